"""level 95: gives the hand itself"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return ruka
