"""level 71: True instead of the card"""


def trumfova_devitka(trumf, ruka):
    for karta in ruka:
        if karta.barva == trumf and karta.jmeno == '9':
            return True
    return None
