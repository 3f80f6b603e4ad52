"""level 92: the first card of the suit only"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and stred:
        for karta in ruka:
            if karta.barva == stred[0].barva:
                return [karta]
    return list(ruka)
