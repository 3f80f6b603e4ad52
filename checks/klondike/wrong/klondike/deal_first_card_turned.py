"""level 32: turns the first card of each column instead of the last"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n + 1):
            sloupecek.append(balicek.pop())
        sloupecek[0] = otoc_kartu(sloupecek[0], True)
        sloupecky.append(sloupecek)
    return sloupecky
