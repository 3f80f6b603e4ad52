"""level 26: commas between the cards"""

from karty import popis_kartu


def popis_seznam_karet(karty):
    return ', '.join(popis_kartu(karta) for karta in karty)
