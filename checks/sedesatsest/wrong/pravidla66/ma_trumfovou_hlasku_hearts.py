"""level 63: hearts are always trumps"""


def ma_trumfovou_hlasku(trumf, ruka):
    return ma_par(ruka, 'Sr')
