"""level 255: writes the nine into the very deck it was given"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    vesmir.balicek[0] = novy.balicek[0]
    return s_rukou(vesmir, hrac, ruka_hrace(novy, hrac))
