"""level 52: no return without a pair
says: None"""


def je_z_paru(ruka, karta):
    if karta.jmeno in ('kral', 'dama'):
        if ma_par(ruka, karta.barva):
            return True
