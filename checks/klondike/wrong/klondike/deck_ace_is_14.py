"""level 22: the ace is 14"""

from random import shuffle


def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(2, 15):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return balicek
