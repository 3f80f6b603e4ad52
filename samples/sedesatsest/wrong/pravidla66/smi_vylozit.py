"""level 91: suit must always be followed"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)


"""level 91: a set of cards
says: seznam
"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return {karta for karta in ruka if je_z_paru(ruka, karta)}
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return {karta for karta in ruka if karta.barva == stred[0].barva}
    return set(ruka)


"""level 91: does not expect an empty middle
says: IndexError
"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    v_barve = [karta for karta in ruka if karta.barva == stred[0].barva]
    if stav.endswith('!') and v_barve:
        return v_barve
    return list(ruka)


"""level 91: no return for the common case
says: None
"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!'):
        if ma_barvu(stred, ruka):
            return [karta for karta in ruka if karta.barva == stred[0].barva]
        return list(ruka)


"""level 91: who has a pair must lay it"""
def smi_vylozit(ruka, stred, stav):
    z_paru = [karta for karta in ruka if je_z_paru(ruka, karta)]
    if z_paru:
        return z_paru
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)


"""level 91: True instead of the cards"""
def smi_vylozit(ruka, stred, stav):
    return bool(ruka)


"""level 92: a single card without a list"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        v_barve = [karta for karta in ruka if karta.barva == stred[0].barva]
        return v_barve if len(v_barve) > 1 else v_barve[0]
    return list(ruka)


"""level 92: a card of the suit must be higher"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        v_barve = [karta for karta in ruka if karta.barva == stred[0].barva]
        return [karta for karta in v_barve if karta.hodnota > stred[0].hodnota] or v_barve
    return list(ruka)


"""level 92: does not know the mark"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    return list(ruka)


"""level 92: the first card of the suit only"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and stred:
        for karta in ruka:
            if karta.barva == stred[0].barva:
                return [karta]
    return list(ruka)


"""level 92: the other suits instead of the one led"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva != stred[0].barva]
    return list(ruka)


"""level 93: looks at an empty middle with a mark
says: IndexError
"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!'):
        return [karta for karta in ruka if karta.barva == stred[0].barva] or list(ruka)
    return list(ruka)


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


"""level 93: who cannot follow may lay nothing"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and stred:
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)


"""level 94: anything after an announcement"""
def smi_vylozit(ruka, stred, stav):
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)


"""level 94: does not know announcements with a mark"""
def smi_vylozit(ruka, stred, stav):
    if stav in ('hlasi', 'hlasi_trumf'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)


"""level 94: forgets hlasi_trumf"""
def smi_vylozit(ruka, stred, stav):
    if stav in ('hlasi', 'hlasi!'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)


"""level 94: kings and queens without a partner too"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if karta.jmeno in ('kral', 'dama')]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)


"""level 94: one pair of two"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        for barva in BARVY:
            if ma_par(ruka, barva):
                return [karta for karta in ruka if karta.barva == barva and karta.jmeno in ('kral', 'dama')]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)


"""level 94: any card of the suit of the pair"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if ma_par(ruka, karta.barva)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)


"""level 95: removes the others from the hand"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        for karta in list(ruka):
            if karta.barva != stred[0].barva:
                ruka.remove(karta)
    return list(ruka)


"""level 95: sorts the hand first"""
def smi_vylozit(ruka, stred, stav):
    ruka.sort()
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return list(ruka)


"""level 95: takes the card from the middle"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and stred:
        barva = stred.pop().barva
        return [karta for karta in ruka if karta.barva == barva] or list(ruka)
    return list(ruka)


"""level 95: gives the hand itself"""
def smi_vylozit(ruka, stred, stav):
    if stav.startswith('hlasi'):
        return [karta for karta in ruka if je_z_paru(ruka, karta)]
    if stav.endswith('!') and ma_barvu(stred, ruka):
        return [karta for karta in ruka if karta.barva == stred[0].barva]
    return ruka


"""level 95: puts each answer into one and the same list"""
dovolene = []

def smi_vylozit(ruka, stred, stav):
    dovolene.clear()
    if stav.startswith('hlasi'):
        dovolene.extend(karta for karta in ruka if je_z_paru(ruka, karta))
    elif stav.endswith('!') and ma_barvu(stred, ruka):
        dovolene.extend(karta for karta in ruka if karta.barva == stred[0].barva)
    else:
        dovolene.extend(ruka)
    return dovolene
