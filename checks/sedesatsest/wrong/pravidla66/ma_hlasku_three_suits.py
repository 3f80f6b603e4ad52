"""level 61: forgets the diamonds"""


def ma_hlasku(trumf, ruka):
    return any(ma_par(ruka, barva) for barva in ('Kr', 'Pi', 'Sr') if barva != trumf)
