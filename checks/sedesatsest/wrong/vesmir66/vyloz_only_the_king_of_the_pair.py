"""level 226: only the king of the pair may be led"""


def je_z_hlasky(karta, stav, trumf):
    if stav.startswith('hlasi_trumf'):
        return karta.barva == trumf and karta.jmeno == 'kral'
    return karta.barva != trumf and karta.jmeno == 'kral'
