"""level 81: keeps the text
says: float"""


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    nova = dict(hra)
    nova['sazka'] = text
    return nova
