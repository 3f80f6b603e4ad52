"""level 241: sorts the very hand it was given"""


def serad_ruku(vesmir, hrac):
    ruka_hrace(vesmir, hrac).sort(key=lambda karta: karta.razeni)
    return vesmir
