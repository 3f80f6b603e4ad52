"""level 271: always the first player closed"""
zavri_spravne = zavri

def zavri(vesmir, hrac):
    novy = zavri_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return novy._replace(kdo_zavrel='h1')


"""level 271: after closing the states are those of a beginning"""
def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return se_stavy(vesmir._replace(kdo_zavrel=f'h{hrac}'), hrac, 'hraje!', 'ceka!')


"""level 271: refuses with two cards left"""
zavri_spravne = zavri

def zavri(vesmir, hrac):
    if len(vesmir.balicek) <= 2:
        return vesmir
    return zavri_spravne(vesmir, hrac)


"""level 271: who closed is a number"""
zavri_spravne = zavri

def zavri(vesmir, hrac):
    novy = zavri_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return novy._replace(kdo_zavrel=hrac)


"""level 271: only the one who closed gets a mark"""
def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    novy = vesmir._replace(kdo_zavrel=f'h{hrac}')
    return se_stavy(novy, hrac, stav_hrace(vesmir, hrac) + '!', stav_hrace(vesmir, 3 - hrac))


"""level 271: closing costs a turn"""
def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return se_stavy(vesmir._replace(kdo_zavrel=f'h{hrac}'), hrac, 'ceka!', 'hraje!')


"""level 271: the deck disappears, as in the source"""
zavri_spravne = zavri

def zavri(vesmir, hrac):
    novy = zavri_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return novy._replace(balicek=[])


"""level 271: no marks in the states"""
zavri_spravne = zavri

def zavri(vesmir, hrac):
    return zavri_spravne(vesmir, hrac)._replace(stavy=vesmir.stavy)


"""level 272: after an announcement any card may be led"""
def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    novy = vesmir._replace(kdo_zavrel=f'h{hrac}')
    if hlasi(vesmir, hrac):
        return se_stavy(novy, hrac, 'hraje!', 'ceka!')
    return novy._replace(stavy=[stav + '!' for stav in vesmir.stavy])


"""level 272: refuses after a trump announcement"""
zavri_spravne = zavri

def zavri(vesmir, hrac):
    if stav_hrace(vesmir, hrac) == 'hlasi_trumf':
        return vesmir
    return zavri_spravne(vesmir, hrac)


"""level 272: refuses after an announcement"""
zavri_spravne = zavri

def zavri(vesmir, hrac):
    if hlasi(vesmir, hrac):
        return vesmir
    return zavri_spravne(vesmir, hrac)


"""level 273: the other player can close after the first"""
def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or vesmir.kdo_zavrel == f'h{hrac}' or not vesmir.balicek:
        return vesmir
    stavy = [stav.removesuffix('!') + '!' for stav in vesmir.stavy]
    return vesmir._replace(kdo_zavrel=f'h{hrac}', stavy=stavy)


"""level 273: closes an empty deck"""
def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or je_zavreno(vesmir):
        return vesmir
    stavy = [stav.removesuffix('!') + '!' for stav in vesmir.stavy]
    return vesmir._replace(kdo_zavrel=f'h{hrac}', stavy=stavy)


"""level 273: does not ask whose turn it is"""
def zavri(vesmir, hrac):
    if vesmir.stred or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return vesmir._replace(kdo_zavrel=f'h{hrac}', stavy=[stav + '!' for stav in vesmir.stavy])


"""level 273: a refused closing gives None"""
zavri_spravne = zavri

def zavri(vesmir, hrac):
    novy = zavri_spravne(vesmir, hrac)
    if novy != vesmir:
        return novy


"""level 273: a closed deck is closed again, with another mark"""
def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or not vesmir.balicek:
        return vesmir
    return vesmir._replace(kdo_zavrel=f'h{hrac}', stavy=[stav + '!' for stav in vesmir.stavy])


"""level 273: the middle need not be empty"""
def zavri(vesmir, hrac):
    if not je_na_tahu(stav_hrace(vesmir, hrac)) or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    return vesmir._replace(kdo_zavrel=f'h{hrac}', stavy=[stav + '!' for stav in vesmir.stavy])


"""level 274: adds the marks to the very list of states it was given"""
def zavri(vesmir, hrac):
    if not smi_vynest(vesmir, hrac) or je_zavreno(vesmir) or not vesmir.balicek:
        return vesmir
    for i in range(2):
        vesmir.stavy[i] += '!'
    return vesmir._replace(kdo_zavrel=f'h{hrac}')


"""level 274: turns over the very deck it was given"""
zavri_spravne = zavri

def zavri(vesmir, hrac):
    novy = zavri_spravne(vesmir, hrac)
    if novy != vesmir:
        novy = novy._replace(balicek=list(vesmir.balicek))
        vesmir.balicek.reverse()
    return novy


"""level 500: the deck can be closed only in one game"""
zavri_spravne = zavri
ZAVRENO = []

def zavri(vesmir, hrac):
    if len(ZAVRENO) > 1:
        return vesmir
    novy = zavri_spravne(vesmir, hrac)
    if novy != vesmir:
        ZAVRENO.append(hrac)
    return novy


"""level 271: clears the last trick away
says: posledni_stych
"""
zavri_spravne = zavri

def zavri(vesmir, hrac):
    novy = zavri_spravne(vesmir, hrac)
    return vesmir if novy == vesmir else novy._replace(posledni_stych=[])
