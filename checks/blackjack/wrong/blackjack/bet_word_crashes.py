"""level 83: a word is a ValueError"""


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    sazka = float(text.replace(',', '.'))
    return {**hra, 'sazka': min(max(0.0, sazka), hra['penize'])}
