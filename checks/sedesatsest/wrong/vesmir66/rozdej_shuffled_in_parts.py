"""level 203: shuffles the hands and the deck each for itself"""


def rozdej():
    ruce = list(VSECHNY_KARTY[:12])
    balicek = list(VSECHNY_KARTY[12:])
    shuffle(ruce)
    shuffle(balicek)
    return ruce[:6], ruce[6:], balicek
