"""level 22: letters instead of the numbers 1, 11, 12 and 13"""

from random import shuffle


def vytvor_balicek():
    balicek = []
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in ['A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K']:
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return balicek
