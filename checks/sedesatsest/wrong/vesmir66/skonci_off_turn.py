"""level 283: does not ask whose turn it is"""


def skonci(vesmir, hrac):
    if vesmir.stred or je_konec(vesmir.stavy[0]):
        return vesmir
    return posud(vesmir, hrac, '')
