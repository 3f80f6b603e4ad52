"""level 63: hand and suit swapped in the call"""


def ma_trumfovou_hlasku(trumf, ruka):
    return ma_par(trumf, ruka)
