"""level 41: returns the text instead of printing it"""

from itertools import zip_longest

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    radky = []
    for karty in zip_longest(*sloupecky):
        radky.append(' '.join([popis_kartu(karta) if karta else '     ' for karta in karty]))
    return '\n'.join(radky)
