"""level 432: a click begins a new game any time"""


def pri_mysi(svet, x, y, udalost):
    if udalost == 'klik':
        return svet, ['znovu']
    return svet
