"""level 31: deals column G first"""

from karty import otoc_kartu


def rozdej_sloupecky(balicek):
    sloupecky = []
    for n in range(6, -1, -1):
        sloupecek = []
        for i in range(n):
            sloupecek.append(balicek.pop())
        sloupecek.append(otoc_kartu(balicek.pop(), True))
        sloupecky.insert(0, sloupecek)
    return sloupecky
