"""level 53: or with a word behind it is always true"""


def je_z_paru(ruka, karta):
    if karta.jmeno == 'kral' or 'dama':
        return ma_par(ruka, karta.barva)
    return False
