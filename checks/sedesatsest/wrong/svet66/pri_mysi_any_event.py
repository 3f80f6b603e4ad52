"""level 432: any event begins a new game"""


def pri_mysi(svet, x, y, udalost):
    if je_konec(svet.stav):
        return svet, ['znovu']
    return svet
