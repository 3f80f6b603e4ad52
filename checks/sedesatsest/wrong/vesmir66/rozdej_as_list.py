"""level 201: returns a list of three, not a triple"""


def rozdej():
    karty = list(VSECHNY_KARTY)
    shuffle(karty)
    return [karty[:6], karty[6:12], karty[12:]]
