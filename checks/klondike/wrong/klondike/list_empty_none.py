"""level 27: returns None for no cards"""

from karty import popis_kartu


def popis_seznam_karet(karty):
    if len(karty) != 0:
        popisy = []
        for karta in karty:
            popisy.append(popis_kartu(karta))
        return ' '.join(popisy)
