"""level 232: draws from the beginning of the deck"""


def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek[0]])
    novy = s_rukou(novy, druhy, ruka_hrace(vesmir, druhy) + [vesmir.balicek[1]])
    return novy._replace(balicek=vesmir.balicek[2:])
