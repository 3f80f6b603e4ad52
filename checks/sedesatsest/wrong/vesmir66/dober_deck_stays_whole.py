"""level 232: the drawn cards also stay in the deck"""


def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek[-1]])
    return s_rukou(novy, druhy, ruka_hrace(vesmir, druhy) + [vesmir.balicek[-2]])
