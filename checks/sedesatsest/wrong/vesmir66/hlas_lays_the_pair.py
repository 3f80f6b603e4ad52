"""level 261: leads the king at once"""


def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 20)
    ruka = ruka_hrace(vesmir, hrac)
    kral = [karta for karta in ruka if karta.jmeno == 'kral'][0]
    novy = s_rukou(novy, hrac, [karta for karta in ruka if karta != kral])._replace(stred=[kral])
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))
