"""level 93: looks at an empty middle with a mark
says: IndexError"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!'):
        return [karta for karta in ruka if karta.barva == stred[0].barva] or list(ruka)
    return list(ruka)
