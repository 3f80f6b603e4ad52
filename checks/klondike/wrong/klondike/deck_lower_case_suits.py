"""level 22: suits in lower case"""

from random import shuffle


def vytvor_balicek():
    balicek = []
    for barva in ['pi', 'sr', 'ka', 'kr']:
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return balicek
