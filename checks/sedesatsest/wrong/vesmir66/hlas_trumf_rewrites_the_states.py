"""level 265: a trump announcement rewrites the very list of states it was given"""


def hlas_trumf(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    vesmir.stavy[hrac - 1] = 'hlasi_trumf' + vykricnik(vesmir)
    vesmir.stavy[2 - hrac] = 'slysi_trumf' + vykricnik(vesmir)
    return s_body(vesmir, hrac, 30)
