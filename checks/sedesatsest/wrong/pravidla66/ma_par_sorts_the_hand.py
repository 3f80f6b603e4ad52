"""level 41: sorts the hand while looking"""


def ma_par(ruka, barva):
    ruka.sort(key=lambda karta: karta.razeni)
    jmena = [karta.jmeno for karta in ruka if karta.barva == barva]
    return 'kral' in jmena and 'dama' in jmena
