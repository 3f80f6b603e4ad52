"""level 41: prints only the first cards"""

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    popisy = []
    for sloupecek in sloupecky:
        popisy.append(popis_kartu(sloupecek[0]))
    print(' '.join(popisy))
