"""level 23: the last card is left out of the shuffle"""

from random import randint


def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    for i in range(len(balicek) - 1):
        j = randint(0, len(balicek) - 2)
        balicek[i], balicek[j] = balicek[j], balicek[i]
    return balicek
