"""level 22: cards are lists instead of tuples

says: není n-tice
"""

from random import shuffle


def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append([hodnota, barva, False])
    shuffle(balicek)
    return balicek
