"""level 63: forgets return
says: None"""


def ma_trumfovou_hlasku(trumf, ruka):
    ma_par(ruka, trumf)
