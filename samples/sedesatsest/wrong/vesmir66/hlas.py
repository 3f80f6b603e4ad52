"""level 261: twenty points for each pair in the hand"""
from karty66 import BARVY

def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    parove = [karta for karta in ruka if karta.jmeno in ('kral', 'dama') and karta.barva != vesmir.trumf]
    barvy = [karta.barva for karta in parove]
    novy = s_body(vesmir, hrac, 20 * len([barva for barva in BARVY if barvy.count(barva) == 2]))
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))


"""level 261: counts a plain pair as a trump pair"""
def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 30)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))


"""level 261: leads the king at once"""
def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 20)
    ruka = ruka_hrace(vesmir, hrac)
    kral = [karta for karta in ruka if karta.jmeno == 'kral'][0]
    novy = s_rukou(novy, hrac, [karta for karta in ruka if karta != kral])._replace(stred=[kral])
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))


"""level 261: looks for the pair in the first hand"""
def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, vesmir.ruka1):
        return vesmir
    novy = s_body(vesmir, hrac, 20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))


"""level 261: the other player's state stays"""
def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), stav_hrace(vesmir, 3 - hrac))


"""level 261: needs a trick first, as the usual rules have it"""
hlas_spravne = hlas

def hlas(vesmir, hrac):
    if not stychy_hrace(vesmir, hrac):
        return vesmir
    return hlas_spravne(vesmir, hrac)


"""level 261: the points always go to the first player"""
def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = vesmir._replace(body1=vesmir.body1 + 20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))


"""level 261: the points are set to 20"""
def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = vesmir._replace(body1=20) if hrac == 1 else vesmir._replace(body2=20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))


"""level 263: the mark is lost with an announcement"""
hlas_spravne = hlas

def hlas(vesmir, hrac):
    novy = hlas_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return novy._replace(stavy=[stav.removesuffix('!') for stav in novy.stavy])


"""level 263: the one who hears gets no mark"""
hlas_spravne = hlas

def hlas(vesmir, hrac):
    novy = hlas_spravne(vesmir, hrac)
    return novy._replace(stavy=[stav.replace('slysi!', 'slysi') for stav in novy.stavy])


"""level 263: no announcements once suit must be followed"""
hlas_spravne = hlas

def hlas(vesmir, hrac):
    if vykricnik(vesmir):
        return vesmir
    return hlas_spravne(vesmir, hrac)


"""level 264: does not ask whose turn it is"""
def hlas(vesmir, hrac):
    if vesmir.stred or hlasi(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    novy = s_body(vesmir, hrac, 20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))


"""level 264: also a trump pair can be announced as a plain one"""
def hlas(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    ma = ma_hlasku(vesmir.trumf, ruka) or ma_trumfovou_hlasku(vesmir.trumf, ruka)
    if not smi_hlasit(vesmir, hrac) or not ma:
        return vesmir
    novy = s_body(vesmir, hrac, 20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))


"""level 264: does not look for a pair"""
def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac):
        return vesmir
    novy = s_body(vesmir, hrac, 20)
    return se_stavy(novy, hrac, 'hlasi' + vykricnik(novy), 'slysi' + vykricnik(novy))


"""level 265: moves the pair to the front of the very hand it was given"""
hlas_spravne = hlas

def hlas(vesmir, hrac):
    novy = hlas_spravne(vesmir, hrac)
    if novy != vesmir:
        ruka = list(ruka_hrace(vesmir, hrac))
        ruka_hrace(vesmir, hrac).sort(key=lambda karta: karta.jmeno not in ('kral', 'dama'))
        return s_rukou(novy, hrac, ruka)
    return novy


"""level 265: rewrites the very list of states it was given"""
def hlas(vesmir, hrac):
    if not smi_hlasit(vesmir, hrac) or not ma_hlasku(vesmir.trumf, ruka_hrace(vesmir, hrac)):
        return vesmir
    vesmir.stavy[hrac - 1] = 'hlasi' + vykricnik(vesmir)
    vesmir.stavy[2 - hrac] = 'slysi' + vykricnik(vesmir)
    return s_body(vesmir, hrac, 20)


"""level 261: what was announced is kept in a global list, which outlives the game"""
hlas_spravne = hlas
OHLASENO = []

def hlas(vesmir, hrac):
    pary = [karta for karta in ruka_hrace(vesmir, hrac) if karta.jmeno == 'kral' and karta.barva in OHLASENO]
    if pary:
        return vesmir
    novy = hlas_spravne(vesmir, hrac)
    if novy != vesmir:
        for karta in ruka_hrace(vesmir, hrac):
            if karta.jmeno == 'dama':
                OHLASENO.append(karta.barva)
    return novy


"""level 261: clears the last trick away
says: posledni_stych
"""
hlas_spravne = hlas

def hlas(vesmir, hrac):
    novy = hlas_spravne(vesmir, hrac)
    return vesmir if novy == vesmir else novy._replace(posledni_stych=[])


"""level 261: opens the deck that was closed"""
hlas_spravne = hlas

def hlas(vesmir, hrac):
    novy = hlas_spravne(vesmir, hrac)
    return vesmir if novy == vesmir else novy._replace(kdo_zavrel='h0')
