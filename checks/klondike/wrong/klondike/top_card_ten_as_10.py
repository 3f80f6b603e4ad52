"""level 11: a visible ten is written 10"""


def popis_balicku(balicek):
    if not balicek:
        return '[   ]'
    hodnota, barva, licem = balicek[-1]
    if not licem:
        return '[???]'
    znaky = {1: 'A', 11: 'J', 12: 'Q', 13: 'K'}
    barvy = {'Pi': '♠ ', 'Sr': ' ♥', 'Ka': ' ♦', 'Kr': '♣ '}
    return f'[{znaky.get(hodnota, hodnota)}{barvy[barva]}]'
