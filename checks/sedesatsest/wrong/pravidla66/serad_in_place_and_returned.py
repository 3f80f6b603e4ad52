"""level 122: sorts the list itself and returns it"""


def serad(ruka):
    ruka.sort(key=lambda karta: karta.razeni)
    return ruka
