"""level 92: does not shuffle"""


def rozdej():
    karty = vsechny_karty()
    hraci = {}
    for i in range(4):
        hraci[HRACI[i]] = {'ruka': set(karty[13 * i : 13 * i + 13]), 'stychy': []}
    return hraci
