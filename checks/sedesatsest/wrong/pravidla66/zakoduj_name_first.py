"""level 11: name before suit"""


def zakoduj(karta):
    return [karta.jmeno, karta.barva, karta.hodnota, karta.razeni]
