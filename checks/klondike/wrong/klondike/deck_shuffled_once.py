"""level 23: shuffled only once, when the file is imported"""

from random import shuffle

zamichane = []
for barva in 'Pi', 'Sr', 'Ka', 'Kr':
    for hodnota in range(1, 14):
        zamichane.append((hodnota, barva, False))
shuffle(zamichane)


def vytvor_balicek():
    return list(zamichane)
