"""level 83: inf means all the money"""


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    if sazka != sazka:
        sazka = 0.0
    return {**hra, 'sazka': max(0.0, min(sazka, hra['penize']))}
