"""level 431: ends with a closed deck are forgotten"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and svet.stav.startswith(('vyhra', 'prohra')):
        return svet, ['znovu']
    return svet
