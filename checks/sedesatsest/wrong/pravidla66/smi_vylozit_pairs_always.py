"""level 91: who has a pair must lay it"""


def smi_vylozit(ruka, stred, stav):
    z_paru = [karta for karta in ruka if je_z_paru(ruka, karta)]
    if z_paru:
        return z_paru
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)
