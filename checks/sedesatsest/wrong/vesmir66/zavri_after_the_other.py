"""level 273: the other player can close after the first"""


def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or vesmir.kdo_zavrel == f'h{hrac}' or not vesmir.balicek:
        return vesmir
    stavy = [stav.removesuffix('!') + '!' for stav in vesmir.stavy]
    return vesmir._replace(kdo_zavrel=f'h{hrac}', stavy=stavy)
