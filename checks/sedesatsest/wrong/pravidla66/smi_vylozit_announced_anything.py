"""level 94: anything after an announcement"""


def smi_vylozit(ruka, stred, stav):
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)
