"""level 431: a word without a list"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav):
        return svet, 'znovu'
    return svet
