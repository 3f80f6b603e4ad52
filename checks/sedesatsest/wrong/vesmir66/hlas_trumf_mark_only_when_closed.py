"""level 263: the mark of a trump announcement is lost when the deck is empty"""

hlas_trumf_spravne = hlas_trumf


def hlas_trumf(vesmir, hrac):
    novy = hlas_trumf_spravne(vesmir, hrac)
    if novy == vesmir or je_zavreno(vesmir):
        return novy
    return novy._replace(stavy=[stav.removesuffix('!') for stav in novy.stavy])
