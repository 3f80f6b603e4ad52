"""level 81: reads whole numbers only"""


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    if text.isdigit():
        sazka = float(text)
    else:
        sazka = 0.0
    return {**hra, 'sazka': min(sazka, hra['penize'])}
