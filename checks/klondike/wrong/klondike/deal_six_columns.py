"""level 31: range ends one too early: six columns"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(6):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(sloupecek)
    return sloupecky
