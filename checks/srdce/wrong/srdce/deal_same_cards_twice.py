"""level 91: every player gets 13 cards of a whole deck"""


def rozdej():
    hraci = {}
    for jmeno in HRACI:
        karty = vsechny_karty()
        shuffle(karty)
        hraci[jmeno] = {'ruka': set(karty[:13]), 'stychy': []}
    return hraci
