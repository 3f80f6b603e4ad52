"""level 221: writes down who is to lay next"""


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{3 - hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))
