"""level 70: wants the deck"""

from random import shuffle

from karty import otoc_kartu


def udelej_hru(balicek):
    shuffle(balicek)
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return hra
