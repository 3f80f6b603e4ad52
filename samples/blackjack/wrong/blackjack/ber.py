"""level 110: takes the deck and the hand"""
def ber(balicek, ruka):
    return ruka + [(balicek[0], 'licem')]


"""level 111: stores the hand, but not the deck"""
def ber(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    balicek, hrac, odhoz = rozdej_kartu((hra['balicek'], hra['hrac'], hra['odhoz']), 'licem')
    nova = dict(hra)
    nova['hrac'] = hrac
    if vyhodnot_ruku(hrac)[1] == 'pres':
        return vyplat(nova)
    return nova


"""level 111: the game ends with 21, not over it"""
def ber(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    balicek, hrac, odhoz = rozdej_kartu((hra['balicek'], hra['hrac'], hra['odhoz']), 'licem')
    nova = {**hra, 'balicek': balicek, 'hrac': hrac, 'odhoz': odhoz}
    if vyhodnot_ruku(hrac)[0] >= 21:
        return vyplat(nova)
    return nova


"""level 111: a copy of the dict with the same lists in it"""
def ber(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    nova = hra.copy()
    if not nova['balicek']:
        return {**hra, 'hrac': hra['hrac'] + [(hra['odhoz'][0], 'licem')], 'balicek': hra['odhoz'][1:], 'odhoz': []}
    nova['hrac'].append((nova['balicek'].pop(0), 'licem'))
    if vyhodnot_ruku(nova['hrac'])[1] == 'pres':
        return vyplat(nova)
    return nova


"""level 111: nothing happens over 21"""
def ber(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    balicek, hrac, odhoz = rozdej_kartu((hra['balicek'], hra['hrac'], hra['odhoz']), 'licem')
    return {**hra, 'balicek': balicek, 'hrac': hrac, 'odhoz': odhoz}


"""level 111: with 21 no more cards may be taken"""
brani_bez_omezeni = ber

def ber(hra):
    soucet, _ = vyhodnot_ruku(hra['hrac'])
    if soucet == 21:
        raise ValueError('Máš 21, víc nepotřebuješ.')
    return brani_bez_omezeni(hra)


"""level 111: with an empty deck the pile of the old game is shuffled in place"""
brani_z_balicku = ber

def ber(hra):
    if not hra['balicek'] and hra['hraje_se']:
        shuffle(hra['odhoz'])
    return brani_z_balicku(hra)


"""level 112: gives a card though nobody plays"""
def ber(hra):
    balicek, hrac, odhoz = rozdej_kartu((hra['balicek'], hra['hrac'], hra['odhoz']), 'licem')
    nova = {**hra, 'balicek': balicek, 'hrac': hrac, 'odhoz': odhoz}
    if vyhodnot_ruku(hrac)[1] == 'pres':
        return vyplat(nova)
    return nova


"""level 112: returns the game as it is when nobody plays"""
ber_spravne = ber

def ber(hra):
    if not hra['hraje_se']:
        return hra
    return ber_spravne(hra)


"""level 111: five cards end the game, as in other casinos"""
ber_dal = ber

def ber(hra):
    hra = ber_dal(hra)
    if hra['hraje_se'] and len(hra['hrac']) >= 5:
        hra = dict(hra, hraje_se=False, penize=hra['penize'] + hra['sazka'], zprava='Pět karet, vyhráváš!')
    return hra


"""level 112: refuses without a word
says: beze slova
"""
ber_se_slovy = ber

def ber(hra):
    if not hra['hraje_se']:
        raise ValueError
    return ber_se_slovy(hra)
