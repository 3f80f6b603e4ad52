"""level 203: forgets to shuffle"""


def rozdej():
    karty = list(VSECHNY_KARTY)
    return karty[:6], karty[6:12], karty[12:]
