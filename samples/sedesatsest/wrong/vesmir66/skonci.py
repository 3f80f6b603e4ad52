"""level 281: every victory is for one game point"""
def vyherni_body(body_soupere, stychy_soupere):
    return 1


"""level 281: the cards are put away at once"""
def skonci(vesmir, hrac):
    if not smi_vynest(vesmir, hrac):
        return vesmir
    return posud(vesmir, hrac, '')._replace(ruka1=[], ruka2=[], balicek=[])


"""level 281: stopping a closed game gives a state with z_"""
def skonci(vesmir, hrac):
    if not smi_vynest(vesmir, hrac):
        return vesmir
    return posud(vesmir, hrac, 'z_' if je_zavreno(vesmir) else '')


"""level 281: the mark stays in the state of the end"""
def skonci(vesmir, hrac):
    if not smi_vynest(vesmir, hrac):
        return vesmir
    konec = posud(vesmir, hrac, '')
    return konec._replace(stavy=[stav + vykricnik(vesmir) for stav in konec.stavy])


"""level 281: asks for more than 66 points"""
def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if body_hrace(vesmir, hrac) <= 66:
        novy = s_vyhrou(vesmir, druhy, 3)
        return se_stavy(novy, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')


"""level 281: refuses after an announcement"""
def skonci(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or hlasi(vesmir, hrac):
        return vesmir
    return posud(vesmir, hrac, '')


"""level 281: the loser's state always has the number 3"""
def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if body_hrace(vesmir, hrac) < 66:
        novy = s_vyhrou(vesmir, druhy, 3)
        return se_stavy(novy, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra3t')


"""level 281: asks for the winner's own points and tricks"""
def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if body_hrace(vesmir, hrac) < 66:
        novy = s_vyhrou(vesmir, druhy, 3)
        return se_stavy(novy, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, hrac), stychy_hrace(vesmir, hrac))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')


"""level 281: always looks at the first player's points"""
def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if vesmir.body1 < 66:
        novy = s_vyhrou(vesmir, druhy, 3)
        return se_stavy(novy, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')


"""level 281: the game points are not added"""
def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if body_hrace(vesmir, hrac) < 66:
        return se_stavy(vesmir, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    return se_stavy(vesmir, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')


"""level 281: a trick worth nothing counts as none"""
def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if body_hrace(vesmir, hrac) < 66:
        novy = s_vyhrou(vesmir, druhy, 3)
        return se_stavy(novy, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    if body_hrace(vesmir, druhy) == 0:
        vyhra = 3
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')


"""level 282: 65 points are enough"""
def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if body_hrace(vesmir, hrac) < 65:
        novy = s_vyhrou(vesmir, druhy, 3)
        return se_stavy(novy, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')


"""level 282: enough when either player has 66 points"""
def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if vesmir.body1 < 66 and vesmir.body2 < 66:
        novy = s_vyhrou(vesmir, druhy, 3)
        return se_stavy(novy, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')


"""level 282: a false stop costs two, as the usual rules have it"""
def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if body_hrace(vesmir, hrac) < 66:
        novy = s_vyhrou(vesmir, druhy, 2)
        return se_stavy(novy, hrac, zacatek + 'prohra3f', zacatek + 'vyhra3f')
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')


"""level 282: does not ask for the 66 points"""
def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')


"""level 282: a false stop ends with t"""
def posud(vesmir, hrac, zacatek):
    druhy = souper(hrac)
    if body_hrace(vesmir, hrac) < 66:
        novy = s_vyhrou(vesmir, druhy, 3)
        return se_stavy(novy, hrac, zacatek + 'prohra3t', zacatek + 'vyhra3t')
    vyhra = vyherni_body(body_hrace(vesmir, druhy), stychy_hrace(vesmir, druhy))
    novy = s_vyhrou(vesmir, hrac, vyhra)
    return se_stavy(novy, hrac, f'{zacatek}vyhra{vyhra}t', f'{zacatek}prohra{vyhra}t')


"""level 283: the winner can stop again and again"""
def skonci(vesmir, hrac):
    stav = stav_hrace(vesmir, hrac)
    if vesmir.stred or not je_na_tahu(stav) and not je_vyhra(stav):
        return vesmir
    return posud(vesmir, hrac, '')


"""level 283: does not ask whose turn it is"""
def skonci(vesmir, hrac):
    if vesmir.stred or je_konec(vesmir.stavy[0]):
        return vesmir
    return posud(vesmir, hrac, '')


"""level 283: a refused stop gives None"""
def skonci(vesmir, hrac):
    if smi_vynest(vesmir, hrac):
        return posud(vesmir, hrac, '')


"""level 283: the middle need not be empty"""
def skonci(vesmir, hrac):
    if not je_na_tahu(stav_hrace(vesmir, hrac)):
        return vesmir
    return posud(vesmir, hrac, '')


"""level 284: forgets the game points from before"""
def s_vyhrou(vesmir, hrac, pridat):
    if len(vesmir.stred) == 2 or not vesmir.ruka1:
        pridat += vesmir.vyhry1 if hrac == 1 else vesmir.vyhry2
    if hrac == 1:
        return vesmir._replace(vyhry1=pridat)
    return vesmir._replace(vyhry2=pridat)


"""level 284: the loser's game points fall to zero"""
skonci_spravne = skonci

def skonci(vesmir, hrac):
    konec = skonci_spravne(vesmir, hrac)
    if je_vyhra(konec.stavy[0]):
        return konec._replace(vyhry2=0)
    if je_vyhra(konec.stavy[1]):
        return konec._replace(vyhry1=0)
    return konec


"""level 284: rewrites the very list of states it was given"""
skonci_spravne = skonci

def skonci(vesmir, hrac):
    konec = skonci_spravne(vesmir, hrac)
    vesmir.stavy[:] = konec.stavy
    return konec


"""level 285: judges by the points before the last trick"""
dohraj_spravne = dohraj

def dohraj(vesmir, vitez):
    if not je_zavreno(vesmir):
        return dohraj_spravne(vesmir, vitez)
    hodnota = hodnota_stychu(stychy_hrace(vesmir, vitez)[-1])
    konec = dohraj_spravne(s_body(vesmir, vitez, -hodnota), vitez)
    return s_body(konec, vitez, hodnota)


"""level 285: the last trick decides even when the deck is closed"""
def dohraj(vesmir, vitez):
    novy = s_vyhrou(vesmir, vitez, 1)
    return se_stavy(novy, vitez, 'vyhra_posledni', 'prohra_posledni')


"""level 285: a closer who takes the last trick wins with any points, as in the source"""
dohraj_spravne = dohraj

def dohraj(vesmir, vitez):
    if vesmir.kdo_zavrel == f'h{vitez}' and body_hrace(vesmir, vitez) < 66:
        novy = s_vyhrou(vesmir, vitez, 3)
        return se_stavy(novy, vitez, 'z_vyhra3t', 'z_prohra3t')
    return dohraj_spravne(vesmir, vitez)


"""level 285: always judges the first player"""
def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1, 'z_')
    novy = s_vyhrou(vesmir, vitez, 1)
    return se_stavy(novy, vitez, 'vyhra_posledni', 'prohra_posledni')


"""level 285: judges the one who took the last trick"""
def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, vitez, 'z_')
    novy = s_vyhrou(vesmir, vitez, 1)
    return se_stavy(novy, vitez, 'vyhra_posledni', 'prohra_posledni')


"""level 285: a victory for three is for the first player only, as in the source"""
posud_spravne = posud

def posud(vesmir, hrac, zacatek):
    if zacatek == 'z_' and hrac == 1 and not vesmir.stychy2 and vesmir.body1 >= 66:
        return se_stavy(s_vyhrou(vesmir, hrac, 2), hrac, 'z_vyhra2t', 'z_prohra2t')
    return posud_spravne(vesmir, hrac, zacatek)


"""level 285: the states have no z_ in front"""
def dohraj(vesmir, vitez):
    if je_zavreno(vesmir):
        return posud(vesmir, 1 if vesmir.kdo_zavrel == 'h1' else 2, '')
    novy = s_vyhrou(vesmir, vitez, 1)
    return se_stavy(novy, vitez, 'vyhra_posledni', 'prohra_posledni')


"""level 285: only the closer's state has z_ in front"""
dohraj_spravne = dohraj

def dohraj(vesmir, vitez):
    konec = dohraj_spravne(vesmir, vitez)
    if vesmir.kdo_zavrel == 'h1':
        return konec._replace(stavy=[konec.stavy[0], konec.stavy[1].removeprefix('z_')])
    if vesmir.kdo_zavrel == 'h2':
        return konec._replace(stavy=[konec.stavy[0].removeprefix('z_'), konec.stavy[1]])
    return konec


"""level 281: clears the last trick away
says: posledni_stych
"""
skonci_spravne = skonci

def skonci(vesmir, hrac):
    novy = skonci_spravne(vesmir, hrac)
    return vesmir if novy == vesmir else novy._replace(posledni_stych=[])


"""level 281: opens the deck that was closed"""
skonci_spravne = skonci

def skonci(vesmir, hrac):
    novy = skonci_spravne(vesmir, hrac)
    return vesmir if novy == vesmir else novy._replace(kdo_zavrel='h0')
