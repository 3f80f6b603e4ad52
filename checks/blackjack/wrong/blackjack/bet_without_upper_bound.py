"""level 82: the bet may be more than the money"""


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = max(0.0, float(text.replace(',', '.')))
    except ValueError:
        sazka = 0.0
    return {**hra, 'sazka': sazka}
