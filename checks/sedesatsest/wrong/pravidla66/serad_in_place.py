"""level 121: sorts the list itself and returns None
says: None"""


def serad(ruka):
    ruka.sort(key=lambda karta: karta.razeni)
