"""level 261: looks for the pair in the first hand"""


def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, vesmir.ruka1):
        return vesmir
    novy = s_body(vesmir, hrac, 20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))
