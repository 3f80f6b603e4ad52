"""level 232: the drawn card comes first in the hand"""


def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    druhy = souper(prvni)
    novy = s_rukou(vesmir, prvni, [vesmir.balicek[-1]] + ruka_hrace(vesmir, prvni))
    novy = s_rukou(novy, druhy, [vesmir.balicek[-2]] + ruka_hrace(vesmir, druhy))
    return novy._replace(balicek=vesmir.balicek[:-2])
