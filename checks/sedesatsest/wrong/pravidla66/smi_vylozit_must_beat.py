"""level 92: a card of the suit must be higher"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        v_barve = [karta for karta in ruka if karta.barva == stred[0].barva]
        return [karta for karta in v_barve if karta.hodnota > stred[0].hodnota] or v_barve
    return list(ruka)
