"""level 31: a list outside the function: the second deal returns fourteen columns"""

from karty import otoc_kartu

sloupecky = []


def rozdej_sloupecky(balicek):
    for n in range(7):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(sloupecek)
    return sloupecky
