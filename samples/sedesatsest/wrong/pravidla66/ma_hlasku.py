"""level 61: the first suit decides"""
def ma_hlasku(trumf, ruka):
    for barva in 'Kr', 'Pi', 'Sr', 'Ka':
        if barva != trumf:
            return ma_par(ruka, barva)


"""level 61: asks for the trump pair"""
def ma_hlasku(trumf, ruka):
    return ma_par(ruka, trumf)


"""level 61: the first card that is no trump decides"""
def ma_hlasku(trumf, ruka):
    for karta in ruka:
        if karta.barva != trumf:
            return ma_par(ruka, karta.barva)
    return False


"""level 61: the suit instead of True"""
def ma_hlasku(trumf, ruka):
    for barva in 'Kr', 'Pi', 'Sr', 'Ka':
        if barva != trumf and ma_par(ruka, barva):
            return barva
    return False


"""level 61: forgets the diamonds"""
def ma_hlasku(trumf, ruka):
    return any(ma_par(ruka, barva) for barva in ('Kr', 'Pi', 'Sr') if barva != trumf)


"""level 61: who has the trump pair must not announce another"""
def ma_hlasku(trumf, ruka):
    if ma_par(ruka, trumf):
        return False
    return any(ma_par(ruka, barva) for barva in ('Kr', 'Pi', 'Sr', 'Ka'))


"""level 62: king and queen of two suits"""
def ma_hlasku(trumf, ruka):
    jmena = [karta.jmeno for karta in ruka if karta.barva != trumf]
    return 'kral' in jmena and 'dama' in jmena


"""level 62: no return at the end
says: None
"""
def ma_hlasku(trumf, ruka):
    for barva in 'Kr', 'Pi', 'Sr', 'Ka':
        if barva != trumf and ma_par(ruka, barva):
            return True


"""level 62: throws the trumps out of the hand"""
def ma_hlasku(trumf, ruka):
    for karta in list(ruka):
        if karta.barva == trumf:
            ruka.remove(karta)
    return any(ma_par(ruka, barva) for barva in ('Kr', 'Pi', 'Sr', 'Ka'))


"""level 62: counts the trump pair"""
def ma_hlasku(trumf, ruka):
    return any(ma_par(ruka, barva) for barva in ('Kr', 'Pi', 'Sr', 'Ka'))
