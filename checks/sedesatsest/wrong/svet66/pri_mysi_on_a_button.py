"""level 431: waits for a button that is not there"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and 200 < x < 400 and 100 < y < 200 and je_konec(svet.stav):
        return svet, ['znovu']
    return svet
