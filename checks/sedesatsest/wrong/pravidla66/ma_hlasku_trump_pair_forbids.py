"""level 61: who has the trump pair must not announce another"""


def ma_hlasku(trumf, ruka):
    if ma_par(ruka, trumf):
        return False
    return any(ma_par(ruka, barva) for barva in ('Kr', 'Pi', 'Sr', 'Ka'))
