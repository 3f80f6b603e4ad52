"""level 11: a tuple instead of a list"""


def zakoduj(karta):
    return (karta.barva, karta.jmeno, karta.hodnota, karta.razeni)
