"""level 71: takes the card out of the hand"""


def trumfova_devitka(trumf, ruka):
    for poradi, karta in enumerate(ruka):
        if karta.barva == trumf and karta.jmeno == '9':
            return ruka.pop(poradi)
    return None
