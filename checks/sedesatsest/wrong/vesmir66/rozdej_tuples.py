"""level 201: the hands are tuples"""

from random import sample


def rozdej():
    karty = tuple(sample(VSECHNY_KARTY, 24))
    return karty[:6], karty[6:12], karty[12:]
