"""level 92: a single card without a list"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        v_barve = [karta for karta in ruka if karta.barva == stred[0].barva]
        return v_barve if len(v_barve) > 1 else v_barve[0]
    return list(ruka)
