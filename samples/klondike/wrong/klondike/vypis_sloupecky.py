"""level 40: wants seven columns one by one"""
from itertools import zip_longest

from karty import popis_kartu

def vypis_sloupecky(a, b, c, d, e, f, g):
    for radek in zip_longest(a, b, c, d, e, f, g):
        print(' '.join([popis_kartu(karta) if karta else '     ' for karta in radek]))


"""level 41: prints each column as a row"""
from karty import popis_kartu

def vypis_sloupecky(sloupecky):
    for sloupecek in sloupecky:
        print(' '.join([popis_kartu(karta) for karta in sloupecek]))


"""level 41: prints only the first cards"""
from karty import popis_kartu

def vypis_sloupecky(sloupecky):
    popisy = []
    for sloupecek in sloupecky:
        popisy.append(popis_kartu(sloupecek[0]))
    print(' '.join(popisy))


"""level 41: returns the printed text too"""
from itertools import zip_longest

from karty import popis_kartu

def vypis_sloupecky(sloupecky):
    text = ''
    for karty in zip_longest(*sloupecky):
        text += ' '.join([popis_kartu(karta) if karta else '     ' for karta in karty]) + '\n'
    print(text)
    return text


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


"""level 41: returns the text instead of printing it"""
from itertools import zip_longest

from karty import popis_kartu

def vypis_sloupecky(sloupecky):
    radky = []
    for karty in zip_longest(*sloupecky):
        radky.append(' '.join([popis_kartu(karta) if karta else '     ' for karta in karty]))
    return '\n'.join(radky)


"""level 41: no space between the columns"""
popis_s_mezerami = popis_radku

def popis_radku(sloupecky, cislo_radku):
    return ''.join([popis_s_mezerami([sloupecek], cislo_radku) for sloupecek in sloupecky])


"""level 41: leaves out the last column"""
popis_celeho_radku = popis_radku

def popis_radku(sloupecky, cislo_radku):
    return popis_celeho_radku(sloupecky[:-1], cislo_radku)


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


"""level 42: an empty column is left out, so the others shift"""
popis_celeho_radku = popis_radku

def popis_radku(sloupecky, cislo_radku):
    return popis_celeho_radku([sloupecek for sloupecek in sloupecky if sloupecek], cislo_radku)


"""level 42: fills the shorter columns up with None"""
from karty import popis_kartu

def vypis_sloupecky(sloupecky):
    pocet = max(len(sloupecek) for sloupecek in sloupecky)
    for sloupecek in sloupecky:
        while len(sloupecek) < pocet:
            sloupecek.append(None)
    for karty in zip(*sloupecky):
        print(' '.join([popis_kartu(karta) if karta else '     ' for karta in karty]))


"""level 42: every empty place is drawn as [   ]"""
PRAZDNE_MISTO = '[   ]'


"""level 42: IndexError where a column ends"""
def popis_radku(sloupecky, cislo_radku):
    return ' '.join([popis_kartu(sloupecek[cislo_radku]) for sloupecek in sloupecky])


"""level 42: takes the last column for the longest"""
def vypis_sloupecky(sloupecky):
    for cislo_radku in range(len(sloupecky[-1])):
        print(popis_radku(sloupecky, cislo_radku))


"""level 42: four spaces for an empty place"""
PRAZDNE_MISTO = '    '


"""level 42: never more than seven rows"""
def vypis_sloupecky(sloupecky):
    for cislo_radku in range(7):
        print(popis_radku(sloupecky, cislo_radku))


"""level 42: nothing is printed where a column has ended"""
def popis_radku(sloupecky, cislo_radku):
    popisy = []
    for sloupecek in sloupecky:
        if cislo_radku < len(sloupecek):
            popisy.append(popis_kartu(sloupecek[cislo_radku]))
    return ' '.join(popisy)


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


"""level 42: zip without padding drops what is longer"""
from karty import popis_kartu

def vypis_sloupecky(sloupecky):
    for karty in zip(*sloupecky):
        print(' '.join([popis_kartu(karta) for karta in karty]))


"""level 42: the number of rows lives outside the function and never gets lower"""
pocet_radku = 0

def vypis_sloupecky(sloupecky):
    global pocet_radku
    for sloupecek in sloupecky:
        pocet_radku = max(pocet_radku, len(sloupecek))
    for cislo_radku in range(pocet_radku):
        print(popis_radku(sloupecky, cislo_radku))


"""level 42: prints nothing when the columns are those that were printed last
says: Tytéž sloupečky se hned podruhé vypsaly jinak než napoprvé.
"""
minule = []

def vypis_sloupecky(sloupecky):
    if sloupecky in minule:
        return
    minule.clear()
    minule.append([list(sloupecek) for sloupecek in sloupecky])
    for cislo_radku in range(max(map(len, sloupecky))):
        print(popis_radku(sloupecky, cislo_radku))
