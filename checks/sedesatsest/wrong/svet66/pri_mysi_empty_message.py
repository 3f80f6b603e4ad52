"""level 432: always a pair"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav):
        return svet, ['znovu']
    return svet, []
