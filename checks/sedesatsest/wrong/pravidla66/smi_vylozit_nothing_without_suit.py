"""level 93: who cannot follow may lay nothing"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and stred:
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)
