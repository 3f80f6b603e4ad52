"""level 265: rewrites the very list of states it was given"""


def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    vesmir.stavy[hrac - 1] = 'hlasi' + vykricnik(vesmir)
    vesmir.stavy[2 - hrac] = 'slysi' + vykricnik(vesmir)
    return s_body(vesmir, hrac, 20)
