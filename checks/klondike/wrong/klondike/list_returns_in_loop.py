"""level 26: return inside the loop: only the first card"""

from karty import popis_kartu


def popis_seznam_karet(karty):
    popis = ''
    for karta in karty:
        popis += popis_kartu(karta)
        return popis
    return popis
