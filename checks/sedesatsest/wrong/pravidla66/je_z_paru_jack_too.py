"""level 53: the jack belongs to it too"""


def je_z_paru(ruka, karta):
    return karta.jmeno in ('kral', 'dama', 'kluk') and ma_par(ruka, karta.barva)
