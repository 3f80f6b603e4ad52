"""level 51: knows only one pair of the hand"""


def je_z_paru(ruka, karta):
    for barva in BARVY:
        if ma_par(ruka, barva):
            return karta.barva == barva and karta.jmeno in ('kral', 'dama')
    return False
