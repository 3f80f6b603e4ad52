"""level 31: deals from a copy, so the cards stay in the deck too"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    balicek = balicek[:]
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.append(sloupecek)
    return sloupecky
