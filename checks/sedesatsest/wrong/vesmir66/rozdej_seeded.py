"""level 203: shuffles from the same seed every time"""

from random import seed


def rozdej():
    karty = list(VSECHNY_KARTY)
    seed(66)
    shuffle(karty)
    return karty[:6], karty[6:12], karty[12:]
