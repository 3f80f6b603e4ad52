"""level 53: any card of the suit of a pair"""


def je_z_paru(ruka, karta):
    return ma_par(ruka, karta.barva)
