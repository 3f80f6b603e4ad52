"""level 235: crashes when there is nothing to draw"""


def dober(vesmir, prvni):
    if je_zavreno(vesmir):
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek[-1]])
    novy = s_rukou(novy, druhy, ruka_hrace(vesmir, druhy) + [vesmir.balicek[-2]])
    return novy._replace(balicek=vesmir.balicek[:-2])
