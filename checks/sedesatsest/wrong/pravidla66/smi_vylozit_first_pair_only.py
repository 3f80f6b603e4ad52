"""level 94: one pair of two"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        for barva in BARVY:
            if ma_par(ruka, barva):
                return [karta for karta in ruka if karta.barva == barva and karta.jmeno in ('kral', 'dama')]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)
