"""level 273: a closed deck is closed again, with another mark"""


def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or not vesmir.balicek:
        return vesmir
    return vesmir._replace(kdo_zavrel=f'h{hrac}', stavy=[stav + '!' for stav in vesmir.stavy])
