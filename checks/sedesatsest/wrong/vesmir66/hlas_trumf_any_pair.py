"""level 264: any pair can be announced as a trump pair"""


def hlas_trumf(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    ma = ma_hlasku(vesmir.trumf, ruka) or ma_trumfovou_hlasku(vesmir.trumf, ruka)
    if not smi_hlasit(vesmir, hrac) or not ma:
        return vesmir
    novy = s_body(vesmir, hrac, 30)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi_trumf' + vykricnik(novy))
