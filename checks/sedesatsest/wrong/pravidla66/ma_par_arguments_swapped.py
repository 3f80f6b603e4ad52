"""level 41: parameters the other way round
says: barva"""


def ma_par(barva, ruka):
    jmena = [karta.jmeno for karta in ruka if karta.barva == barva]
    return 'kral' in jmena and 'dama' in jmena
