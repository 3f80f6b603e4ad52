"""level 272: refuses after an announcement"""

zavri_spravne = zavri


def zavri(vesmir, hrac):
    if hlasi(vesmir, hrac):
        return vesmir
    return zavri_spravne(vesmir, hrac)
