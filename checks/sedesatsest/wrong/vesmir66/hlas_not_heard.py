"""level 261: the other player's state stays"""


def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), stav_hrace(vesmir, 3 - hrac))
