"""level 62: the first cell off the board ends the loop, even when the board is yet to come"""


def okoli(plan, pozice, smer):
    policka = []
    for krok in range(-4, 5):
        rada = pozice[0] + krok * smer[0]
        sloupec = pozice[1] + krok * smer[1]
        if rada >= 0 and sloupec >= 0:
            try:
                policka.append(plan[rada][sloupec])
            except IndexError:
                break
    return policka
