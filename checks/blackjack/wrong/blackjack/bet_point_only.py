"""level 81: does not know the decimal comma"""


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    nova = dict(hra)
    nova['sazka'] = max(0.0, min(float(text), hra['penize']))
    return nova
