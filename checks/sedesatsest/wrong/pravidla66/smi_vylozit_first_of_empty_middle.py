"""level 91: does not expect an empty middle
says: IndexError"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    v_barve = [karta for karta in ruka if karta.barva == stred[0].barva]
    if stav.endswith('!') and v_barve:
        return v_barve
    return list(ruka)
