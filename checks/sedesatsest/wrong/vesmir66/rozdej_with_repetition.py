"""level 202: every card is drawn from the whole pack again"""

from random import choice


def rozdej():
    karty = [choice(VSECHNY_KARTY) for _ in range(24)]
    return karty[:6], karty[6:12], karty[12:]
