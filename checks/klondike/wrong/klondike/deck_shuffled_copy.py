"""level 23: shuffles a copy and throws it away"""

from random import shuffle


def vytvor_balicek():
    balicek = []
    for hodnota in range(1, 14):
        for barva in 'Pi', 'Sr', 'Ka', 'Kr':
            balicek.append((hodnota, barva, False))
    shuffle(balicek[:])
    return balicek
