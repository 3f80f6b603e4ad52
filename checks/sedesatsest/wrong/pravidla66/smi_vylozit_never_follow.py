"""level 92: does not know the mark"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    return list(ruka)
