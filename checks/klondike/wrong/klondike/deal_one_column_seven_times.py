"""level 31: one and the same column seven times"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = []
    sloupecek = []
    for n in range(7):
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(sloupecek)
    return sloupecky
