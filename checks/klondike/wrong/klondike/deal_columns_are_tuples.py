"""level 31: columns are tuples"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(tuple(sloupecek))
    return sloupecky
