"""level 95: removes the others from the hand"""


def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        for karta in list(ruka):
            if karta.barva != stred[0].barva:
                ruka.remove(karta)
    return list(ruka)
