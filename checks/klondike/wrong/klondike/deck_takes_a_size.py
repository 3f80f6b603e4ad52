"""level 20: wants the number of cards"""

from random import sample


def vytvor_balicek(pocet):
    balicek = []
    for barva in ['Pi', 'Sr', 'Ka', 'Kr']:
        for hodnota in range(1, 14):
            balicek.append((hodnota, barva, False))
    return sample(balicek, pocet)
