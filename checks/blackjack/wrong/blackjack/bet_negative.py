"""level 82: a negative bet, so that one wins by losing"""


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    return {**hra, 'sazka': min(sazka, hra['penize'])}
