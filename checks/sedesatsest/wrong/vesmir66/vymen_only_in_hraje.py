"""level 252: only in the state hraje"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    if stav_hrace(vesmir, hrac) != 'hraje':
        return vesmir
    return vymen_spravne(vesmir, hrac)
