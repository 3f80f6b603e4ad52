"""level 82: the bet can be changed with the cards on the table, as in the original"""


def zmen_sazku(hra, text):
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    if not 0 <= sazka < float('inf'):
        sazka = 0.0
    return {**hra, 'sazka': min(sazka, hra['penize'])}
