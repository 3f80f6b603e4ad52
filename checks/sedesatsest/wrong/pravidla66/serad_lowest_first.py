"""level 121: the lowest first"""


def serad(ruka):
    return sorted(ruka, key=lambda karta: karta.razeni, reverse=True)
