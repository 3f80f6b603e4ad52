"""level 431: ends by the last trick are forgotten"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav) and svet.stav[-1] in 'tf':
        return svet, ['znovu']
    return svet
