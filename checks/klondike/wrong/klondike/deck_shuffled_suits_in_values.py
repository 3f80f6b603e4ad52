"""level 23: the four cards of a value stay together"""

from random import shuffle


def vytvor_balicek():
    hodnoty = list(range(1, 14))
    shuffle(hodnoty)
    balicek = []
    for hodnota in hodnoty:
        barvy = ['Pi', 'Sr', 'Ka', 'Kr']
        shuffle(barvy)
        for barva in barvy:
            balicek.append((hodnota, barva, False))
    return balicek
