"""level 263: the mark is lost with an announcement"""

hlas_spravne = hlas


def hlas(vesmir, hrac):
    novy = hlas_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return novy._replace(stavy=[stav.removesuffix('!') for stav in novy.stavy])
