"""level 241: sorts both hands"""
def serad_ruku(vesmir, hrac):
    return vesmir._replace(ruka1=serad(vesmir.ruka1), ruka2=serad(vesmir.ruka2))


"""level 241: sorts by value"""
def serad_ruku(vesmir, hrac):
    return s_rukou(vesmir, hrac, sorted(ruka_hrace(vesmir, hrac), key=lambda karta: -karta.hodnota))


"""level 241: writes the player down as the one who laid last"""
def serad_ruku(vesmir, hrac):
    return s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))._replace(stav=f'h{hrac}')


"""level 241: always sorts the first player's hand"""
def serad_ruku(vesmir, hrac):
    return vesmir._replace(ruka1=serad(vesmir.ruka1))


"""level 241: sorts the very hand it was given"""
def serad_ruku(vesmir, hrac):
    ruka_hrace(vesmir, hrac).sort(key=lambda karta: karta.razeni)
    return vesmir


"""level 241: returns the sorted hand, not the universe"""
def serad_ruku(vesmir, hrac):
    return serad(ruka_hrace(vesmir, hrac))


"""level 241: sorting costs a turn"""
def serad_ruku(vesmir, hrac):
    novy = s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))
    if je_na_tahu(stav_hrace(vesmir, hrac)):
        return se_stavy(novy, hrac, 'ceka', 'hraje')
    return novy


"""level 242: does not sort after the end"""
def serad_ruku(vesmir, hrac):
    if je_konec(stav_hrace(vesmir, hrac)):
        return vesmir
    return s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))


"""level 242: does not sort while a trick lies on the table"""
def serad_ruku(vesmir, hrac):
    if len(vesmir.stred) == 2:
        return vesmir
    return s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))


"""level 242: does not sort once the deck is closed"""
def serad_ruku(vesmir, hrac):
    if je_zavreno(vesmir):
        return vesmir
    return s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))


"""level 242: sorts only on turn"""
def serad_ruku(vesmir, hrac):
    if not je_na_tahu(stav_hrace(vesmir, hrac)):
        return vesmir
    return s_rukou(vesmir, hrac, serad(ruka_hrace(vesmir, hrac)))


"""level 241: the points of the other are gone"""
serad_spravne = serad_ruku

def serad_ruku(vesmir, hrac):
    return serad_spravne(vesmir, hrac)._replace(body2=0, stychy2=[])
