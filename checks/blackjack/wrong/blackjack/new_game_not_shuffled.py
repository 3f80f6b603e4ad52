"""level 71: the cards lie in order"""


def nova_hra():
    return {
        'balicek': list(range(52)),
        'odhoz': [],
        'krupier': [],
        'hrac': [],
        'penize': 1000.0,
        'sazka': 10.0,
        'hraje_se': False,
        'zprava': '',
    }
