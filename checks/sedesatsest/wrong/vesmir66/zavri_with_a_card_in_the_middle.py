"""level 273: the middle need not be empty"""


def zavri(vesmir, hrac):
    if not je_na_tahu(stav_hrace(vesmir, hrac)) or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return vesmir._replace(kdo_zavrel=f'h{hrac}', stavy=[stav + '!' for stav in vesmir.stavy])
