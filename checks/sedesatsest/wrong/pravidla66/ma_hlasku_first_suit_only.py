"""level 61: the first suit decides"""


def ma_hlasku(trumf, ruka):
    for barva in 'Kr', 'Pi', 'Sr', 'Ka':
        if barva != trumf:
            return ma_par(ruka, barva)
