"""level 63: takes the pair out of the hand"""


def ma_trumfovou_hlasku(trumf, ruka):
    par = [karta for karta in ruka if karta.barva == trumf and karta.jmeno in ('kral', 'dama')]
    if len(par) == 2:
        ruka.remove(par[0])
        ruka.remove(par[1])
    return len(par) == 2
