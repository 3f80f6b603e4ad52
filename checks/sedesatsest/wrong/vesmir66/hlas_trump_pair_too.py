"""level 264: also a trump pair can be announced as a plain one"""


def hlas(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    ma = ma_hlasku(vesmir.trumf, ruka) or ma_trumfovou_hlasku(vesmir.trumf, ruka)
    if not smi_hlasit(vesmir, hrac) or not ma:
        return vesmir
    novy = s_body(vesmir, hrac, 20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))
