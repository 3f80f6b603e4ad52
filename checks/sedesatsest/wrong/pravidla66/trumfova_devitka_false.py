"""level 72: False instead of None"""


def trumfova_devitka(trumf, ruka):
    for karta in ruka:
        if karta.barva == trumf and karta.jmeno == '9':
            return karta
    return False
