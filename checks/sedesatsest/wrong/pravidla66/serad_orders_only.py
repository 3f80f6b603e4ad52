"""level 121: numbers instead of cards"""


def serad(ruka):
    return sorted(karta.razeni for karta in ruka)
