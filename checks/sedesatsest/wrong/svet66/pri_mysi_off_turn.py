"""level 432: when it is not your turn, the game is over"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and not je_na_tahu(svet.stav):
        return svet, ['znovu']
    return svet
