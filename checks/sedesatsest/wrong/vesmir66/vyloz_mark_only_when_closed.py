"""level 222: forgets the mark when the deck is empty"""


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    konec = '!' if je_zavreno(vesmir) else ''
    return se_stavy(novy, hrac, 'ceka' + konec, 'hraje' + konec)
