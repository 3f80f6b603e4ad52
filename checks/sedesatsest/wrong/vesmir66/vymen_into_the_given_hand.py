"""level 255: writes the card into the very hand it was given"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    ruka_hrace(vesmir, hrac)[:] = ruka_hrace(novy, hrac)
    return novy
