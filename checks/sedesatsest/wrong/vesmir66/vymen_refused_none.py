"""level 253: a refused exchange gives None"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy != vesmir:
        return novy
