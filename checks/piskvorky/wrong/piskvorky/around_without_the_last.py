"""level 61: stops one step too early"""


def okoli(plan, pozice, smer):
    policka = []
    for krok in range(-4, 4):
        rada = pozice[0] + krok * smer[0]
        sloupec = pozice[1] + krok * smer[1]
        if 0 <= rada <= 8 and 0 <= sloupec <= 8:
            policka.append(plan[rada][sloupec])
    return policka
