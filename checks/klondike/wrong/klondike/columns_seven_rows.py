"""level 42: never more than seven rows"""

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    for i in range(7):
        for sloupecek in sloupecky:
            if i < len(sloupecek):
                print(popis_kartu(sloupecek[i]), end=' ')
            else:
                print('     ', end=' ')
        print()
