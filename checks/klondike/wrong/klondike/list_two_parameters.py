"""level 25: wants the separator too"""

from karty import popis_kartu


def popis_seznam_karet(karty, oddelovac):
    return oddelovac.join([popis_kartu(karta) for karta in karty])
