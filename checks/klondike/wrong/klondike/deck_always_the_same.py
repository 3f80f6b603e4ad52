"""level 23: always the same shuffle"""

from random import Random


def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    Random(1).shuffle(balicek)
    return balicek
