"""level 227: rewrites the very list of states it was given"""


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    novy.stavy[hrac - 1] = 'ceka' + vykricnik(novy)
    novy.stavy[2 - hrac] = 'hraje' + vykricnik(novy)
    if len(novy.stred) == 2:
        novy.stavy[:] = ['stych', 'stych']
    return novy
