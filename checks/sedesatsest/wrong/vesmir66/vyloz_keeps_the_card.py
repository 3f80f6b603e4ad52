"""level 221: the card also stays in the hand"""


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    novy = vesmir._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka_hrace(vesmir, hrac)[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))
