"""level 262: the states are those of a plain announcement"""


def hlas_trumf(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 30)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))
