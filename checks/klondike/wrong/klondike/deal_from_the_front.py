"""level 31: dealt from the front"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop(0))
        sloupecek.append(otoc_kartu(balicek.pop(0), True))
        sloupecky.append(sloupecek)
    return sloupecky
