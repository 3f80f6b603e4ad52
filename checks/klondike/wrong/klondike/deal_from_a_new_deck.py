"""level 31: deals a new deck instead of the one it was given"""

from random import shuffle

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    balicek = [(hodnota, barva, False) for hodnota in range(1, 14) for barva in ['Pi', 'Sr', 'Ka', 'Kr']]
    shuffle(balicek)
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(sloupecek)
    return sloupecky
