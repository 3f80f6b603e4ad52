"""level 63: any pair"""


def ma_trumfovou_hlasku(trumf, ruka):
    return any(ma_par(ruka, barva) for barva in ('Kr', 'Pi', 'Sr', 'Ka'))
