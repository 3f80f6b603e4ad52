"""level 61: the suit instead of True"""


def ma_hlasku(trumf, ruka):
    for barva in 'Kr', 'Pi', 'Sr', 'Ka':
        if barva != trumf and ma_par(ruka, barva):
            return barva
    return False
