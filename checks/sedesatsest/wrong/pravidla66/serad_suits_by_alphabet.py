"""level 121: diamonds first"""


def serad(ruka):
    return sorted(ruka, key=lambda karta: (karta.barva, -karta.hodnota))
