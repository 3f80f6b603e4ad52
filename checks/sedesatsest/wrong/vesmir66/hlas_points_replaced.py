"""level 261: the points are set to 20"""


def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = vesmir._replace(body1=20) if hrac == 1 else vesmir._replace(body2=20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))
