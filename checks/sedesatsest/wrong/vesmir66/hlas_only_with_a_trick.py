"""level 261: needs a trick first, as the usual rules have it"""

hlas_spravne = hlas


def hlas(vesmir, hrac):
    if not stychy_hrace(vesmir, hrac):
        return vesmir
    return hlas_spravne(vesmir, hrac)
