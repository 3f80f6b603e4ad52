"""level 251: the value of the card is added to the points"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return s_body(novy, hrac, vesmir.balicek[0].hodnota)
