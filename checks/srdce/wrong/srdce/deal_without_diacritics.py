"""level 91: names without diacritics
says: chybí Gábi
"""


def rozdej():
    karty = vsechny_karty()
    shuffle(karty)
    hraci = {}
    for i, jmeno in enumerate(['Gabi', 'Petr', 'Pavel', 'Sona']):
        hraci[jmeno] = {'ruka': set(karty[i::4]), 'stychy': []}
    return hraci
