"""level 21: returns a tuple, from which nobody can deal"""

from random import shuffle


def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return tuple(balicek)
