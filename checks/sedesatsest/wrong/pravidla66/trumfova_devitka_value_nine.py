"""level 71: looks for the value 9"""


def trumfova_devitka(trumf, ruka):
    for karta in ruka:
        if karta.barva == trumf and karta.hodnota == 9:
            return karta
    return None
