"""level 71: the same game again and again"""

from random import Random

from karty import otoc_kartu


def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    Random(52).shuffle(balicek)
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for n, pismenko in enumerate('ABCDEFG'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return hra
