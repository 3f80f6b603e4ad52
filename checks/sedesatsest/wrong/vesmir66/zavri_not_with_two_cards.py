"""level 271: refuses with two cards left"""

zavri_spravne = zavri


def zavri(vesmir, hrac):
    if len(vesmir.balicek) <= 2:
        return vesmir
    return zavri_spravne(vesmir, hrac)
