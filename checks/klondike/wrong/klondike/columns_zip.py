"""level 42: zip without padding drops what is longer"""

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    for karty in zip(*sloupecky):
        print(' '.join([popis_kartu(karta) for karta in karty]))
