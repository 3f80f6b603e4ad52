"""level 271: the deck disappears, as in the source"""

zavri_spravne = zavri


def zavri(vesmir, hrac):
    novy = zavri_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return novy._replace(balicek=[])
