"""level 203: deals first and shuffles only the deck"""


def rozdej():
    balicek = list(VSECHNY_KARTY[12:])
    shuffle(balicek)
    return list(VSECHNY_KARTY[:6]), list(VSECHNY_KARTY[6:12]), balicek
