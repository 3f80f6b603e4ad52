"""level 71: cards 1 to 52"""

from random import shuffle


def nova_hra():
    balicek = list(range(1, 53))
    shuffle(balicek)
    return {
        'balicek': balicek,
        'odhoz': [],
        'krupier': [],
        'hrac': [],
        'penize': 1000.0,
        'sazka': 10.0,
        'hraje_se': False,
        'zprava': '',
    }
