"""level 262: the points are set to 30"""


def hlas_trumf(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = vesmir._replace(body1=30) if hrac == 1 else vesmir._replace(body2=30)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi_trumf' + vykricnik(novy))
