"""level 33: every other card is face up"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(7):
        sloupecek = []
        licem = n % 2 == 0
        for i in range(n + 1):
            sloupecek.append(otoc_kartu(balicek.pop(), licem))
            licem = not licem
        sloupecky.append(sloupecek)
    return sloupecky
