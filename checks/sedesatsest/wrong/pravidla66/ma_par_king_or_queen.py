"""level 41: one of the two is enough"""


def ma_par(ruka, barva):
    return any(karta.barva == barva and karta.jmeno in ('kral', 'dama') for karta in ruka)
