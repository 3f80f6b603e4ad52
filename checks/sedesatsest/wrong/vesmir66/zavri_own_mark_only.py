"""level 271: only the one who closed gets a mark"""


def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    novy = vesmir._replace(kdo_zavrel=f'h{hrac}')
    return se_stavy(novy, hrac, stav_hrace(vesmir, hrac) + '!', stav_hrace(vesmir, 3 - hrac))
