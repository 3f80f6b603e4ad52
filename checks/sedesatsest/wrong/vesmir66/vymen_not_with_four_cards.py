"""level 254: refuses with four cards left"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    if len(vesmir.balicek) <= 4:
        return vesmir
    return vymen_spravne(vesmir, hrac)
