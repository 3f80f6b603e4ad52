"""level 131: lets through who has less than one"""


def dobij_penize(hra):
    if hra['penize'] >= 1 or hra['hraje_se']:
        raise ValueError('Ještě máš co sázet.')
    return {**hra, 'penize': 1000.0, 'sazka': 10.0}
