"""level 221: takes every card from the first player's hand"""


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = vesmir.ruka1
    novy = vesmir._replace(ruka1=ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))
