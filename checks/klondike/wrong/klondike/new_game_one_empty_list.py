"""level 71: V to Z are one and the same list"""

from random import shuffle

from karty import otoc_kartu


def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    prazdny = []
    hra = {'U': balicek}
    for pismenko in 'VWXYZ':
        hra[pismenko] = prazdny
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return hra
