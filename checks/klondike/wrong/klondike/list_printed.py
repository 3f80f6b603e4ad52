"""level 26: prints instead of returning"""

from karty import popis_kartu


def popis_seznam_karet(karty):
    for karta in karty:
        print(popis_kartu(karta), end=' ')
    print()
