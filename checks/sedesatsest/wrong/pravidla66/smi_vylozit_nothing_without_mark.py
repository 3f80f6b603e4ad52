"""level 91: no return for the common case
says: None"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!'):
        if ma_barvu(stred, ruka):
            return [karta for karta in ruka if karta.barva == stred[0].barva]
        return list(ruka)
