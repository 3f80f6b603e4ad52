"""level 272: refuses after a trump announcement"""

zavri_spravne = zavri


def zavri(vesmir, hrac):
    if stav_hrace(vesmir, hrac) == 'hlasi_trumf':
        return vesmir
    return zavri_spravne(vesmir, hrac)
