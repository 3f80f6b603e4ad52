"""level 62: counts the trump pair"""


def ma_hlasku(trumf, ruka):
    return any(ma_par(ruka, barva) for barva in ('Kr', 'Pi', 'Sr', 'Ka'))
