"""level 41: parameters the other way round
says: barva
"""
def ma_par(barva, ruka):
    jmena = [karta.jmeno for karta in ruka if karta.barva == barva]
    return 'kral' in jmena and 'dama' in jmena


"""level 41: compares with is, and a suit from the net is another object"""
def ma_par(ruka, barva):
    jmena = [karta.jmeno for karta in ruka if karta.barva is barva]
    return 'kral' in jmena and 'dama' in jmena


"""level 41: confuses the queen with the ten"""
def ma_par(ruka, barva):
    jmena = [karta.jmeno for karta in ruka if karta.barva == barva]
    return 'kral' in jmena and '10' in jmena


"""level 41: one of the two is enough"""
def ma_par(ruka, barva):
    return any(karta.barva == barva and karta.jmeno in ('kral', 'dama') for karta in ruka)


"""level 41: the pair itself instead of True"""
def ma_par(ruka, barva):
    par = [karta for karta in ruka if karta.barva == barva and karta.jmeno in ('kral', 'dama')]
    return par if len(par) == 2 else []


"""level 41: no return where there is no pair
says: None
"""
def ma_par(ruka, barva):
    jmena = [karta.jmeno for karta in ruka if karta.barva == barva]
    if 'kral' in jmena and 'dama' in jmena:
        return True


"""level 41: one instead of True"""
def ma_par(ruka, barva):
    return len([karta for karta in ruka if karta.barva == barva and karta.jmeno in ('kral', 'dama')]) // 2


"""level 41: returns after the first card"""
def ma_par(ruka, barva):
    jmena = []
    for karta in ruka:
        if karta.barva == barva:
            jmena.append(karta.jmeno)
        return 'kral' in jmena and 'dama' in jmena


"""level 41: the king must stand right before the queen"""
def ma_par(ruka, barva):
    for poradi in range(len(ruka) - 1):
        prvni, druha = ruka[poradi], ruka[poradi + 1]
        if prvni.barva == druha.barva == barva and prvni.jmeno == 'kral' and druha.jmeno == 'dama':
            return True
    return False


"""level 41: sorts the hand while looking"""
def ma_par(ruka, barva):
    ruka.sort(key=lambda karta: karta.razeni)
    jmena = [karta.jmeno for karta in ruka if karta.barva == barva]
    return 'kral' in jmena and 'dama' in jmena


"""level 41: any two cards of the suit"""
def ma_par(ruka, barva):
    return len([karta for karta in ruka if karta.barva == barva]) >= 2


"""level 41: or with a text alone, which is always true"""
def ma_par(ruka, barva):
    pocet = 0
    for karta in ruka:
        if karta.barva == barva and (karta.jmeno == 'kral' or 'dama'):
            pocet += 1
    return pocet == 2


"""level 42: the queen may be of another suit"""
def ma_par(ruka, barva):
    jmena = [karta.jmeno for karta in ruka]
    return any(karta.barva == barva and karta.jmeno == 'kral' for karta in ruka) and 'dama' in jmena


"""level 42: does not look at the suit asked for"""
def ma_par(ruka, barva):
    for karta in ruka:
        for druha in ruka:
            if karta.barva == druha.barva and karta.jmeno == 'kral' and druha.jmeno == 'dama':
                return True
    return False


"""level 42: another king or queen behind the pair undoes it"""
def ma_par(ruka, barva):
    je_kral = False
    je_dama = False
    for karta in ruka:
        if karta.jmeno == 'kral':
            je_kral = karta.barva == barva
        if karta.jmeno == 'dama':
            je_dama = karta.barva == barva
    return je_kral and je_dama
