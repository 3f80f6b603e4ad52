"""level 82: max(0, …) makes a whole number of a negative bet
says: float"""


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    return {**hra, 'sazka': max(0, min(sazka, hra['penize']))}
