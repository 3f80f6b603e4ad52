"""level 51: king and queen at once"""


def je_z_paru(ruka, karta):
    return karta.jmeno == 'kral' and karta.jmeno == 'dama' and ma_par(ruka, karta.barva)
