"""level 21: returns what shuffle returns, which is None"""

from random import shuffle


def vytvor_balicek():
    balicek = []
    for barva in ['Pi', 'Sr', 'Ka', 'Kr']:
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    return shuffle(balicek)
