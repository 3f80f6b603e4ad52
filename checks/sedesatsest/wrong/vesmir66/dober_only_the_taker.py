"""level 232: only the taker draws"""


def dober(vesmir, prvni):
    if je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    novy = s_rukou(vesmir, prvni, ruka_hrace(vesmir, prvni) + [vesmir.balicek[-1]])
    return novy._replace(balicek=vesmir.balicek[:-1])
