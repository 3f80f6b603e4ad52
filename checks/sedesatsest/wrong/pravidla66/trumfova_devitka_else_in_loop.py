"""level 71: the first card decides"""


def trumfova_devitka(trumf, ruka):
    for karta in ruka:
        if karta.barva == trumf and karta.jmeno == '9':
            return karta
        else:
            return None
