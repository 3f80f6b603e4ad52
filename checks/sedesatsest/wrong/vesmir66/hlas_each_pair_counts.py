"""level 261: twenty points for each pair in the hand"""

from karty66 import BARVY


def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    parove = [karta for karta in ruka if karta.jmeno in ('kral', 'dama') and karta.barva != vesmir.trumf]
    barvy = [karta.barva for karta in parove]
    novy = s_body(vesmir, hrac, 20 * len([barva for barva in BARVY if barvy.count(barva) == 2]))
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))
