"""Rules as data, hands folded with reduce, dealing by recursion: near to the functional original."""

from functools import reduce
from random import randrange

KRUPIER_BERE_DO = 17
PENIZE_NA_ZACATKU = 1000.0

BARVY = {0: 'křížov', 1: 'károv', 2: 'srdcov', 3: 'pikov'}
HODNOTY = (
    'é eso|á dvojka|á trojka|á čtyřka|á pětka|á šestka|á sedmička|á osmička|á devítka|á desítka|ý kluk|á dáma|ý král'
).split('|')


def jmeno_karty(karta, otoceni):
    barva, hodnota = divmod(karta, 13)
    jmena = {'licem': BARVY[barva] + HODNOTY[hodnota], 'rubem': 'karta rubem nahoru'}
    return jmena[otoceni]


def zamichane(karty):
    if not karty:
        return []
    misto = randrange(len(karty))
    return [karty[misto]] + zamichane(karty[:misto] + karty[misto + 1 :])


def rozdej_kartu(stav, otoceni):
    match stav:
        case ([], ruka, odhoz):
            return rozdej_kartu((zamichane(odhoz), ruka, []), otoceni)
        case ([karta, *balicek], ruka, odhoz):
            return balicek, ruka + [(karta, otoceni)], odhoz


def odloz(ruka, odhoz):
    return [], reduce(lambda karty, karta: karty + [karta[0]], ruka, odhoz)


def pricti(mezisoucet, karta):
    soucet, za_eso = mezisoucet
    hodnota = karta[0] % 13 + 1
    if hodnota == 1:
        return soucet + za_eso, 1
    return soucet + min(hodnota, 10), za_eso


def vyhodnot_ruku(ruka):
    soucet, za_eso = reduce(pricti, ruka, (0, 11))
    if soucet > 21 and za_eso == 1:
        soucet -= 10
    if soucet > 21:
        return soucet, 'pres'
    return soucet, 'blackjack' if soucet == 21 and len(ruka) == 2 else 'ok'


def odkryj(ruka):
    return list(map(lambda karta: (karta[0], 'licem'), ruka))


def nekdo_ma_21(krupier, hrac):
    soucty = {vyhodnot_ruku(krupier)[0], vyhodnot_ruku(hrac)[0]}
    return 21 in soucty


def nova_hra():
    klice = ['balicek', 'odhoz', 'krupier', 'hrac', 'penize', 'sazka', 'hraje_se', 'zprava']
    return dict(zip(klice, [zamichane(list(range(52))), [], [], [], PENIZE_NA_ZACATKU, 10.0, False, '']))


def cislo_z_textu(text):
    """Digits and at most one point or comma, perhaps with a minus; anything else is 0."""
    text = text.strip().replace(',', '.')
    znamenko = -1.0 if text.startswith('-') else 1.0
    cislice = text.removeprefix('-')
    bez_tecky = cislice.replace('.', '', 1)
    if not (bez_tecky.isascii() and bez_tecky.isdigit()):
        return 0.0
    return znamenko * float(cislice)


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Karty už jsou na stole.')
    return hra | {'sazka': sorted([0.0, cislo_z_textu(text), hra['penize']])[1]}


PRAVIDLA = [
    (lambda h, k: h[1] == 'pres', -1, 'Přes 21, prohráváš.'),
    (lambda h, k: k[1] == 'pres', +1, 'Krupiér má přes 21, vyhráváš!'),
    (lambda h, k: h[0] == k[0], 0, 'Remíza.'),
    (lambda h, k: h[1] == 'blackjack', 1.5, 'Blackjack, vyhráváš!'),
    (lambda h, k: k[1] == 'blackjack', -1, 'Krupiér má blackjack.'),
    (lambda h, k: h[0] < k[0], -1, 'Krupiér vyhrává.'),
    (lambda h, k: True, +1, 'Vyhráváš!'),
]


def vyplat(hra):
    hrac = vyhodnot_ruku(hra['hrac'])
    krupier = vyhodnot_ruku(hra['krupier'])
    nasobek, zprava = next((n, z) for plati, n, z in PRAVIDLA if plati(hrac, krupier))
    penize = hra['penize'] + nasobek * hra['sazka']
    return hra | {'penize': penize, 'sazka': min(penize, hra['sazka']), 'hraje_se': False, 'zprava': zprava}


def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Hraj dál s tím, co máš.')
    _, odhoz = odloz(hra['hrac'] + hra['krupier'], hra['odhoz'])
    balicek, hrac, odhoz = rozdej_kartu(rozdej_kartu((hra['balicek'], [], odhoz), 'licem'), 'licem')
    balicek, krupier, odhoz = rozdej_kartu(rozdej_kartu((balicek, [], odhoz), 'licem'), 'rubem')
    rozdano = hra | dict(balicek=balicek, odhoz=odhoz, krupier=krupier, hrac=hrac, hraje_se=True)
    if not nekdo_ma_21(krupier, hrac):
        return rozdano
    return vyplat(rozdano | {'krupier': odkryj(krupier)})


def ber(hra):
    if not hra['hraje_se']:
        raise ValueError('Není z čeho brát.')
    balicek, hrac, odhoz = rozdej_kartu((hra['balicek'], hra['hrac'], hra['odhoz']), 'licem')
    potom = hra | {'balicek': balicek, 'hrac': hrac, 'odhoz': odhoz}
    if vyhodnot_ruku(hrac)[0] <= 21:
        return potom
    return vyplat(potom)


def dober(stav):
    if vyhodnot_ruku(stav[1])[0] >= KRUPIER_BERE_DO:
        return stav
    return dober(rozdej_kartu(stav, 'licem'))


def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Není proč stát.')
    balicek, krupier, odhoz = dober((hra['balicek'], odkryj(hra['krupier']), hra['odhoz']))
    return vyplat(hra | {'balicek': balicek, 'krupier': krupier, 'odhoz': odhoz})


def dobij_penize(hra):
    if hra['hraje_se'] or hra['penize'] != 0:
        raise ValueError('Peníze ještě máš.')
    return hra | {'penize': PENIZE_NA_ZACATKU, 'sazka': 10.0}


def dalsi(hra, prikaz):
    if prikaz.startswith('sázka '):
        return zmen_sazku(hra, prikaz.removeprefix('sázka '))
    prikazy = {'nová': zacni_hru, 'ber': ber, 'stůj': stuj, 'dobij': dobij_penize}
    if prikaz not in prikazy:
        raise ValueError('Takový příkaz neexistuje.')
    return prikazy[prikaz](hra)


def ukaz(hra):
    for kdo in 'krupier', 'hrac':
        for karta, otoceni in hra[kdo]:
            print(kdo, jmeno_karty(karta, otoceni))
    if not hra['hraje_se']:
        print(hra['zprava'])
    print('peníze', hra['penize'], 'sázka', hra['sazka'])


def hraj(hra=None):
    hra = hra or nova_hra()
    ukaz(hra)
    prikaz = input('Co dál? ').strip()
    if prikaz == 'konec':
        return
    try:
        hra = dalsi(hra, prikaz)
    except ValueError as chyba:
        print(chyba)
    hraj(hra)


if __name__ == '__main__':
    hraj()
