"""level 27: IndexError for no cards"""

from karty import popis_kartu


def popis_seznam_karet(karty):
    popis = popis_kartu(karty[0])
    for karta in karty[1:]:
        popis += ' ' + popis_kartu(karta)
    return popis
