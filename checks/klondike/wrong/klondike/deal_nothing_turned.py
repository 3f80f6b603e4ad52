"""level 32: forgets that otoc_kartu returns a new card"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        karta = balicek.pop()
        otoc_kartu(karta, True)
        sloupecek.append(karta)
        sloupecky.append(sloupecek)
    return sloupecky
