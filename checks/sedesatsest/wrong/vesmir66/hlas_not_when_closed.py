"""level 263: no announcements once suit must be followed"""

hlas_spravne = hlas


def hlas(vesmir, hrac):
    if vykricnik(vesmir):
        return vesmir
    return hlas_spravne(vesmir, hrac)
