"""level 63: any pair"""
def ma_trumfovou_hlasku(trumf, ruka):
    return any(ma_par(ruka, barva) for barva in ('Kr', 'Pi', 'Sr', 'Ka'))


"""level 63: the trump king is enough"""
def ma_trumfovou_hlasku(trumf, ruka):
    return any(karta.barva == trumf and karta.jmeno == 'kral' for karta in ruka)


"""level 63: the trump queen is enough"""
def ma_trumfovou_hlasku(trumf, ruka):
    return any(karta.barva == trumf and karta.jmeno == 'dama' for karta in ruka)


"""level 63: hearts are always trumps"""
def ma_trumfovou_hlasku(trumf, ruka):
    return ma_par(ruka, 'Sr')


"""level 63: forgets return
says: None
"""
def ma_trumfovou_hlasku(trumf, ruka):
    ma_par(ruka, trumf)


"""level 63: hand and suit swapped in the call"""
def ma_trumfovou_hlasku(trumf, ruka):
    return ma_par(trumf, ruka)


"""level 63: takes the pair out of the hand"""
def ma_trumfovou_hlasku(trumf, ruka):
    par = [karta for karta in ruka if karta.barva == trumf and karta.jmeno in ('kral', 'dama')]
    if len(par) == 2:
        ruka.remove(par[0])
        ruka.remove(par[1])
    return len(par) == 2
