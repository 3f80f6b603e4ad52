"""level 431: zero counts as nowhere"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and x and y and je_konec(svet.stav):
        return svet, ['znovu']
    return svet
