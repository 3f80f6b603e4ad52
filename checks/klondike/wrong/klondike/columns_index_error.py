"""level 42: IndexError where a column ends"""

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    for i in range(len(sloupecky[6])):
        for sloupecek in sloupecky:
            print(popis_kartu(sloupecek[i]), end=' ')
        print()
