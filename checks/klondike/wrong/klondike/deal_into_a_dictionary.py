"""level 31: returns a dictionary of columns"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = {}
    for n, pismeno in enumerate('ABCDEFG'):
        sloupecky[pismeno] = []
        for i in range(n):
            sloupecky[pismeno].append(balicek.pop())
        sloupecky[pismeno].append(otoc_kartu(balicek.pop(), True))
    return sloupecky
