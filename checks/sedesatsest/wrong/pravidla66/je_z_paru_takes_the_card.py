"""level 53: takes the card out of the hand"""


def je_z_paru(ruka, karta):
    vysledek = karta.jmeno in ('kral', 'dama') and ma_par(ruka, karta.barva)
    if vysledek:
        ruka.remove(karta)
    return vysledek
