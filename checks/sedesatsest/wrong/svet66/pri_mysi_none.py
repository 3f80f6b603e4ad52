"""level 432: no return otherwise
says: None"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and je_konec(svet.stav):
        return svet, ['znovu']
