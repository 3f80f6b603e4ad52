"""level 71: one dict outside the function, given out again and again"""

from random import shuffle

hra_na_zacatku = {
    'balicek': list(range(52)),
    'odhoz': [],
    'krupier': [],
    'hrac': [],
    'penize': 1000.0,
    'sazka': 10.0,
    'hraje_se': False,
    'zprava': '',
}


def nova_hra():
    shuffle(hra_na_zacatku['balicek'])
    return hra_na_zacatku
