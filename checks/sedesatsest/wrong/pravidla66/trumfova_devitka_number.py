"""level 71: compares the name with a number"""


def trumfova_devitka(trumf, ruka):
    for karta in ruka:
        if karta.barva == trumf and karta.jmeno == 9:
            return karta
    return None
