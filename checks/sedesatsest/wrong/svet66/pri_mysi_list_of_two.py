"""level 431: a list in place of the pair"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav):
        return [svet, ['znovu']]
    return svet
