"""level 41: returns the printed text too"""

from itertools import zip_longest

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    text = ''
    for karty in zip_longest(*sloupecky):
        text += ' '.join([popis_kartu(karta) if karta else '     ' for karta in karty]) + '\n'
    print(text)
    return text
