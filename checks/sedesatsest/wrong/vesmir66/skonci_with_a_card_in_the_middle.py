"""level 283: the middle need not be empty"""


def skonci(vesmir, hrac):
    if not je_na_tahu(stav_hrace(vesmir, hrac)):
        return vesmir
    return posud(vesmir, hrac, '')
