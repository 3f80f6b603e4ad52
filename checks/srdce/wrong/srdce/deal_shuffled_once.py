"""level 92: shuffles only when the file is imported"""

zamichane = vsechny_karty()
shuffle(zamichane)


def rozdej():
    hraci = {}
    for i in range(4):
        hraci[HRACI[i]] = {'ruka': set(zamichane[13 * i : 13 * i + 13]), 'stychy': []}
    return hraci
