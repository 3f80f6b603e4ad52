"""level 90: wants both hands"""
vyplata_hry = vyplat

def vyplat(krupier, hrac):
    return vyplata_hry({**nova_hra(), 'krupier': krupier, 'hrac': hrac})


"""level 91: looks at the dealer first, so the player wins when both are over"""
def vyplat(hra):
    hrac, stav_hrace = vyhodnot_ruku(hra['hrac'])
    krupier, stav_krupiera = vyhodnot_ruku(hra['krupier'])
    nova = dict(hra)
    nova['hraje_se'] = False
    if stav_krupiera == 'pres':
        nova['penize'] += hra['sazka']
        nova['zprava'] = 'Krupiér má přes 21, vyhráváš!'
    elif stav_hrace == 'pres':
        nova['penize'] -= hra['sazka']
        nova['zprava'] = 'Přes 21, prohráváš.'
    return nova


"""level 91: changes the game it was given"""
def vyplat(hra):
    _, stav_hrace = vyhodnot_ruku(hra['hrac'])
    if stav_hrace == 'pres':
        hra['penize'] -= hra['sazka']
        hra['zprava'] = 'Přes 21, prohráváš.'
    else:
        hra['penize'] += hra['sazka']
        hra['zprava'] = 'Krupiér má přes 21, vyhráváš!'
    hra['hraje_se'] = False
    return hra


"""level 91: the message lacks its full stop"""
def vyplat(hra):
    _, stav_hrace = vyhodnot_ruku(hra['hrac'])
    nova = dict(hra)
    nova['hraje_se'] = False
    if stav_hrace == 'pres':
        nova['penize'] -= hra['sazka']
        nova['zprava'] = 'Přes 21, prohráváš'
    else:
        nova['penize'] += hra['sazka']
        nova['zprava'] = 'Krupiér má přes 21, vyhráváš!'
    return nova


"""level 91: compares the totals and never looks whether they are over 21"""
def vyplat(hra):
    hrac, stav = vyhodnot_ruku(hra['hrac'])
    krupier, _ = vyhodnot_ruku(hra['krupier'])
    nova = dict(hra)
    if hrac == krupier:
        nova['zprava'] = 'Remíza.'
    elif hrac > krupier:
        nova['penize'] += hra['sazka']
        nova['zprava'] = 'Vyhráváš!'
    else:
        nova['penize'] -= hra['sazka']
        nova['zprava'] = 'Krupiér vyhrává.'
    nova['hraje_se'] = False
    nova['sazka'] = min(nova['sazka'], nova['penize'])
    return nova


"""level 92: a blackjack wins over 21 of three cards"""
def vyplat(hra):
    hrac, stav_hrace = vyhodnot_ruku(hra['hrac'])
    krupier, stav_krupiera = vyhodnot_ruku(hra['krupier'])
    sazka = hra['sazka']
    if stav_hrace == 'pres':
        zmena, zprava = -sazka, 'Přes 21, prohráváš.'
    elif stav_krupiera == 'pres':
        zmena, zprava = sazka, 'Krupiér má přes 21, vyhráváš!'
    elif stav_hrace == 'blackjack' and stav_krupiera != 'blackjack':
        zmena, zprava = 1.5 * sazka, 'Blackjack, vyhráváš!'
    elif stav_krupiera == 'blackjack' and stav_hrace != 'blackjack':
        zmena, zprava = -sazka, 'Krupiér má blackjack.'
    elif hrac == krupier:
        zmena, zprava = 0, 'Remíza.'
    elif hrac > krupier:
        zmena, zprava = sazka, 'Vyhráváš!'
    else:
        zmena, zprava = -sazka, 'Krupiér vyhrává.'
    penize = hra['penize'] + zmena
    return {**hra, 'penize': penize, 'sazka': min(sazka, penize), 'hraje_se': False, 'zprava': zprava}


"""level 92: equal totals pay the bet"""
def vyplat(hra):
    hrac, stav_hrace = vyhodnot_ruku(hra['hrac'])
    krupier, stav_krupiera = vyhodnot_ruku(hra['krupier'])
    sazka = hra['sazka']
    if stav_hrace == 'pres':
        zmena, zprava = -sazka, 'Přes 21, prohráváš.'
    elif stav_krupiera == 'pres':
        zmena, zprava = sazka, 'Krupiér má přes 21, vyhráváš!'
    elif stav_hrace == 'blackjack':
        zmena, zprava = 1.5 * sazka, 'Blackjack, vyhráváš!'
    elif hrac >= krupier:
        zmena, zprava = sazka, 'Vyhráváš!'
    else:
        zmena, zprava = -sazka, 'Krupiér vyhrává.'
    penize = hra['penize'] + zmena
    return {**hra, 'penize': penize, 'sazka': min(sazka, penize), 'hraje_se': False, 'zprava': zprava}


"""level 93: a blackjack pays 2 × the bet"""
presna_vyplata = vyplat

def vyplat(hra):
    nova = presna_vyplata(hra)
    if nova['zprava'] == 'Blackjack, vyhráváš!':
        nova['penize'] = hra['penize'] + 2 * hra['sazka']
    return nova


"""level 93: a blackjack pays whole coins only"""
presna_vyplata = vyplat

def vyplat(hra):
    nova = presna_vyplata(hra)
    if nova['zprava'] == 'Blackjack, vyhráváš!':
        nova['penize'] = hra['penize'] + hra['sazka'] * 3 // 2
    return nova


"""level 93: the winnings are rounded to two decimal places"""
presna_vyplata = vyplat

def vyplat(hra):
    nova = presna_vyplata(hra)
    nova['penize'] = round(nova['penize'], 2)
    return nova


"""level 94: the dealer's blackjack is an ordinary loss"""
presna_vyplata = vyplat

def vyplat(hra):
    nova = presna_vyplata(hra)
    if nova['zprava'] == 'Krupiér má blackjack.':
        nova['zprava'] = 'Krupiér vyhrává.'
    return nova


"""level 95: 21 of three cards pays like a blackjack"""
def vyplat(hra):
    hrac, stav_hrace = vyhodnot_ruku(hra['hrac'])
    krupier, stav_krupiera = vyhodnot_ruku(hra['krupier'])
    sazka = hra['sazka']
    if stav_hrace == 'pres':
        zmena, zprava = -sazka, 'Přes 21, prohráváš.'
    elif stav_krupiera == 'pres':
        zmena, zprava = sazka, 'Krupiér má přes 21, vyhráváš!'
    elif hrac == krupier:
        zmena, zprava = 0, 'Remíza.'
    elif hrac == 21:
        zmena, zprava = 1.5 * sazka, 'Blackjack, vyhráváš!'
    elif krupier == 21:
        zmena, zprava = -sazka, 'Krupiér má blackjack.'
    elif hrac > krupier:
        zmena, zprava = sazka, 'Vyhráváš!'
    else:
        zmena, zprava = -sazka, 'Krupiér vyhrává.'
    penize = hra['penize'] + zmena
    return {**hra, 'penize': penize, 'sazka': min(sazka, penize), 'hraje_se': False, 'zprava': zprava}


"""level 96: after every game the bet is 10 again"""
vyplata_bez_sazky = vyplat

def vyplat(hra):
    nova = vyplata_bez_sazky(hra)
    nova['sazka'] = min(10.0, nova['penize'])
    return nova


"""level 96: compares the bet with the money from before the payment"""
presna_vyplata = vyplat

def vyplat(hra):
    nova = presna_vyplata(hra)
    nova['sazka'] = min(hra['sazka'], hra['penize'])
    return nova


"""level 96: the bet stays higher than the money"""
presna_vyplata = vyplat

def vyplat(hra):
    nova = presna_vyplata(hra)
    nova['sazka'] = hra['sazka']
    return nova


"""level 96: who has lost everything has a whole zero, not a float"""
desetinna_vyplata = vyplat

def vyplat(hra):
    nova = desetinna_vyplata(hra)
    if nova['penize'] <= 0:
        nova['penize'] = 0
        nova['sazka'] = 0
    return nova


"""level 96: the bet is lowered only after a hand that was lower"""
presna_vyplata = vyplat

def vyplat(hra):
    nova = presna_vyplata(hra)
    if nova['zprava'] != 'Krupiér vyhrává.':
        nova['sazka'] = hra['sazka']
    return nova


"""level 96: the bet stays after a blackjack of the dealer"""
presna_vyplata = vyplat

def vyplat(hra):
    nova = presna_vyplata(hra)
    if nova['zprava'] == 'Krupiér má blackjack.':
        nova['sazka'] = hra['sazka']
    return nova
