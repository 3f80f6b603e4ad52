"""level 31: seven aliases of one list"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = [[]] * 7
    for n in range(7):
        for i in range(n):
            sloupecky[n].append(balicek.pop())
        sloupecky[n].append(otoc_kartu(balicek.pop(), True))
    return sloupecky
