"""level 201: the slices end one card too early"""


def rozdej():
    karty = list(VSECHNY_KARTY)
    shuffle(karty)
    return karty[:5], karty[6:11], karty[12:]
