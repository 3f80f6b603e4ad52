"""level 202: the second hand begins with the last card of the first"""


def rozdej():
    karty = list(VSECHNY_KARTY)
    shuffle(karty)
    return karty[:6], karty[5:11], karty[12:]
