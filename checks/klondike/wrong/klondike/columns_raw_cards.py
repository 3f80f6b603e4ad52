"""level 41: prints the tuples themselves"""


def vypis_sloupecky(sloupecky):
    pocet = max(len(sloupecek) for sloupecek in sloupecky)
    for i in range(pocet):
        for sloupecek in sloupecky:
            if i < len(sloupecek):
                print(sloupecek[i], end=' ')
            else:
                print('     ', end=' ')
        print()
