"""level 81: only the top cards of the columns"""

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
    print(
        popis(hra['A']),
        popis(hra['B']),
        popis(hra['C']),
        popis(hra['D']),
        popis(hra['E']),
        popis(hra['F']),
        popis(hra['G']),
    )
