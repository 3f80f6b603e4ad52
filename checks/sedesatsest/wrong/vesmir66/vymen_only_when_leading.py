"""level 252: only with an empty middle"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    if vesmir.stred:
        return vesmir
    return vymen_spravne(vesmir, hrac)
