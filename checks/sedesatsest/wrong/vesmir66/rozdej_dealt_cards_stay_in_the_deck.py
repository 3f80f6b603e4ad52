"""level 202: the deck begins with the cards that were dealt"""


def rozdej():
    karty = list(VSECHNY_KARTY)
    shuffle(karty)
    return karty[:6], karty[6:12], karty[:12]
