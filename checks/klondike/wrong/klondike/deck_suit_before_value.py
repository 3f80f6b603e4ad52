"""level 22: the suit comes first in the card"""

from random import shuffle


def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((barva, hodnota, False))
    shuffle(balicek)
    return balicek
