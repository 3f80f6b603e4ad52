"""level 264: a trump pair can be announced out of turn"""


def hlas_trumf(vesmir, hrac):
    if vesmir.stred or hlasi(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 30)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi_trumf' + vykricnik(novy))
