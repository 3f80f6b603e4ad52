"""level 41: prints each column as a row"""

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    for sloupecek in sloupecky:
        print(' '.join([popis_kartu(karta) for karta in sloupecek]))
