"""level 52: any pair in the hand is enough"""


def je_z_paru(ruka, karta):
    return karta.jmeno in ('kral', 'dama') and any(ma_par(ruka, barva) for barva in BARVY)
