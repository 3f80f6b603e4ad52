"""level 62: king and queen of two suits"""


def ma_hlasku(trumf, ruka):
    jmena = [karta.jmeno for karta in ruka if karta.barva != trumf]
    return 'kral' in jmena and 'dama' in jmena
