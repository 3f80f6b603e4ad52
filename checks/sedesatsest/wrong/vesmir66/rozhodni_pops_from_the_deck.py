"""level 237: draws from the very deck it was given"""


def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek.pop()])
    return s_rukou(novy, druhy, ruka_hrace(vesmir, druhy) + [vesmir.balicek.pop()])
