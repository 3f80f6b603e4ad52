"""level 93: who leads may lay nothing once there is a mark"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!'):
        barvy = [karta.barva for karta in stred]
        if stred and not ma_barvu(stred, ruka):
            return list(ruka)
        return [karta for karta in ruka if karta.barva in barvy]
    return list(ruka)
