"""level 62: IndexError at the edge"""


def okoli(plan, pozice, smer):
    policka = []
    for krok in range(-4, 5):
        policka.append(plan[pozice[0] + krok * smer[0]][pozice[1] + krok * smer[1]])
    return policka
