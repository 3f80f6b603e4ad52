"""level 432: or instead of and"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik' or je_konec(svet.stav):
        return svet, ['znovu']
    return svet
