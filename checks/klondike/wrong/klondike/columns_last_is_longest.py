"""level 42: takes the last column for the longest"""

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    pocet = len(sloupecky[-1])
    for i in range(pocet):
        for sloupecek in sloupecky:
            if i < len(sloupecek):
                print(popis_kartu(sloupecek[i]), end=' ')
            else:
                print('     ', end=' ')
        print()
