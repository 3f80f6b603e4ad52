"""level 221: decides the trick as soon as two cards lie"""


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return rozhodni_stych(novy)
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))
