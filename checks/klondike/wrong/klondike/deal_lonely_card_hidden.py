"""level 32: forgets to turn the only card of the first column"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        karta = balicek.pop()
        if n > 0:
            karta = otoc_kartu(karta, True)
        sloupecek.append(karta)
        sloupecky.append(sloupecek)
    return sloupecky
