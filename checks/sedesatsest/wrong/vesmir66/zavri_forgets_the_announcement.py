"""level 272: after an announcement any card may be led"""


def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    novy = vesmir._replace(kdo_zavrel=f'h{hrac}')
    if hlasi(vesmir, hrac):
        return se_stavy(novy, hrac, 'hraje!', 'ceka!')
    return novy._replace(stavy=[stav + '!' for stav in vesmir.stavy])
