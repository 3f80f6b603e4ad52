"""level 71: one of the eight keys is missing
says: zprava"""

from random import shuffle


def nova_hra():
    balicek = list(range(52))
    shuffle(balicek)
    return {
        'balicek': balicek,
        'odhoz': [],
        'krupier': [],
        'hrac': [],
        'penize': 1000.0,
        'sazka': 10.0,
        'hraje_se': False,
    }
