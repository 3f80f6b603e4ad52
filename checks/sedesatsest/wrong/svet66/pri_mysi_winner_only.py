"""level 431: only the winner may go on"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_vyhra(svet.stav):
        return svet, ['znovu']
    return svet
