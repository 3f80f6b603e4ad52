"""level 273: a refused closing gives None"""

zavri_spravne = zavri


def zavri(vesmir, hrac):
    novy = zavri_spravne(vesmir, hrac)
    if novy != vesmir:
        return novy
