"""level 31: the columns come in a tuple"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(sloupecek)
    return tuple(sloupecky)
