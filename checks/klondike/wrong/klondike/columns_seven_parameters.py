"""level 40: wants seven columns one by one"""

from itertools import zip_longest

from karty import popis_kartu


def vypis_sloupecky(a, b, c, d, e, f, g):
    for radek in zip_longest(a, b, c, d, e, f, g):
        print(' '.join([popis_kartu(karta) if karta else '     ' for karta in radek]))
