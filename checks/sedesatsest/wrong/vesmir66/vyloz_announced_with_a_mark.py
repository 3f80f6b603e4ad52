"""level 226: a trump announcement with a mark is taken for a plain one"""


def je_z_hlasky(karta, stav, trumf):
    if stav == 'hlasi_trumf':
        return karta.barva == trumf
    return karta.barva != trumf
