"""level 31: deals row by row, as with real cards"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = [[], [], [], [], [], [], []]
    for radek in range(7):
        for n in range(radek, 7):
            karta = balicek.pop()
            if n == radek:
                karta = otoc_kartu(karta, True)
            sloupecky[n].append(karta)
    return sloupecky
