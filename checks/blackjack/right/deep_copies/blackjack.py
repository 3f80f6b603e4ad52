"""A deep copy first, then everything is changed in it, step by step."""

from copy import deepcopy
from random import shuffle


def jmeno_karty(karta, otoceni):
    if otoceni == 'rubem':
        return 'karta rubem nahoru'
    cislo_barvy = 0
    while karta > 12:
        karta = karta - 13
        cislo_barvy = cislo_barvy + 1
    if karta == 0:
        barvy = ['křížové', 'kárové', 'srdcové', 'pikové']
        hodnota = 'eso'
    elif karta == 10 or karta == 12:
        barvy = ['křížový', 'kárový', 'srdcový', 'pikový']
        if karta == 10:
            hodnota = 'kluk'
        else:
            hodnota = 'král'
    else:
        barvy = ['křížová', 'kárová', 'srdcová', 'piková']
        slova = {1: 'dvojka', 2: 'trojka', 3: 'čtyřka', 4: 'pětka', 5: 'šestka'}
        slova.update({6: 'sedmička', 7: 'osmička', 8: 'devítka', 9: 'desítka', 11: 'dáma'})
        hodnota = slova[karta]
    return barvy[cislo_barvy] + ' ' + hodnota


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = deepcopy(stav)
    if len(balicek) == 0:
        shuffle(odhoz)
        balicek = odhoz
        odhoz = []
    karta = balicek.pop(0)
    ruka.append((karta, otoceni))
    return balicek, ruka, odhoz


def odloz(ruka, odhoz):
    odhoz = list(odhoz)
    for dvojice in ruka:
        odhoz.append(dvojice[0])
    return [], odhoz


def vyhodnot_ruku(ruka):
    soucet = 0
    pocet_es = 0
    for dvojice in ruka:
        hodnota = dvojice[0] % 13 + 1
        if hodnota == 1:
            pocet_es = pocet_es + 1
            soucet = soucet + 11
        elif hodnota > 10:
            soucet = soucet + 10
        else:
            soucet = soucet + hodnota
    while soucet > 21 and pocet_es > 0:
        soucet = soucet - 10
        pocet_es = pocet_es - 1
    if soucet > 21:
        stav = 'pres'
    elif soucet == 21 and len(ruka) == 2:
        stav = 'blackjack'
    else:
        stav = 'ok'
    return (soucet, stav)


def odkryj(ruka):
    nova = []
    for i in range(len(ruka)):
        nova.append((ruka[i][0], 'licem'))
    return nova


def nekdo_ma_21(krupier, hrac):
    soucet, stav = vyhodnot_ruku(hrac)
    if soucet == 21:
        return True
    soucet, stav = vyhodnot_ruku(krupier)
    if soucet == 21:
        return True
    return False


def nova_hra():
    hra = {}
    hra['balicek'] = []
    for karta in range(52):
        hra['balicek'].append(karta)
    shuffle(hra['balicek'])
    hra['odhoz'] = []
    hra['krupier'] = []
    hra['hrac'] = []
    hra['penize'] = float(1000)
    hra['sazka'] = float(10)
    hra['hraje_se'] = False
    hra['zprava'] = ''
    return hra


def zmen_sazku(hra, text):
    if hra['hraje_se'] == True:
        raise ValueError('Sázka se mění jen mezi hrami.')
    nova = deepcopy(hra)
    try:
        sazka = float(text.strip().replace(',', '.'))
    except ValueError:
        sazka = 0.0
    if str(sazka) in ['nan', 'inf', '-inf'] or sazka < 0:
        sazka = 0.0
    if sazka > nova['penize']:
        sazka = nova['penize']
    nova['sazka'] = sazka
    return nova


def prohra(hra, zprava):
    hra['penize'] = hra['penize'] - hra['sazka']
    hra['zprava'] = zprava


def vyhra(hra, zprava):
    hra['penize'] = hra['penize'] + hra['sazka']
    hra['zprava'] = zprava


def vyplat(hra):
    nova = deepcopy(hra)
    nova['krupier'] = odkryj(nova['krupier'])
    hrac, stav_hrace = vyhodnot_ruku(nova['hrac'])
    krupier, stav_krupiera = vyhodnot_ruku(nova['krupier'])
    if hrac > 21:
        prohra(nova, 'Přes 21, prohráváš.')
    elif krupier > 21:
        vyhra(nova, 'Krupiér má přes 21, vyhráváš!')
    elif hrac == krupier:
        nova['zprava'] = 'Remíza.'
    elif stav_hrace == 'blackjack':
        vyhra(nova, 'Blackjack, vyhráváš!')
        nova['penize'] = nova['penize'] + nova['sazka'] / 2
    elif stav_krupiera == 'blackjack':
        prohra(nova, 'Krupiér má blackjack.')
    elif hrac < krupier:
        prohra(nova, 'Krupiér vyhrává.')
    else:
        vyhra(nova, 'Vyhráváš!')
    if nova['sazka'] > nova['penize']:
        nova['sazka'] = nova['penize']
    nova['hraje_se'] = False
    return nova


def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Hra ještě neskončila.')
    nova = deepcopy(hra)
    nova['hrac'], nova['odhoz'] = odloz(nova['hrac'], nova['odhoz'])
    nova['krupier'], nova['odhoz'] = odloz(nova['krupier'], nova['odhoz'])
    stav = (nova['balicek'], nova['hrac'], nova['odhoz'])
    stav = rozdej_kartu(stav, 'licem')
    stav = rozdej_kartu(stav, 'licem')
    nova['balicek'], nova['hrac'], nova['odhoz'] = stav
    stav = (nova['balicek'], nova['krupier'], nova['odhoz'])
    stav = rozdej_kartu(stav, 'rubem')
    stav = rozdej_kartu(stav, 'licem')
    nova['balicek'], nova['krupier'], nova['odhoz'] = stav
    nova['hraje_se'] = True
    nova['zprava'] = 'Hraje se.'
    if nekdo_ma_21(nova['krupier'], nova['hrac']):
        return vyplat(nova)
    return nova


def ber(hra):
    if not hra['hraje_se']:
        raise ValueError('Nejdřív začni hru.')
    nova = deepcopy(hra)
    stav = (nova['balicek'], nova['hrac'], nova['odhoz'])
    nova['balicek'], nova['hrac'], nova['odhoz'] = rozdej_kartu(stav, 'licem')
    soucet, stav_hrace = vyhodnot_ruku(nova['hrac'])
    if soucet > 21:
        return vyplat(nova)
    return nova


def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nejdřív začni hru.')
    nova = deepcopy(hra)
    while True:
        soucet, stav_krupiera = vyhodnot_ruku(nova['krupier'])
        if soucet >= 17:
            break
        stav = (nova['balicek'], nova['krupier'], nova['odhoz'])
        nova['balicek'], nova['krupier'], nova['odhoz'] = rozdej_kartu(stav, 'rubem')
    return vyplat(nova)


def dobij_penize(hra):
    if hra['hraje_se'] or hra['penize'] > 0:
        raise ValueError('Ještě nejsi na mizině.')
    nova = deepcopy(hra)
    nova['penize'] = 1000.0
    nova['sazka'] = 10.0
    nova['zprava'] = ''
    return nova


def hraj():
    hra = nova_hra()
    while True:
        prikaz = input('Příkaz: ')
        try:
            if prikaz == 'konec':
                break
            elif prikaz == 'nová':
                hra = zacni_hru(hra)
            elif prikaz == 'ber':
                hra = ber(hra)
            elif prikaz == 'stůj':
                hra = stuj(hra)
            elif prikaz == 'dobij':
                hra = dobij_penize(hra)
            elif prikaz[:5] == 'sázka':
                hra = zmen_sazku(hra, prikaz[5:])
            else:
                print('Tomu nerozumím.')
        except ValueError as chyba:
            print('Nejde to:', chyba)
        print('Karty krupiéra:')
        for dvojice in hra['krupier']:
            print('  ' + jmeno_karty(dvojice[0], dvojice[1]))
        print('Tvoje karty:')
        for dvojice in hra['hrac']:
            print('  ' + jmeno_karty(dvojice[0], dvojice[1]))
        print(hra['zprava'])
        print('Máš ' + str(hra['penize']) + ' a sázíš ' + str(hra['sazka']) + '.')


if __name__ == '__main__':
    hraj()
