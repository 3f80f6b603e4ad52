"""level 53: no return for other cards
says: None"""


def je_z_paru(ruka, karta):
    if karta.jmeno in ('kral', 'dama'):
        return ma_par(ruka, karta.barva)
