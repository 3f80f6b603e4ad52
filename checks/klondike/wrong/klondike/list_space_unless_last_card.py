"""level 26: finds the last card by comparing, so twins lose their space"""

from karty import popis_kartu


def popis_seznam_karet(karty):
    popis = ''
    for karta in karty:
        popis += popis_kartu(karta)
        if karta != karty[-1]:
            popis += ' '
    return popis
