"""level 226: a trump pair follows the plain announcement"""


def je_z_hlasky(karta, stav, trumf):
    if stav.startswith('hlasi_trumf'):
        return karta.barva != trumf
    return karta.barva == trumf
