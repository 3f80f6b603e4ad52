"""level 431: the message without the world"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav):
        return ['znovu']
    return svet
