"""level 42: four spaces for an empty place"""

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    pocet = max(len(sloupecek) for sloupecek in sloupecky)
    for i in range(pocet):
        for sloupecek in sloupecky:
            if i < len(sloupecek):
                print(popis_kartu(sloupecek[i]), end=' ')
            else:
                print('    ', end=' ')
        print()
