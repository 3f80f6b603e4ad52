"""level 94: does not know announcements with a mark"""


def smi_vylozit(ruka, stred, stav):
    if stav in ('hlasi', 'hlasi_trumf'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)
