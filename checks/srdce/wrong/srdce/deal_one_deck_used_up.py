"""level 91: the deck is a global and is empty after the first deal"""

balicek = vsechny_karty()
shuffle(balicek)


def rozdej():
    hraci = {}
    for jmeno in HRACI:
        ruka = set()
        for i in range(13):
            if balicek:
                ruka.add(balicek.pop())
        hraci[jmeno] = {'ruka': ruka, 'stychy': []}
    return hraci
