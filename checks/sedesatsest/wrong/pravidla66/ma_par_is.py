"""level 41: compares with is, and a suit from the net is another object"""


def ma_par(ruka, barva):
    jmena = [karta.jmeno for karta in ruka if karta.barva is barva]
    return 'kral' in jmena and 'dama' in jmena
