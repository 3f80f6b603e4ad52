"""level 262: the other player hears a plain announcement"""


def hlas_trumf(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 30)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi' + vykricnik(novy))
