"""level 271: after closing the states are those of a beginning"""


def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return se_stavy(vesmir._replace(kdo_zavrel=f'h{hrac}'), hrac, 'hraje!', 'ceka!')
