"""level 61: first forwards, then backwards"""


def okoli(plan, pozice, smer):
    policka = [plan[pozice[0]][pozice[1]]]
    for krok in [1, 2, 3, 4, -1, -2, -3, -4]:
        rada = pozice[0] + krok * smer[0]
        sloupec = pozice[1] + krok * smer[1]
        if 0 <= rada <= 8 and 0 <= sloupec <= 8:
            policka.append(plan[rada][sloupec])
    return policka
