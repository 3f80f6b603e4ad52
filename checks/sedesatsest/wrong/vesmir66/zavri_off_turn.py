"""level 273: does not ask whose turn it is"""


def zavri(vesmir, hrac):
    if vesmir.stred or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return vesmir._replace(kdo_zavrel=f'h{hrac}', stavy=[stav + '!' for stav in vesmir.stavy])
