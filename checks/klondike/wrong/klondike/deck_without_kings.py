"""level 21: range ends one too early, so the kings are missing"""

from random import shuffle


def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 13):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return balicek
