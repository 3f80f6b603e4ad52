"""level 21: a sample of 51 cards"""

from random import sample


def vytvor_balicek():
    balicek = []
    for hodnota in range(1, 14):
        for barva in 'Pi', 'Sr', 'Ka', 'Kr':
            balicek.append((hodnota, barva, False))
    return sample(balicek, 51)
