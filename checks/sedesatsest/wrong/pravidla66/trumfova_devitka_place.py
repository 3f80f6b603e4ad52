"""level 71: its place instead of the card"""


def trumfova_devitka(trumf, ruka):
    for poradi, karta in enumerate(ruka):
        if karta.barva == trumf and karta.jmeno == '9':
            return poradi
    return None
