"""level 251: the nine also stays in the hand"""

vymen_spravne = vymen_trumf


def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return s_rukou(novy, hrac, ruka_hrace(vesmir, hrac) + [vesmir.balicek[0]])
