"""level 227: takes the card out of the very hand it was given"""


def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    karta = ruka_hrace(vesmir, hrac).pop(index)
    novy = vesmir._replace(stav=f'h{hrac}', stred=vesmir.stred + [karta])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))
