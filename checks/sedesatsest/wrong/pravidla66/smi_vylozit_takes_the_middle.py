"""level 95: takes the card from the middle"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and stred:
        barva = stred.pop().barva
        return [karta for karta in ruka if karta.barva == barva] or list(ruka)
    return list(ruka)
