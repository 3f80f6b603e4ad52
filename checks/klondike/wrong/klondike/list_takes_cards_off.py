"""level 26: takes the cards off while describing them"""

from karty import popis_kartu


def popis_seznam_karet(karty):
    popisy = []
    while karty:
        popisy.append(popis_kartu(karty.pop(0)))
    return ' '.join(popisy)
