"""level 201: prints the hands instead of returning them"""


def rozdej():
    karty = list(VSECHNY_KARTY)
    shuffle(karty)
    print(karty[:6], karty[6:12], karty[12:])
