"""level 252: the card in the middle disappears"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return novy._replace(stred=[])
