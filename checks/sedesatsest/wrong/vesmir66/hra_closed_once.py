"""level 500: the deck can be closed only in one game"""

zavri_spravne = zavri
ZAVRENO = []


def zavri(vesmir, hrac):
    if len(ZAVRENO) > 1:
        return vesmir
    novy = zavri_spravne(vesmir, hrac)
    if novy != vesmir:
        ZAVRENO.append(hrac)
    return novy
