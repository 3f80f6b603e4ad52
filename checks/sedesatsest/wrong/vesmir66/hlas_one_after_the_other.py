"""level 264: after one announcement the other kind is possible"""


def hlas_trumf(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    if stav_hrace(vesmir, hrac).startswith('hlasi_trumf'):
        return vesmir
    novy = s_body(vesmir, hrac, 30)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi_trumf' + vykricnik(novy))
