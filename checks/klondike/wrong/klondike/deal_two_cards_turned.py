"""level 33: the last two cards of each column are face up"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        for i in range(n + 1):
            karta = balicek.pop()
            if i >= n - 1:
                karta = otoc_kartu(karta, True)
            sloupecek.append(karta)
        sloupecky.append(sloupecek)
    return sloupecky
