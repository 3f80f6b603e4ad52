"""level 131: gives 1000 to everybody who asks"""


def dobij_penize(hra):
    if hra['hraje_se']:
        raise ValueError('Nejdřív dohraj.')
    return {**hra, 'penize': 1000.0, 'sazka': 10.0}
