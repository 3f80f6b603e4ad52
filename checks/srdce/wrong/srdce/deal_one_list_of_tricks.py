"""level 91: one list of tricks for all"""


def rozdej():
    karty = vsechny_karty()
    shuffle(karty)
    stychy = []
    hraci = {}
    for i in range(4):
        hraci[HRACI[i]] = {'ruka': set(karty[i::4]), 'stychy': stychy}
    return hraci
