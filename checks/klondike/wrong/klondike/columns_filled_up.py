"""level 42: fills the shorter columns up with None"""

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    pocet = max(len(sloupecek) for sloupecek in sloupecky)
    for sloupecek in sloupecky:
        while len(sloupecek) < pocet:
            sloupecek.append(None)
    for karty in zip(*sloupecky):
        print(' '.join([popis_kartu(karta) if karta else '     ' for karta in karty]))
