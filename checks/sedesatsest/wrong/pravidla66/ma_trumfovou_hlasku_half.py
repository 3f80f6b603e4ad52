"""level 63: the trump king is enough"""


def ma_trumfovou_hlasku(trumf, ruka):
    return any(karta.barva == trumf and karta.jmeno == 'kral' for karta in ruka)
