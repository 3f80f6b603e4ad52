"""level 81: returns the text instead of printing it"""

from itertools import zip_longest

from karty import popis_kartu


def vypis_hru(hra):
    text = '  U     V           W     X     Y     Z\n'
    for pismenko in 'UVWXYZ':
        text += popis_kartu(hra[pismenko][-1]) if hra[pismenko] else '[   ]'
        text += '       ' if pismenko == 'V' else ' '
    text += '\n\n  A     B     C     D     E     F     G\n'
    for karty in zip_longest(*[hra[pismenko] for pismenko in 'ABCDEFG']):
        text += ' '.join([popis_kartu(karta) if karta else '     ' for karta in karty]) + '\n'
    return text
