"""level 92: deals the last card of the deck without shuffling it"""


def rozdej():
    karty = vsechny_karty()
    karty.remove(('Pi', 'dama'))
    shuffle(karty)
    karty.append(('Pi', 'dama'))
    hraci = {}
    for i in range(4):
        hraci[HRACI[i]] = {'ruka': set(karty[13 * i : 13 * i + 13]), 'stychy': []}
    return hraci
