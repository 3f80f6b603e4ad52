"""level 71: the first nine"""


def trumfova_devitka(trumf, ruka):
    for karta in ruka:
        if karta.jmeno == '9':
            return karta
    return None
