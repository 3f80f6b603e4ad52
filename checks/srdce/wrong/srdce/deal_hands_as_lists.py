"""level 91: hands are lists
says: má být množina (set) karet
says: ), …
"""


def rozdej():
    karty = vsechny_karty()
    shuffle(karty)
    hraci = {}
    for i in range(4):
        hraci[HRACI[i]] = {'ruka': karty[13 * i : 13 * i + 13], 'stychy': []}
    return hraci
