"""level 432: who was refused may begin a game"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' and (je_konec(svet.stav) or svet.stav == 'odmitnut'):
        return svet, ['znovu']
    return svet
