"""level 72: gives the trump nine even to who does not have it"""


def trumfova_devitka(trumf, ruka):
    return [karta for karta in VSECHNY_KARTY if karta.barva == trumf and karta.jmeno == '9'][0]
