"""level 61: asks for the trump pair"""


def ma_hlasku(trumf, ruka):
    return ma_par(ruka, trumf)
