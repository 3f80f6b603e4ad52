"""level 21: fifty-two random cards, some of them twice"""

from random import choice, randint


def vytvor_balicek():
    balicek = []
    while len(balicek) < 52:
        balicek.append((randint(1, 13), choice(['Pi', 'Sr', 'Ka', 'Kr']), False))
    return balicek
