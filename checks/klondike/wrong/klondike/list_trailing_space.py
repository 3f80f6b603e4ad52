"""level 26: joined with a trailing space"""

from karty import popis_kartu


def popis_seznam_karet(karty):
    popis = ''
    for karta in karty:
        popis = popis + popis_kartu(karta) + ' '
    return popis
