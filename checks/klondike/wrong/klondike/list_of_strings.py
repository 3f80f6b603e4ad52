"""level 26: returns a list of descriptions instead of a string"""

from karty import popis_kartu


def popis_seznam_karet(karty):
    popisy = []
    for karta in karty:
        popisy.append(popis_kartu(karta))
    return popisy
