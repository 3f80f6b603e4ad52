"""level 100: takes no game"""
zacatek_hry = zacni_hru

def zacni_hru():
    return zacatek_hry(nova_hra())


"""level 101: the dealer's second card lies face up"""
def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Ještě se hraje.')
    krupier, odhoz = odloz(hra['krupier'], hra['odhoz'])
    hrac, odhoz = odloz(hra['hrac'], odhoz)
    balicek = hra['balicek']
    for i in range(2):
        balicek, krupier, odhoz = rozdej_kartu((balicek, krupier, odhoz), 'licem')
        balicek, hrac, odhoz = rozdej_kartu((balicek, hrac, odhoz), 'licem')
    return {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}


"""level 101: the old hands are discarded after the new ones were dealt, too late for the shuffling"""
def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Nejdřív dohraj tuhle hru.')
    stav = rozdej_kartu((hra['balicek'], [], hra['odhoz']), 'licem')
    balicek, krupier, odhoz = rozdej_kartu(stav, 'rubem')
    stav = rozdej_kartu((balicek, [], odhoz), 'licem')
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')
    _, odhoz = odloz(hra['krupier'], odhoz)
    _, odhoz = odloz(hra['hrac'], odhoz)
    nova = {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}
    if nekdo_ma_21(krupier, hrac):
        return ukonci_hru(nova)
    return nova


"""level 101: changes the game it was given"""
def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Ještě se hraje.')
    hra['krupier'], hra['odhoz'] = odloz(hra['krupier'], hra['odhoz'])
    hra['hrac'], hra['odhoz'] = odloz(hra['hrac'], hra['odhoz'])
    for kdo, otoceni in [('krupier', 'licem'), ('krupier', 'rubem'), ('hrac', 'licem'), ('hrac', 'licem')]:
        stav = (hra['balicek'], hra[kdo], hra['odhoz'])
        hra['balicek'], hra[kdo], hra['odhoz'] = rozdej_kartu(stav, otoceni)
    hra['hraje_se'] = True
    return hra


"""level 101: new hands are empty lists, the old cards go nowhere"""
def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Ještě se hraje.')
    stav = rozdej_kartu((hra['balicek'], [], hra['odhoz']), 'licem')
    balicek, krupier, odhoz = rozdej_kartu(stav, 'rubem')
    stav = rozdej_kartu((balicek, [], odhoz), 'licem')
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')
    return {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}


"""level 101: who has no money may not play, not even about nothing"""
zacatek_pro_vsechny = zacni_hru

def zacni_hru(hra):
    if hra['penize'] == 0:
        raise ValueError('Nemáš žádné peníze.')
    return zacatek_pro_vsechny(hra)


"""level 101: does not let anybody play for nothing"""
zacni_spravne = zacni_hru

def zacni_hru(hra):
    if hra['sazka'] <= 0:
        raise ValueError('Nejdřív si vsaď.')
    return zacni_spravne(hra)


"""level 101: reshuffles when there are fewer than four cards left"""
from random import sample

zacni_spravne = zacni_hru

def zacni_hru(hra):
    hra = dict(hra)
    if len(hra['balicek']) < 4:
        karty = hra['balicek'] + hra['odhoz']
        hra['balicek'] = sample(karty, len(karty))
        hra['odhoz'] = []
    return zacni_spravne(hra)


"""level 101: with an empty deck the pile of the old game is shuffled in place"""
zacatek_s_balickem = zacni_hru

def zacni_hru(hra):
    if not hra['balicek'] and not hra['hraje_se']:
        shuffle(hra['odhoz'])
    return zacatek_s_balickem(hra)


"""level 101: takes the bet away at the start, and again at the end"""
zacni_spravne = zacni_hru

def zacni_hru(hra):
    nova = zacni_spravne(hra)
    nova['penize'] = nova['penize'] - hra['sazka']
    return nova


"""level 102: pays at once, but the dealer's card stays hidden"""
def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Ještě se hraje.')
    krupier, odhoz = odloz(hra['krupier'], hra['odhoz'])
    hrac, odhoz = odloz(hra['hrac'], odhoz)
    stav = rozdej_kartu((hra['balicek'], krupier, odhoz), 'licem')
    balicek, krupier, odhoz = rozdej_kartu(stav, 'rubem')
    stav = rozdej_kartu((balicek, hrac, odhoz), 'licem')
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')
    hra = {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}
    if nekdo_ma_21(krupier, hrac):
        return vyplat(hra)
    return hra


"""level 102: after an end at once the bet stays, even if no money is left for it"""
zacatek_se_snizenim = zacni_hru

def zacni_hru(hra):
    nova = zacatek_se_snizenim(hra)
    nova['sazka'] = hra['sazka']
    return nova


"""level 102: the game goes on though somebody has 21"""
def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Ještě se hraje.')
    krupier, odhoz = odloz(hra['krupier'], hra['odhoz'])
    hrac, odhoz = odloz(hra['hrac'], odhoz)
    stav = rozdej_kartu((hra['balicek'], krupier, odhoz), 'licem')
    balicek, krupier, odhoz = rozdej_kartu(stav, 'rubem')
    stav = rozdej_kartu((balicek, hrac, odhoz), 'licem')
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')
    return {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}


"""level 102: two blackjacks at once are paid as the one of the player"""
def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Nejdřív dohraj tuhle hru.')
    krupier, odhoz = odloz(hra['krupier'], hra['odhoz'])
    hrac, odhoz = odloz(hra['hrac'], odhoz)
    stav = rozdej_kartu((hra['balicek'], krupier, odhoz), 'licem')
    balicek, krupier, odhoz = rozdej_kartu(stav, 'rubem')
    stav = rozdej_kartu((balicek, hrac, odhoz), 'licem')
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')
    nova = {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}
    if nekdo_ma_21(krupier, hrac):
        nova = ukonci_hru(nova)
        if vyhodnot_ruku(hrac) == (21, 'blackjack'):
            nova['penize'] = hra['penize'] + 1.5 * hra['sazka']
            nova['zprava'] = 'Blackjack, vyhráváš!'
    return nova


"""level 103: a new game may begin in the middle of one, so a bad hand costs nothing"""
def zacni_hru(hra):
    krupier, odhoz = odloz(hra['krupier'], hra['odhoz'])
    hrac, odhoz = odloz(hra['hrac'], odhoz)
    stav = rozdej_kartu((hra['balicek'], krupier, odhoz), 'licem')
    balicek, krupier, odhoz = rozdej_kartu(stav, 'rubem')
    stav = rozdej_kartu((balicek, hrac, odhoz), 'licem')
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')
    hra = {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}
    if nekdo_ma_21(krupier, hrac):
        hra['krupier'] = odkryj(krupier)
        return vyplat(hra)
    return hra


"""level 101: forgets that dealing to the dealer may have emptied the discard pile"""
def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Ještě se hraje.')
    krupier, odhoz = odloz(hra['krupier'], hra['odhoz'])
    hrac, odhoz = odloz(hra['hrac'], odhoz)
    stav = rozdej_kartu((hra['balicek'], krupier, odhoz), 'licem')
    balicek, krupier, _ = rozdej_kartu(stav, 'rubem')
    stav = rozdej_kartu((balicek, hrac, odhoz), 'licem')
    balicek, hrac, odhoz = rozdej_kartu(stav, 'licem')
    hra = {**hra, 'balicek': balicek, 'odhoz': odhoz, 'krupier': krupier, 'hrac': hrac, 'hraje_se': True}
    if nekdo_ma_21(krupier, hrac):
        hra['krupier'] = odkryj(krupier)
        return vyplat(hra)
    return hra


"""level 101: a bet of 0 is raised to 1"""
zacatek_o_cokoli = zacni_hru

def zacni_hru(hra):
    return zacatek_o_cokoli({**hra, 'sazka': max(hra['sazka'], 1.0)})


"""level 101: remembers the first deal"""
rozdani = []
zacatek_s_novymi_kartami = zacni_hru

def zacni_hru(hra):
    if not rozdani or hra['hraje_se']:
        rozdani.append(zacatek_s_novymi_kartami(hra))
    return rozdani[0]


"""level 103: refuses without a word
says: beze slova
"""
zacatek_se_slovy = zacni_hru

def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError
    return zacatek_se_slovy(hra)


"""level 140: an own stricter limit: a hundred hands"""
zacatek_bez_omezeni = zacni_hru
pocet_her = 0

def zacni_hru(hra):
    global pocet_her
    nova = zacatek_bez_omezeni(hra)
    pocet_her += 1
    if pocet_her > 100:
        raise ValueError('Sto her stačilo.')
    return nova
