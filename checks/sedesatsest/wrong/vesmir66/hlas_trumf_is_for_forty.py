"""level 262: forty points, as the usual rules have it"""


def hlas_trumf(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 40)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi_trumf' + vykricnik(novy))
