"""level 227: appends to the very middle it was given"""


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    vesmir.stred.append(ruka[index])
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])._replace(stav=f'h{hrac}')
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))
