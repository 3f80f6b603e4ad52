"""level 21: name and suit swapped"""


def dekoduj(seznam):
    jmeno, barva, hodnota, razeni = seznam
    return Karta(barva, jmeno, hodnota, razeni)
