"""level 83: nan is taken for a number"""


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    if sazka == float('inf') or sazka < 0:
        sazka = 0.0
    return {**hra, 'sazka': min(sazka, hra['penize'])}
