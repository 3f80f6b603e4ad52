"""level 121: always the whole deck"""


def serad(ruka):
    return list(VSECHNY_KARTY)
