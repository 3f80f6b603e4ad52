"""level 42: takes the cards off the columns while printing"""

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    while any(sloupecky):
        radek = []
        for sloupecek in sloupecky:
            if sloupecek:
                radek.append(popis_kartu(sloupecek.pop(0)))
            else:
                radek.append('     ')
        print(' '.join(radek))
