"""level 21: takes the items out of the list"""


def dekoduj(seznam):
    barva = seznam.pop(0)
    jmeno = seznam.pop(0)
    hodnota = seznam.pop(0)
    return Karta(barva, jmeno, hodnota, seznam.pop(0))
