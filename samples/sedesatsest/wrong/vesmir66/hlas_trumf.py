"""level 262: the states are those of a plain announcement"""
def hlas_trumf(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 30)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))


"""level 262: the other player hears a plain announcement"""
def hlas_trumf(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 30)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi' + vykricnik(novy))


"""level 262: forty points, as the usual rules have it"""
def hlas_trumf(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 40)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi_trumf' + vykricnik(novy))


"""level 262: the points are set to 30"""
def hlas_trumf(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = vesmir._replace(body1=30) if hrac == 1 else vesmir._replace(body2=30)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi_trumf' + vykricnik(novy))


"""level 263: the mark of a trump announcement is lost when the deck is empty"""
hlas_trumf_spravne = hlas_trumf

def hlas_trumf(vesmir, hrac):
    novy = hlas_trumf_spravne(vesmir, hrac)
    if novy == vesmir or je_zavreno(vesmir):
        return novy
    return novy._replace(stavy=[stav.removesuffix('!') for stav in novy.stavy])


"""level 264: announces as often as one likes"""
def smi_hlasit(vesmir, hrac):
    return smi_vynest(vesmir, hrac)


"""level 264: with a mark in the state one can announce again"""
def smi_hlasit(vesmir, hrac):
    return smi_vynest(vesmir, hrac) and stav_hrace(vesmir, hrac) not in ('hlasi', 'hlasi_trumf')


"""level 264: after one announcement the other kind is possible"""
def hlas_trumf(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    if stav_hrace(vesmir, hrac).startswith('hlasi_trumf'):
        return vesmir
    novy = s_body(vesmir, hrac, 30)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi_trumf' + vykricnik(novy))


"""level 264: any pair can be announced as a trump pair"""
def hlas_trumf(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    ma = ma_hlasku(vesmir.trumf, ruka) or ma_trumfovou_hlasku(vesmir.trumf, ruka)
    if not smi_hlasit(vesmir, hrac) or not ma:
        return vesmir
    novy = s_body(vesmir, hrac, 30)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi_trumf' + vykricnik(novy))


"""level 264: a trump pair can be announced out of turn"""
def hlas_trumf(vesmir, hrac):
    if vesmir.stred or hlasi(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 30)
    return se_stavy(novy, hrac, 'hlasi_trumf' + vykricnik(novy), 'slysi_trumf' + vykricnik(novy))


"""level 264: the middle need not be empty"""
def smi_hlasit(vesmir, hrac):
    return je_na_tahu(stav_hrace(vesmir, hrac)) and not hlasi(vesmir, hrac)


"""level 265: a trump announcement rewrites the very list of states it was given"""
def hlas_trumf(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_trumfovou_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    vesmir.stavy[hrac - 1] = 'hlasi_trumf' + vykricnik(vesmir)
    vesmir.stavy[2 - hrac] = 'slysi_trumf' + vykricnik(vesmir)
    return s_body(vesmir, hrac, 30)


"""level 262: clears the last trick away
says: posledni_stych
"""
hlas_trumf_spravne = hlas_trumf

def hlas_trumf(vesmir, hrac):
    novy = hlas_trumf_spravne(vesmir, hrac)
    return vesmir if novy == vesmir else novy._replace(posledni_stych=[])


"""level 262: the second player's announcement clears the last trick away"""
hlas_trumf_spravne = hlas_trumf

def hlas_trumf(vesmir, hrac):
    novy = hlas_trumf_spravne(vesmir, hrac)
    return novy if novy == vesmir or hrac == 1 else novy._replace(posledni_stych=[])


"""level 262: reads trumps from the deck, also when that is empty"""
hlas_spravne = hlas_trumf

def hlas_trumf(vesmir, hrac):
    novy = hlas_spravne(vesmir, hrac)
    return vesmir if novy == vesmir else novy._replace(trumf=novy.balicek[0].barva if novy.balicek else '')
