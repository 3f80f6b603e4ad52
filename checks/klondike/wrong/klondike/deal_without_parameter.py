"""level 30: takes no deck and reads a global"""

from karty import otoc_kartu

balicek = []


def rozdej_sloupecky():
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(sloupecek)
    return sloupecky
