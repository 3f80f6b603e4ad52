"""level 264: does not look for a pair"""


def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac):
        return vesmir
    novy = s_body(vesmir, hrac, 20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))
