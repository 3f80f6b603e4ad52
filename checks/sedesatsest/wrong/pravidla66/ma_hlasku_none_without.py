"""level 62: no return at the end
says: None"""


def ma_hlasku(trumf, ruka):
    for barva in 'Kr', 'Pi', 'Sr', 'Ka':
        if barva != trumf and ma_par(ruka, barva):
            return True
