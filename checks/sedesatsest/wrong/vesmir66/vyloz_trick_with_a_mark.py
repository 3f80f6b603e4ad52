"""level 223: the state of a trick gets a mark too"""


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return se_stavy(novy, hrac, 'stych' + vykricnik(novy), 'stych' + vykricnik(novy))
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))
