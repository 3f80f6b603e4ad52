"""level 41: the pair itself instead of True"""


def ma_par(ruka, barva):
    par = [karta for karta in ruka if karta.barva == barva and karta.jmeno in ('kral', 'dama')]
    return par if len(par) == 2 else []
