"""level 131: changes the game it was given"""


def dobij_penize(hra):
    if hra['penize'] > 0 or hra['hraje_se']:
        raise ValueError('Ještě máš co sázet.')
    hra['penize'] = 1000.0
    hra['sazka'] = 10.0
    return hra
