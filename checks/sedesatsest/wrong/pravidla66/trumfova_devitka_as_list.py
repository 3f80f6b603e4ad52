"""level 71: a list with the card"""


def trumfova_devitka(trumf, ruka):
    return [karta for karta in ruka if karta.barva == trumf and karta.jmeno == '9']
