"""level 131: the bet stays 0"""


def dobij_penize(hra):
    if hra['penize'] > 0 or hra['hraje_se']:
        raise ValueError('Ještě máš co sázet.')
    nova = dict(hra)
    nova['penize'] = 1000.0
    return nova
