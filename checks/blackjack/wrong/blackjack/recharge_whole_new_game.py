"""level 131: begins a new game with a new deck"""


def dobij_penize(hra):
    if hra['penize'] > 0 or hra['hraje_se']:
        raise ValueError('Ještě máš co sázet.')
    return nova_hra()  # noqa: F821
