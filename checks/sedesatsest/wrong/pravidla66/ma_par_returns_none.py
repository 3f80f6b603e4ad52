"""level 41: no return where there is no pair
says: None"""


def ma_par(ruka, barva):
    jmena = [karta.jmeno for karta in ruka if karta.barva == barva]
    if 'kral' in jmena and 'dama' in jmena:
        return True
