"""level 273: closes an empty deck"""


def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or je_zavreno(vesmir):
        return vesmir
    stavy = [stav.removesuffix('!') + '!' for stav in vesmir.stavy]
    return vesmir._replace(kdo_zavrel=f'h{hrac}', stavy=stavy)
