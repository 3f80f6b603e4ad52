"""level 62: ends at the first cell that is not on the plan"""


def okoli(plan, pozice, smer):
    policka = []
    for krok in range(-4, 5):
        rada = pozice[0] + krok * smer[0]
        sloupec = pozice[1] + krok * smer[1]
        if rada < 0 or rada > 8 or sloupec < 0 or sloupec > 8:
            break
        policka.append(plan[rada][sloupec])
    return policka
