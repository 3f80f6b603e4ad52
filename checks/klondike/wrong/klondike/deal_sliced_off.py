"""level 31: slices the cards off without reversing them"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = balicek[-(n + 1) :]
        del balicek[-(n + 1) :]
        sloupecek[-1] = otoc_kartu(sloupecek[-1], True)
        sloupecky.append(sloupecek)
    return sloupecky
