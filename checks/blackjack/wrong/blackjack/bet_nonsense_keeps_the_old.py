"""level 83: nonsense leaves the bet as it was"""


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď se sázka měnit nedá.')
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        return dict(hra)
    return {**hra, 'sazka': max(0.0, min(sazka, hra['penize']))}
