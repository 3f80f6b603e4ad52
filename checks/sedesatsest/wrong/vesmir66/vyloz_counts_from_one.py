"""level 221: counts the cards from one"""


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    karta = ruka[index - 1]
    novy = s_rukou(vesmir, hrac, [jina for jina in ruka if jina != karta])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [karta])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))
