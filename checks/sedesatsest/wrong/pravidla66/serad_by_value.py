"""level 121: by value only"""


def serad(ruka):
    return sorted(ruka, key=lambda karta: -karta.hodnota)
