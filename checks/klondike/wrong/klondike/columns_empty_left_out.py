"""level 42: an empty column is left out, so the others shift"""

from itertools import zip_longest

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    neprazdne = [sloupecek for sloupecek in sloupecky if sloupecek]
    for karty in zip_longest(*neprazdne):
        print(' '.join([popis_kartu(karta) if karta else '     ' for karta in karty]))
