"""level 63: the trump queen is enough"""


def ma_trumfovou_hlasku(trumf, ruka):
    return any(karta.barva == trumf and karta.jmeno == 'dama' for karta in ruka)
