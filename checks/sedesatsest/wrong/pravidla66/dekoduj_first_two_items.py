"""level 21: value and order are forgotten"""


def dekoduj(seznam):
    return Karta(seznam[0], seznam[1], 0, 0)
