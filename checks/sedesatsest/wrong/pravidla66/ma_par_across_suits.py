"""level 42: the queen may be of another suit"""


def ma_par(ruka, barva):
    jmena = [karta.jmeno for karta in ruka]
    return any(karta.barva == barva and karta.jmeno == 'kral' for karta in ruka) and 'dama' in jmena
