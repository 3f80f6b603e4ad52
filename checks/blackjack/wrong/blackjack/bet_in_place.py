"""level 81: changes the game it was given"""


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    if not 0 <= sazka < float('inf'):
        sazka = 0.0
    hra['sazka'] = min(sazka, hra['penize'])
    return hra
