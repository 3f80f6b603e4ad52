"""level 80: takes no game and reads a global"""
hra = {}

def vypis_hru():
    print('  U     V           W     X     Y     Z')
    horni = [popis_balicku(hra[pismenko]) for pismenko in 'UVWXYZ']
    print(horni[0], horni[1], '     ', *horni[2:])
    print()
    print('  A     B     C     D     E     F     G')
    vypis_sloupecky([hra[pismenko] for pismenko in 'ABCDEFG'])


"""level 81: shows the bottom cards of the piles"""
def vypis_hru(hra):
    print('  U     V           W     X     Y     Z')
    horni = [popis_balicku(hra[pismenko][:1]) for pismenko in 'UVWXYZ']
    print(horni[0], horni[1], '     ', *horni[2:])
    print()
    print('  A     B     C     D     E     F     G')
    vypis_sloupecky([hra[pismenko] for pismenko in 'ABCDEFG'])


"""level 81: an empty place has no width"""
from itertools import zip_longest

def vypis_hru(hra):
    print('  U     V           W     X     Y     Z')
    horni = [popis_balicku(hra[pismenko]) for pismenko in 'UVWXYZ']
    print(horni[0], horni[1], '     ', *horni[2:])
    print()
    print('  A     B     C     D     E     F     G')
    for karty in zip_longest(*[hra[pismenko] for pismenko in 'ABCDEFG']):
        print(' '.join([popis_kartu(karta) if karta else '' for karta in karty]))


"""level 81: the columns are printed from G to A"""
def vypis_hru(hra):
    print('  U     V           W     X     Y     Z')
    horni = [popis_balicku(hra[pismenko]) for pismenko in 'UVWXYZ']
    print(horni[0], horni[1], '     ', *horni[2:])
    print()
    print('  A     B     C     D     E     F     G')
    vypis_sloupecky([hra[pismenko] for pismenko in 'GFEDCBA'])


"""level 81: Y and Z are swapped"""
def vypis_hru(hra):
    print('  U     V           W     X     Y     Z')
    horni = [popis_balicku(hra[pismenko]) for pismenko in 'UVWXZY']
    print(horni[0], horni[1], '     ', *horni[2:])
    print()
    print('  A     B     C     D     E     F     G')
    vypis_sloupecky([hra[pismenko] for pismenko in 'ABCDEFG'])


"""level 81: prints the dictionary"""
def vypis_hru(hra):
    for pismenko in hra:
        print(pismenko, hra[pismenko])


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


"""level 81: U is always shown as [???]"""
def vypis_hru(hra):
    print('  U     V           W     X     Y     Z')
    horni = [popis_balicku(hra[pismenko]) for pismenko in 'VWXYZ']
    print('[???]', horni[0], '     ', *horni[1:])
    print()
    print('  A     B     C     D     E     F     G')
    vypis_sloupecky([hra[pismenko] for pismenko in 'ABCDEFG'])


"""level 81: takes the described cards off the piles"""
def popis(karty):
    if karty:
        return popis_kartu(karty.pop())
    return '[   ]'

def vypis_hru(hra):
    print('  U     V           W     X     Y     Z')
    horni = [popis(hra[pismenko]) for pismenko in 'UVWXYZ']
    print(horni[0], horni[1], '     ', *horni[2:])
    print()
    print('  A     B     C     D     E     F     G')
    vypis_sloupecky([hra[pismenko] for pismenko in 'ABCDEFG'])


"""level 81: only the top cards of the columns"""
def vypis_hru(hra):
    print('  U     V           W     X     Y     Z')
    horni = [popis_balicku(hra[pismenko]) for pismenko in 'UVWXYZ']
    print(horni[0], horni[1], '     ', *horni[2:])
    print()
    print('  A     B     C     D     E     F     G')
    print(*[popis_balicku(hra[pismenko]) for pismenko in 'ABCDEFG'])


"""level 81: V is shown face down"""
def vypis_hru(hra):
    print('  U     V           W     X     Y     Z')
    horni = [popis_balicku(hra[pismenko]) for pismenko in 'UVWXYZ']
    print(horni[0], '[???]' if hra['V'] else '[   ]', '     ', *horni[2:])
    print()
    print('  A     B     C     D     E     F     G')
    vypis_sloupecky([hra[pismenko] for pismenko in 'ABCDEFG'])


"""level 81: the letters of the columns are missing"""
def vypis_hru(hra):
    print('  U     V           W     X     Y     Z')
    horni = [popis_balicku(hra[pismenko]) for pismenko in 'UVWXYZ']
    print(horni[0], horni[1], '     ', *horni[2:])
    print()
    vypis_sloupecky([hra[pismenko] for pismenko in 'ABCDEFG'])


"""level 81: prints what a function returns that prints by itself
says: Funkce vypis_sloupecky vypisuje sama a nic nevrací, takže print kolem ní vypíše None.
"""
def vypis_hru(hra):
    print('  U     V           W     X     Y     Z')
    horni = [popis_balicku(hra[jmeno]) for jmeno in 'UVWXYZ']
    print(horni[0], horni[1], '     ', *horni[2:])
    print()
    print('  A     B     C     D     E     F     G')
    print(vypis_sloupecky([hra[jmeno] for jmeno in 'ABCDEFG']))


"""level 81: a list outside the function keeps the top cards of the first game"""
horni = []

def vypis_hru(hra):
    for pismenko in 'UVWXYZ':
        horni.append(popis_balicku(hra[pismenko]))
    print('  U     V           W     X     Y     Z')
    print(horni[0], horni[1], '     ', horni[2], horni[3], horni[4], horni[5])
    print()
    print('  A     B     C     D     E     F     G')
    vypis_sloupecky([hra[pismenko] for pismenko in 'ABCDEFG'])


"""level 81: prints nothing when the game is the one that was printed last
says: Tatáž hra se podruhé vypsala jinak než napoprvé.
"""
vypis_celou_hru = vypis_hru
minule = {}

def vypis_hru(hra):
    if hra != minule:
        minule.update({jmeno: list(karty) for jmeno, karty in hra.items()})
        vypis_celou_hru(hra)
