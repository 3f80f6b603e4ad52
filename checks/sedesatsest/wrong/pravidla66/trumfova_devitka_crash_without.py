"""level 72: relies on it being there
says: IndexError"""


def trumfova_devitka(trumf, ruka):
    return [karta for karta in ruka if karta.barva == trumf and karta.jmeno == '9'][0]
