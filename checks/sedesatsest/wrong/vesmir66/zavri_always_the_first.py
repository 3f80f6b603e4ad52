"""level 271: always the first player closed"""

zavri_spravne = zavri


def zavri(vesmir, hrac):
    novy = zavri_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return novy._replace(kdo_zavrel='h1')
