"""level 251: puts the nine on the end the cards are drawn from"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return novy._replace(balicek=novy.balicek[1:] + novy.balicek[:1])
