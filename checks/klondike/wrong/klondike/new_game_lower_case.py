"""level 71: keys in lower case"""

from random import shuffle

from karty import otoc_kartu


def udelej_hru():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    hra = {'u': balicek, 'v': [], 'w': [], 'x': [], 'y': [], 'z': []}
    for n, pismenko in enumerate('abcdefg'):
        hra[pismenko] = []
        for i in range(n):
            hra[pismenko].append(balicek.pop())
        hra[pismenko].append(otoc_kartu(balicek.pop(), True))
    return hra
