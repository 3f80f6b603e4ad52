"""level 23: only the order of suits and values is random"""

from random import shuffle


def vytvor_balicek():
    barvy = ['Pi', 'Sr', 'Ka', 'Kr']
    hodnoty = list(range(1, 14))
    shuffle(barvy)
    shuffle(hodnoty)
    balicek = []
    for barva in barvy:
        for hodnota in hodnoty:
            balicek.append((hodnota, barva, False))
    return balicek
