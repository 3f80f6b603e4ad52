"""level 21: a list outside the function: the second deck has 104 cards"""

from random import shuffle

balicek = []


def vytvor_balicek():
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    shuffle(balicek)
    return balicek
