"""level 221: asks for the suit led even while there is a deck"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav.removesuffix('!') + '!')


"""level 221: counts the cards from one"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    karta = ruka[index - 1]
    novy = s_rukou(vesmir, hrac, [jina for jina in ruka if jina != karta])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [karta])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 221: decides the trick as soon as two cards lie"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return rozhodni_stych(novy)
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 221: all cards of that name leave the hand
says: dva krále
"""
vyloz_spravne = vyloz

def vyloz(vesmir, hrac, index):
    novy = vyloz_spravne(vesmir, hrac, index)
    if novy == vesmir:
        return vesmir
    jmeno = ruka_hrace(vesmir, hrac)[index].jmeno
    return s_rukou(novy, hrac, [karta for karta in ruka_hrace(novy, hrac) if karta.jmeno != jmeno])


"""level 221: does not write down who laid the card"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 221: draws a card right after laying"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :] + vesmir.balicek[-1:])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]], balicek=vesmir.balicek[:-1])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 221: takes every card from the first player's hand"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = vesmir.ruka1
    novy = vesmir._replace(ruka1=ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 221: the second card lies in front of the first"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=[ruka[index]] + vesmir.stred)
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 221: the second card lies instead of the first"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=[ruka[index]])
    if vesmir.stred:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 221: the card also stays in the hand"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    novy = vesmir._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka_hrace(vesmir, hrac)[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 221: writes down who is to lay next"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{3 - hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 222: the mark is lost with the first card"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka', 'hraje')


"""level 222: forgets the mark when the deck is empty"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    konec = '!' if je_zavreno(vesmir) else ''
    return se_stavy(novy, hrac, 'ceka' + konec, 'hraje' + konec)


"""level 222: changes the state of one player only"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), stav_hrace(vesmir, 3 - hrac))


"""level 222: leaves the states as they are"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    return novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])


"""level 222: after a card of either player the first one waits"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return novy._replace(stavy=['ceka' + vykricnik(novy), 'hraje' + vykricnik(novy)])


"""level 222: whoever did not lay last counts as on turn"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if vesmir.stav == f'h{hrac}' or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)


"""level 223: the turn passes after the second card as well"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 223: only the one who laid has the state of a trick"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return se_stavy(novy, hrac, 'stych', stav_hrace(vesmir, 3 - hrac))
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 223: the state of a trick gets a mark too"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    if len(novy.stred) == 2:
        return se_stavy(novy, hrac, 'stych' + vykricnik(novy), 'stych' + vykricnik(novy))
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 224: does not ask whose turn it is"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)


"""level 224: a number that is not in the hand crashes"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or index < 0:
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)


"""level 224: a negative number counts from the end"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or index >= len(ruka):
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)


"""level 224: refuses only those who wait, not at a trick or after the end"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if stav.removesuffix('!') in ('ceka', 'ztratil', 'slysi', 'slysi_trumf') or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)


"""level 224: also a refused card says who laid last"""
vyloz_spravne = vyloz

def vyloz(vesmir, hrac, index):
    return vyloz_spravne(vesmir, hrac, index)._replace(stav=f'h{hrac}')


"""level 224: a refused card gives None"""
vyloz_spravne = vyloz

def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return
    return vyloz_spravne(vesmir, hrac, index)


"""level 224: a refused card raises an exception"""
vyloz_spravne = vyloz

def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        raise ValueError('Tahle karta vyložit nejde.')
    return vyloz_spravne(vesmir, hrac, index)


"""level 224: takes a hand for six cards"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < 6:
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)


"""level 225: with an empty deck any card may be laid"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    if not je_zavreno(vesmir):
        stav = stav.removesuffix('!')
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)


"""level 225: a card of the suit must be higher than the one led"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    karta = ruka[index]
    if hlasi(vesmir, hrac) and not je_z_hlasky(karta, stav, vesmir.trumf):
        return False
    if stav.endswith('!') and vesmir.stred and karta.barva == vesmir.stred[0].barva:
        return karta.hodnota > vesmir.stred[0].hodnota
    return karta in smi_vylozit(ruka, vesmir.stred, stav)


"""level 225: does not ask for the suit led"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac):
        return je_z_hlasky(ruka[index], stav, vesmir.trumf) and ruka[index] in smi_vylozit(ruka, [], stav)
    return True


"""level 225: the first player may lay anything"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac) and not je_z_hlasky(ruka[index], stav, vesmir.trumf):
        return False
    if hrac == 1 and vesmir.stred:
        return True
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)


"""level 225: who has no card of the suit may not lay any"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac):
        return je_z_hlasky(ruka[index], stav, vesmir.trumf) and ruka[index] in smi_vylozit(ruka, [], stav)
    return not stav.endswith('!') or not vesmir.stred or ruka[index].barva == vesmir.stred[0].barva


"""level 226: a trump announcement with a mark is taken for a plain one"""
def je_z_hlasky(karta, stav, trumf):
    if stav == 'hlasi_trumf':
        return karta.barva == trumf
    return karta.barva != trumf


"""level 226: a card of either pair may follow an announcement"""
def je_z_hlasky(karta, stav, trumf):
    return True


"""level 226: any card may follow an announcement"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    return hlasi(vesmir, hrac) or ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)


"""level 226: a trump pair follows the plain announcement"""
def je_z_hlasky(karta, stav, trumf):
    if stav.startswith('hlasi_trumf'):
        return karta.barva != trumf
    return karta.barva == trumf


"""level 226: only the king of the pair may be led"""
def je_z_hlasky(karta, stav, trumf):
    if stav.startswith('hlasi_trumf'):
        return karta.barva == trumf and karta.jmeno == 'kral'
    return karta.barva != trumf and karta.jmeno == 'kral'


"""level 226: after a card of the pair the other one still only hears it"""
vyloz_spravne = vyloz

def vyloz(vesmir, hrac, index):
    novy = vyloz_spravne(vesmir, hrac, index)
    if hlasi(vesmir, hrac) and novy != vesmir:
        return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), stav_hrace(vesmir, 3 - hrac))
    return novy


"""level 226: after an announcement only the suit is asked for, not the pair"""
def smi_vylozit_index(vesmir, hrac, index):
    ruka = ruka_hrace(vesmir, hrac)
    stav = stav_hrace(vesmir, hrac)
    if not je_na_tahu(stav) or not 0 <= index < len(ruka):
        return False
    if hlasi(vesmir, hrac):
        return je_z_hlasky(ruka[index], stav, vesmir.trumf)
    return ruka[index] in smi_vylozit(ruka, vesmir.stred, stav)


"""level 227: appends to the very middle it was given"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    vesmir.stred.append(ruka[index])
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])._replace(stav=f'h{hrac}')
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 227: takes the card out of the very hand it was given"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    karta = ruka_hrace(vesmir, hrac).pop(index)
    novy = vesmir._replace(stav=f'h{hrac}', stred=vesmir.stred + [karta])
    if len(novy.stred) == 2:
        return novy._replace(stavy=['stych', 'stych'])
    return se_stavy(novy, hrac, 'ceka' + vykricnik(novy), 'hraje' + vykricnik(novy))


"""level 227: rewrites the very list of states it was given"""
def vyloz(vesmir, hrac, index):
    if not smi_vylozit_index(vesmir, hrac, index):
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    novy = s_rukou(vesmir, hrac, ruka[:index] + ruka[index + 1 :])
    novy = novy._replace(stav=f'h{hrac}', stred=vesmir.stred + [ruka[index]])
    novy.stavy[hrac - 1] = 'ceka' + vykricnik(novy)
    novy.stavy[2 - hrac] = 'hraje' + vykricnik(novy)
    if len(novy.stred) == 2:
        novy.stavy[:] = ['stych', 'stych']
    return novy


"""level 221: opens the deck that was closed"""
vyloz_spravne = vyloz

def vyloz(vesmir, hrac, index):
    novy = vyloz_spravne(vesmir, hrac, index)
    return vesmir if novy == vesmir else novy._replace(kdo_zavrel='h0')


"""level 221: reads trumps from the deck, also when that is empty"""
vyloz_spravne = vyloz

def vyloz(vesmir, hrac, index):
    novy = vyloz_spravne(vesmir, hrac, index)
    return vesmir if novy == vesmir else novy._replace(trumf=novy.balicek[0].barva if novy.balicek else '')
