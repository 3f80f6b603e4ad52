"""level 27: describes no cards as an empty deck"""

from karty import popis_kartu


def popis_seznam_karet(karty):
    if not karty:
        return '[   ]'
    return ' '.join([popis_kartu(karta) for karta in karty])
