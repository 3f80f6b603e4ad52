"""level 42: an empty column is drawn as [   ]"""

from itertools import zip_longest

from karty import popis_kartu


def vypis_sloupecky(sloupecky):
    for cislo, karty in enumerate(zip_longest(*sloupecky)):
        radek = []
        for karta in karty:
            if karta:
                radek.append(popis_kartu(karta))
            elif cislo == 0:
                radek.append('[   ]')
            else:
                radek.append('     ')
        print(' '.join(radek))
