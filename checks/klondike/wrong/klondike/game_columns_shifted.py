"""level 81: an empty place has no width"""

from itertools import zip_longest

from karty import popis_kartu


def popis(karty):
    if karty:
        return popis_kartu(karty[-1])
    return '[   ]'


def vypis_hru(hra):
    print('  U     V           W     X     Y     Z')
    print(popis(hra['U']), popis(hra['V']), '     ', popis(hra['W']), popis(hra['X']), popis(hra['Y']), popis(hra['Z']))
    print()
    print('  A     B     C     D     E     F     G')
    for karty in zip_longest(hra['A'], hra['B'], hra['C'], hra['D'], hra['E'], hra['F'], hra['G']):
        print(' '.join([popis_kartu(karta) if karta else '' for karta in karty]))
