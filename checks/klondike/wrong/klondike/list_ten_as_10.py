"""level 26: a visible ten is written 10"""


def popis_seznam_karet(karty):
    znaky = {1: 'A', 11: 'J', 12: 'Q', 13: 'K'}
    barvy = {'Pi': '♠ ', 'Sr': ' ♥', 'Ka': ' ♦', 'Kr': '♣ '}
    popisy = []
    for hodnota, barva, licem in karty:
        if licem:
            popisy.append(f'[{znaky.get(hodnota, hodnota)}{barvy[barva]}]')
        else:
            popisy.append('[???]')
    return ' '.join(popisy)
