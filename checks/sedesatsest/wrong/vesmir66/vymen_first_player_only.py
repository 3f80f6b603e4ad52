"""level 251: only the first player can exchange"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    return vymen_spravne(vesmir, 1)
