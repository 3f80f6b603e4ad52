"""level 26: no spaces between the cards"""

from karty import popis_kartu


def popis_seznam_karet(karty):
    popis = ''
    for karta in karty:
        popis += popis_kartu(karta)
    return popis
