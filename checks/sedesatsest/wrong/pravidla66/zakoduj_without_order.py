"""level 11: leaves the fourth item out"""


def zakoduj(karta):
    return [karta.barva, karta.jmeno, karta.hodnota]
