"""level 51: forgets the queens"""


def je_z_paru(ruka, karta):
    return karta.jmeno == 'kral' and ma_par(ruka, karta.barva)
