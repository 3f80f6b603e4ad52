"""level 271: closing costs a turn"""


def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return se_stavy(vesmir._replace(kdo_zavrel=f'h{hrac}'), hrac, 'ceka!', 'hraje!')
