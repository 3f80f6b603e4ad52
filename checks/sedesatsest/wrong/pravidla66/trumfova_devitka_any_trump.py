"""level 72: the lowest trump, whatever it is"""


def trumfova_devitka(trumf, ruka):
    trumfy = [karta for karta in ruka if karta.barva == trumf]
    return min(trumfy, key=lambda karta: karta.hodnota) if trumfy else None
