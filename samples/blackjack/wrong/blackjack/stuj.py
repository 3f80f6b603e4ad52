"""level 120: takes the deck and the hand"""
def stuj(balicek, ruka):
    return ruka


"""level 121: the dealer does not reveal the card"""
def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    stav = (hra['balicek'], hra['krupier'], hra['odhoz'])
    while vyhodnot_ruku(stav[1])[0] < 17:
        stav = rozdej_kartu(stav, 'licem')
    return vyplat({**hra, 'balicek': stav[0], 'krupier': stav[1], 'odhoz': stav[2]})


"""level 121: the deck without the dealer's cards is never stored, as in the original"""
def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    stav = (hra['balicek'], odkryj(hra['krupier']), hra['odhoz'])
    while vyhodnot_ruku(stav[1])[0] < 17:
        stav = rozdej_kartu(stav, 'licem')
    return vyplat({**hra, 'krupier': stav[1]})


"""level 121: the dealer draws on 17"""
def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    stav = (hra['balicek'], odkryj(hra['krupier']), hra['odhoz'])
    while vyhodnot_ruku(stav[1])[0] <= 17:
        stav = rozdej_kartu(stav, 'licem')
    return vyplat({**hra, 'balicek': stav[0], 'krupier': stav[1], 'odhoz': stav[2]})


"""level 121: the dealer draws until they have more than the player"""
def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    cil, _ = vyhodnot_ruku(hra['hrac'])
    stav = (hra['balicek'], odkryj(hra['krupier']), hra['odhoz'])
    while vyhodnot_ruku(stav[1])[0] < cil:
        stav = rozdej_kartu(stav, 'licem')
    return vyplat({**hra, 'balicek': stav[0], 'krupier': stav[1], 'odhoz': stav[2]})


"""level 121: if instead of while: one card at most"""
def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    stav = (hra['balicek'], odkryj(hra['krupier']), hra['odhoz'])
    if vyhodnot_ruku(stav[1])[0] < 17:
        stav = rozdej_kartu(stav, 'licem')
    return vyplat({**hra, 'balicek': stav[0], 'krupier': stav[1], 'odhoz': stav[2]})


"""level 121: with an empty deck the pile of the old game is shuffled in place"""
def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Stát můžeš, až začne nová hra.')
    balicek, krupier, odhoz = hra['balicek'], odkryj(hra['krupier']), hra['odhoz']
    while vyhodnot_ruku(krupier)[0] < 17:
        if not balicek:
            shuffle(odhoz)
            balicek, odhoz = odhoz, []
        krupier = krupier + [(balicek[0], 'licem')]
        balicek = balicek[1:]
    return vyplat({**hra, 'balicek': balicek, 'krupier': krupier, 'odhoz': odhoz})


"""level 122: compares the totals itself and forgets that 21 is the most"""
def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    stav = (hra['balicek'], odkryj(hra['krupier']), hra['odhoz'])
    while vyhodnot_ruku(stav[1])[0] < 17:
        stav = rozdej_kartu(stav, 'licem')
    nova = {**hra, 'balicek': stav[0], 'krupier': stav[1], 'odhoz': stav[2], 'hraje_se': False}
    krupier = vyhodnot_ruku(nova['krupier'])[0]
    hrac = vyhodnot_ruku(nova['hrac'])[0]
    if hrac == krupier:
        nova['zprava'] = 'Remíza.'
    elif hrac > krupier:
        nova['zprava'] = 'Vyhráváš!'
        nova['penize'] += nova['sazka']
    else:
        nova['zprava'] = 'Krupiér vyhrává.'
        nova['penize'] -= nova['sazka']
    nova['sazka'] = min(nova['sazka'], nova['penize'])
    return nova


"""level 123: pays again though nobody plays"""
def stuj(hra):
    stav = (hra['balicek'], odkryj(hra['krupier']), hra['odhoz'])
    while vyhodnot_ruku(stav[1])[0] < 17:
        stav = rozdej_kartu(stav, 'licem')
    return vyplat({**hra, 'balicek': stav[0], 'krupier': stav[1], 'odhoz': stav[2]})


"""level 123: raises another exception than ValueError"""
stuj_spravne = stuj

def stuj(hra):
    if not hra['hraje_se']:
        raise Exception('Teď se nehraje.')
    return stuj_spravne(hra)


"""level 123: refuses without a word
says: beze slova
"""
stuj_se_slovy = stuj

def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError
    return stuj_se_slovy(hra)
