"""level 251: gives away the first nine in the hand"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    if vymen_spravne(vesmir, hrac) == vesmir:
        return vesmir
    ruka = ruka_hrace(vesmir, hrac)
    devitka = [karta for karta in ruka if karta.jmeno == '9'][0]
    novy = s_rukou(vesmir, hrac, [karta for karta in ruka if karta != devitka] + [vesmir.balicek[0]])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])


"""level 251: the value of the card is added to the points"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return s_body(novy, hrac, vesmir.balicek[0].hodnota)


"""level 251: only the first player can exchange"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    return vymen_spravne(vesmir, 1)


"""level 251: puts the nine on the end the cards are drawn from"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return novy._replace(balicek=novy.balicek[1:] + novy.balicek[:1])


"""level 251: the nine also stays in the hand"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return s_rukou(novy, hrac, ruka_hrace(vesmir, hrac) + [vesmir.balicek[0]])


"""level 251: the open card also stays under the deck"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    return vymen_spravne(vesmir, hrac)._replace(balicek=vesmir.balicek)


"""level 251: exchanging costs a turn"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return se_stavy(novy, hrac, 'ceka', 'hraje')


"""level 251: takes the card from the end of the deck"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    if vymen_spravne(vesmir, hrac) == vesmir:
        return vesmir
    devitka = trumfova_devitka(vesmir.trumf, ruka_hrace(vesmir, hrac))
    ruka = [karta for karta in ruka_hrace(vesmir, hrac) if karta != devitka]
    return s_rukou(vesmir, hrac, ruka + [vesmir.balicek[-1]])._replace(balicek=vesmir.balicek[:-1] + [devitka])


"""level 252: the card in the middle disappears"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    return novy._replace(stred=[])


"""level 252: only in the state hraje"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    if stav_hrace(vesmir, hrac) != 'hraje':
        return vesmir
    return vymen_spravne(vesmir, hrac)


"""level 252: only with an empty middle"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    if vesmir.stred:
        return vesmir
    return vymen_spravne(vesmir, hrac)


"""level 253: does not ask whose turn it is"""
def vymen_trumf(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    if devitka is None or je_zavreno(vesmir) or len(vesmir.balicek) <= 2 or hlasi(vesmir, hrac):
        return vesmir
    novy = s_rukou(vesmir, hrac, [karta for karta in ruka if karta != devitka] + [vesmir.balicek[0]])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])


"""level 253: a refused exchange gives None"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy != vesmir:
        return novy


"""level 253: an announcement does not stop it"""
def vymen_trumf(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    if devitka is None or je_zavreno(vesmir) or len(vesmir.balicek) <= 2 or not je_na_tahu(stav_hrace(vesmir, hrac)):
        return vesmir
    novy = s_rukou(vesmir, hrac, [karta for karta in ruka if karta != devitka] + [vesmir.balicek[0]])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])


"""level 253: only a plain announcement stops it"""
def vymen_trumf(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    stav = stav_hrace(vesmir, hrac)
    if devitka is None or je_zavreno(vesmir) or len(vesmir.balicek) <= 2 or not je_na_tahu(stav) or stav == 'hlasi':
        return vesmir
    novy = s_rukou(vesmir, hrac, [karta for karta in ruka if karta != devitka] + [vesmir.balicek[0]])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])


"""level 253: crashes when there is no nine"""
def vymen_trumf(vesmir, hrac):
    if not je_na_tahu(stav_hrace(vesmir, hrac)) or hlasi(vesmir, hrac):
        return vesmir
    if je_zavreno(vesmir) or len(vesmir.balicek) <= 2:
        return vesmir
    ruka = list(ruka_hrace(vesmir, hrac))
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    ruka[ruka.index(devitka)] = vesmir.balicek[0]
    return s_rukou(vesmir, hrac, ruka)._replace(balicek=[devitka] + vesmir.balicek[1:])


"""level 253: a missing nine goes under the deck as None"""
def vymen_trumf(vesmir, hrac):
    if not je_na_tahu(stav_hrace(vesmir, hrac)) or hlasi(vesmir, hrac):
        return vesmir
    if je_zavreno(vesmir) or len(vesmir.balicek) <= 2:
        return vesmir
    devitka = trumfova_devitka(vesmir.trumf, ruka_hrace(vesmir, hrac))
    ruka = [karta for karta in ruka_hrace(vesmir, hrac) if karta != devitka]
    return s_rukou(vesmir, hrac, ruka + [vesmir.balicek[0]])._replace(balicek=[devitka] + vesmir.balicek[1:])


"""level 254: crashes when the deck is empty"""
def vymen_trumf(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    if not je_na_tahu(stav_hrace(vesmir, hrac)) or hlasi(vesmir, hrac):
        return vesmir
    if devitka is None or je_zavreno(vesmir) or len(vesmir.balicek) == 2:
        return vesmir
    novy = s_rukou(vesmir, hrac, [karta for karta in ruka if karta != devitka] + [vesmir.balicek[0]])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])


"""level 254: exchanges also when the deck is closed"""
def vymen_trumf(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    if not je_na_tahu(stav_hrace(vesmir, hrac)) or hlasi(vesmir, hrac):
        return vesmir
    if devitka is None or len(vesmir.balicek) <= 2:
        return vesmir
    novy = s_rukou(vesmir, hrac, [karta for karta in ruka if karta != devitka] + [vesmir.balicek[0]])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])


"""level 254: refuses with four cards left"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    if len(vesmir.balicek) <= 4:
        return vesmir
    return vymen_spravne(vesmir, hrac)


"""level 254: who closed may still exchange"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    if vesmir.kdo_zavrel == f'h{hrac}':
        return vymen_spravne(vesmir._replace(kdo_zavrel='h0'), hrac)._replace(kdo_zavrel=vesmir.kdo_zavrel)
    return vymen_spravne(vesmir, hrac)


"""level 254: exchanges with two cards left"""
def vymen_trumf(vesmir, hrac):
    ruka = ruka_hrace(vesmir, hrac)
    devitka = trumfova_devitka(vesmir.trumf, ruka)
    if not je_na_tahu(stav_hrace(vesmir, hrac)) or hlasi(vesmir, hrac):
        return vesmir
    if devitka is None or je_zavreno(vesmir) or len(vesmir.balicek) < 2:
        return vesmir
    novy = s_rukou(vesmir, hrac, [karta for karta in ruka if karta != devitka] + [vesmir.balicek[0]])
    return novy._replace(balicek=[devitka] + vesmir.balicek[1:])


"""level 255: writes the nine into the very deck it was given"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir:
        return vesmir
    vesmir.balicek[0] = novy.balicek[0]
    return s_rukou(vesmir, hrac, ruka_hrace(novy, hrac))


"""level 255: writes the card into the very hand it was given"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    ruka_hrace(vesmir, hrac)[:] = ruka_hrace(novy, hrac)
    return novy


"""level 252: clears the last trick away
says: posledni_stych
"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    return vesmir if novy == vesmir else novy._replace(posledni_stych=[])


"""level 251: takes the points of the second player away"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    return novy if novy == vesmir or hrac == 1 else novy._replace(body2=0)


"""level 251: the second player's card goes under the deck, which is turned over"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir or hrac == 1:
        return novy
    return novy._replace(balicek=novy.balicek[:1] + novy.balicek[:0:-1])


"""level 252: with a card in the middle the points are counted again from nothing"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    return novy if novy == vesmir or not vesmir.stred else novy._replace(body1=0, body2=0)


"""level 252: the tricks of the second player are lost"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    return novy if novy == vesmir or hrac == 1 else novy._replace(stychy2=[])


"""level 252: with a card in the middle the nine also stays in the hand"""
vymen_spravne = vymen_trumf

def vymen_trumf(vesmir, hrac):
    novy = vymen_spravne(vesmir, hrac)
    if novy == vesmir or not vesmir.stred:
        return novy
    return s_rukou(novy, hrac, ruka_hrace(vesmir, hrac) + [vesmir.balicek[0]])
