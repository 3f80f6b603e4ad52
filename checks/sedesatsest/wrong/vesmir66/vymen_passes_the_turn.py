"""level 251: exchanging costs a turn"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return se_stavy(novy, hrac, 'ceka', 'hraje')
