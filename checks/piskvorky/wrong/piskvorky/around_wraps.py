"""level 62: negative indexes wrap around"""


def okoli(plan, pozice, smer):
    policka = []
    for krok in range(-4, 5):
        try:
            policka.append(plan[pozice[0] + krok * smer[0]][pozice[1] + krok * smer[1]])
        except IndexError:
            pass
    return policka
