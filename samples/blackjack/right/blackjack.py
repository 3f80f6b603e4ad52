"""classes: Objects inside: functions only wrap and unwrap them."""

import random
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Karta:
    cislo: int
    otoceni: str = 'licem'

    @property
    def je_eso(self):
        return self.cislo % 13 == 0

    @property
    def hodnota(self):
        return min(self.cislo % 13 + 1, 10)

    def __str__(self):
        if self.otoceni != 'licem':
            return 'karta rubem nahoru'
        barva = ('křížov', 'károv', 'srdcov', 'pikov')[self.cislo // 13]
        slova = 'é eso,á dvojka,á trojka,á čtyřka,á pětka,á šestka,á sedmička,á osmička,á devítka'
        slova += ',á desítka,ý kluk,á dáma,ý král'
        return barva + slova.split(',')[self.cislo % 13]


class Ruka(list):
    """A list of pairs that knows its total."""

    @property
    def karty(self):
        return [Karta(*dvojice) for dvojice in self]

    @property
    def soucet(self):
        soucet = sum(karta.hodnota for karta in self.karty)
        if any(karta.je_eso for karta in self.karty) and soucet <= 11:
            return soucet + 10
        return soucet

    @property
    def stav(self):
        if self.soucet > 21:
            return 'pres'
        return 'blackjack' if self.soucet == 21 and len(self) == 2 else 'ok'


@dataclass(frozen=True)
class Stul:
    balicek: list
    odhoz: list = field(default_factory=list)
    krupier: list = field(default_factory=list)
    hrac: list = field(default_factory=list)
    penize: float = 1000.0
    sazka: float = 10.0
    hraje_se: bool = False
    zprava: str = ''

    def hraj_jen(self, kdyz):
        if self.hraje_se is not kdyz:
            raise ValueError('To teď nejde.')
        return self

    def rozdej(self, kdo, otoceni='licem'):
        balicek, ruka, odhoz = rozdej_kartu((self.balicek, getattr(self, kdo), self.odhoz), otoceni)
        return replace(self, balicek=balicek, odhoz=odhoz, **{kdo: ruka})

    def sklid(self, kdo):
        ruka, odhoz = odloz(getattr(self, kdo), self.odhoz)
        return replace(self, odhoz=odhoz, **{kdo: ruka})

    def hra(self):
        return dict(vars(self))


def jmeno_karty(karta, otoceni):
    return str(Karta(karta, otoceni))


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav
    if balicek:
        return balicek[1:], ruka + [(balicek[0], otoceni)], odhoz
    zamichany = odhoz[:]
    random.shuffle(zamichany)
    return rozdej_kartu((zamichany, ruka, []), otoceni)


def odloz(ruka, odhoz):
    return [], odhoz + [karta.cislo for karta in Ruka(ruka).karty]


def vyhodnot_ruku(ruka):
    ruka = Ruka(ruka)
    return ruka.soucet, ruka.stav


def odkryj(ruka):
    return [(karta.cislo, 'licem') for karta in Ruka(ruka).karty]


def nekdo_ma_21(krupier, hrac):
    return 21 in (Ruka(krupier).soucet, Ruka(hrac).soucet)


def nova_hra():
    balicek = list(range(52))
    random.shuffle(balicek)
    return Stul(balicek).hra()


def zmen_sazku(hra, text):
    stul = Stul(**hra).hraj_jen(False)
    try:
        sazka = float(text.replace(',', '.'))
    except ValueError:
        sazka = 0.0
    if not 0.0 <= sazka < float('inf'):
        sazka = 0.0
    return replace(stul, sazka=min(sazka, stul.penize)).hra()


def vyplat(hra):
    stul = Stul(**hra)
    hrac, krupier = Ruka(stul.hrac), Ruka(stul.krupier)
    if hrac.stav == 'pres':
        zmena, zprava = -1, 'Přes 21, prohráváš.'
    elif krupier.stav == 'pres':
        zmena, zprava = 1, 'Krupiér má přes 21, vyhráváš!'
    elif hrac.soucet == krupier.soucet:
        zmena, zprava = 0, 'Remíza.'
    elif hrac.stav == 'blackjack':
        zmena, zprava = 1.5, 'Blackjack, vyhráváš!'
    elif krupier.stav == 'blackjack':
        zmena, zprava = -1, 'Krupiér má blackjack.'
    elif hrac.soucet < krupier.soucet:
        zmena, zprava = -1, 'Krupiér vyhrává.'
    else:
        zmena, zprava = 1, 'Vyhráváš!'
    penize = stul.penize + zmena * stul.sazka
    return replace(stul, penize=penize, sazka=min(penize, stul.sazka), hraje_se=False, zprava=zprava).hra()


def zacni_hru(hra):
    stul = replace(Stul(**hra).hraj_jen(False).sklid('krupier').sklid('hrac'), hraje_se=True, zprava='')
    stul = stul.rozdej('krupier').rozdej('hrac').rozdej('krupier', 'rubem').rozdej('hrac')
    if nekdo_ma_21(stul.krupier, stul.hrac):
        return vyplat(replace(stul, krupier=odkryj(stul.krupier)).hra())
    return stul.hra()


def ber(hra):
    hra = Stul(**hra).hraj_jen(True).rozdej('hrac').hra()
    return vyplat(hra) if Ruka(hra['hrac']).stav == 'pres' else hra


def stuj(hra):
    stul = Stul(**hra).hraj_jen(True)
    return vyplat(dober(replace(stul, krupier=odkryj(stul.krupier))).hra())


def dober(stul):
    return stul if Ruka(stul.krupier).soucet >= 17 else dober(stul.rozdej('krupier'))


def dobij_penize(hra):
    stul = Stul(**hra).hraj_jen(False)
    if stul.penize > 0:
        raise ValueError('Ještě máš co prohrát.')
    return replace(stul, penize=1000.0, sazka=10.0).hra()


class Konzole:
    def __init__(self):
        self.hra = nova_hra()

    def proved(self, radek):
        slova = radek.lower().split()
        match slova:
            case ['nová' | 'nova']:
                self.hra = zacni_hru(self.hra)
            case ['ber']:
                self.hra = ber(self.hra)
            case ['stůj' | 'stuj']:
                self.hra = stuj(self.hra)
            case ['dobij']:
                self.hra = dobij_penize(self.hra)
            case ['sázka' | 'sazka', castka]:
                self.hra = zmen_sazku(self.hra, castka)
            case _:
                raise ValueError('Neznámý příkaz.')

    def ukaz(self):
        for kdo in 'krupier', 'hrac':
            print(kdo, [str(karta) for karta in Ruka(self.hra[kdo]).karty])
        print(self.hra['zprava'])
        print(f'{self.hra["penize"]:.1f} Kč, v sázce {self.hra["sazka"]:.1f} Kč')


def hraj():
    konzole = Konzole()
    for radek in iter(input, 'konec'):
        try:
            konzole.proved(radek)
            konzole.ukaz()
        except ValueError as chyba:
            print(chyba)


if __name__ == '__main__':
    hraj()


"""comprehensions: Comprehensions, conditional expressions and new dicts made by ** everywhere."""

from math import inf
from random import sample

RODY = ['é'] + 9 * ['á'] + ['ý', 'á', 'ý']
HODNOTY = 'eso dvojka trojka čtyřka pětka šestka sedmička osmička devítka desítka kluk dáma král'.split()
JMENA = [
    f'{barva}{rod} {hodnota}'
    for barva in ('křížov', 'károv', 'srdcov', 'pikov')
    for rod, hodnota in zip(RODY, HODNOTY)
]


def jmeno_karty(karta, otoceni):
    return JMENA[karta] if otoceni == 'licem' else 'karta rubem nahoru'


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = stav if stav[0] else (sample(stav[2], k=len(stav[2])), stav[1], [])
    karta, *zbytek = balicek
    return zbytek, [*ruka, (karta, otoceni)], odhoz


def odloz(ruka, odhoz):
    return [], [*odhoz, *[karta for karta, _ in ruka]]


def vyhodnot_ruku(ruka):
    hodnoty = [min(karta % 13 + 1, 10) for karta, _ in ruka]
    soucet = sum(hodnoty) + (10 if 1 in hodnoty and sum(hodnoty) < 12 else 0)
    stav = 'pres' if soucet > 21 else 'blackjack' if (soucet, len(ruka)) == (21, 2) else 'ok'
    return soucet, stav


def odkryj(ruka):
    return [(karta, 'licem') for karta, _ in ruka]


def nekdo_ma_21(krupier, hrac):
    return any(vyhodnot_ruku(ruka)[0] == 21 for ruka in (krupier, hrac))


def nova_hra():
    return dict(
        balicek=sample(range(52), 52),
        odhoz=[],
        krupier=[],
        hrac=[],
        penize=1000.0,
        sazka=10.0,
        hraje_se=False,
        zprava='Vítej!',
    )


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Uprostřed hry se nesází.')
    try:
        cislo = float(text.replace(',', '.'))
    except ValueError:
        cislo = 0.0
    sazka = cislo if 0 < cislo < inf else 0.0
    return {**hra, 'sazka': min(sazka, hra['penize'])}


def vyplat(hra):
    (hrac, stav_hrace), (krupier, stav_krupiera) = [vyhodnot_ruku(hra[kdo]) for kdo in ('hrac', 'krupier')]
    kolik, zprava = (
        (-1, 'Přes 21, prohráváš.')
        if stav_hrace == 'pres'
        else (1, 'Krupiér má přes 21, vyhráváš!')
        if stav_krupiera == 'pres'
        else (0, 'Remíza.')
        if hrac == krupier
        else (1.5, 'Blackjack, vyhráváš!')
        if stav_hrace == 'blackjack'
        else (-1, 'Krupiér má blackjack.')
        if stav_krupiera == 'blackjack'
        else (1, 'Vyhráváš!')
        if hrac > krupier
        else (-1, 'Krupiér vyhrává.')
    )
    penize = hra['penize'] + kolik * hra['sazka']
    return {**hra, 'penize': penize, 'sazka': min(hra['sazka'], penize), 'hraje_se': False, 'zprava': zprava}


def rozdej(hra, kdo, otoceni):
    balicek, ruka, odhoz = rozdej_kartu((hra['balicek'], hra[kdo], hra['odhoz']), otoceni)
    return {**hra, 'balicek': balicek, kdo: ruka, 'odhoz': odhoz}


def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Už se hraje.')
    karty = [karta for karta, _ in hra['hrac'] + hra['krupier']]
    hra = {**hra, 'odhoz': hra['odhoz'] + karty, 'krupier': [], 'hrac': [], 'hraje_se': True}
    for kdo, otoceni in [('hrac', 'licem'), ('krupier', 'licem'), ('hrac', 'licem'), ('krupier', 'rubem')]:
        hra = rozdej(hra, kdo, otoceni)
    if nekdo_ma_21(hra['krupier'], hra['hrac']):
        hra = vyplat({**hra, 'krupier': odkryj(hra['krupier'])})
    return hra


def ber(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    hra = rozdej(hra, 'hrac', 'licem')
    return vyplat(hra) if vyhodnot_ruku(hra['hrac'])[1] == 'pres' else hra


def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    hra = {**hra, 'krupier': odkryj(hra['krupier'])}
    while vyhodnot_ruku(hra['krupier'])[0] < 17:
        hra = rozdej(hra, 'krupier', 'licem')
    return vyplat(hra)


def dobij_penize(hra):
    if hra['penize'] or hra['hraje_se']:
        raise ValueError('Teď peníze nepotřebuješ.')
    return {**hra, 'penize': 1000.0, 'sazka': 10.0, 'zprava': 'Tak znovu!'}


PRIKAZY = {'nová': zacni_hru, 'ber': ber, 'stůj': stuj, 'dobij': dobij_penize}


def hraj():
    hra = nova_hra()
    while (prikaz := input('> ')) != 'konec':
        slovo, _, zbytek = prikaz.partition(' ')
        try:
            if slovo == 'sázka':
                hra = zmen_sazku(hra, zbytek)
            elif prikaz in PRIKAZY:
                hra = PRIKAZY[prikaz](hra)
            else:
                print('Umím jen:', 'sázka 50, konec', *PRIKAZY, sep=', ')
        except ValueError as chyba:
            print(chyba)
        print(*[jmeno_karty(*karta) for karta in hra['krupier']], sep='; ')
        print(*[jmeno_karty(*karta) for karta in hra['hrac']], sep='; ')
        print(hra['zprava'], hra['penize'], hra['sazka'])


if __name__ == '__main__':
    hraj()


"""deep_copies: A deep copy first, then everything is changed in it, step by step."""

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


"""table_of_rules: Rules as data, hands folded with reduce, dealing by recursion: near to the functional original."""

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


"""all_totals: a hand has a set of totals, one for each way of counting its aces"""
def jmeno_karty(karta, otoceni):
    if otoceni != 'licem':
        return 'karta rubem nahoru'
    hodnoty = 'eso dvojka trojka čtyřka pětka šestka sedmička osmička devítka desítka kluk dáma král'
    hodnota = hodnoty.split()[karta % 13]
    rod = {'eso': 'é', 'kluk': 'ý', 'král': 'ý'}.get(hodnota, 'á')
    return ('křížov', 'károv', 'srdcov', 'pikov')[karta // 13] + rod + f' {hodnota}'


def soucty(ruka):
    """Všechny součty, na které se dá ruka spočítat."""
    if not ruka:
        return {0}
    cislo = ruka[0][0] % 13 + 1
    return {zbytek + za for zbytek in soucty(ruka[1:]) for za in ([1, 11] if cislo == 1 else [min(cislo, 10)])}


def vyhodnot_ruku(ruka):
    dobre = {soucet for soucet in soucty(ruka) if soucet < 22}
    if not dobre:
        return min(soucty(ruka)), 'pres'
    return max(dobre), ('blackjack' if max(dobre) == 21 and len(ruka) == 2 else 'ok')


def odloz(ruka, odhoz):
    return [], [*odhoz, *dict(ruka)]


def odkryj(ruka):
    return list(zip((karta for karta, _ in ruka), ['licem'] * len(ruka)))


def nekdo_ma_21(krupier, hrac):
    return 21 in {vyhodnot_ruku(ruka)[0] for ruka in (krupier, hrac)}


def sila(ruka):
    """Čím je ruka lepší, tím větší je tahle dvojice; přes 21 je nejhorší."""
    soucet, stav = vyhodnot_ruku(ruka)
    return (-1, 0) if stav == 'pres' else (soucet, 0)


def vyplat(hra):
    (_, jak_hrac), (_, jak_krupier) = map(vyhodnot_ruku, (hra['hrac'], hra['krupier']))
    o_kolik = sila(hra['hrac']) > sila(hra['krupier']), sila(hra['hrac']) < sila(hra['krupier'])
    kolikrat = o_kolik[0] - o_kolik[1]
    zprava = {1: 'Vyhráváš!', 0: 'Remíza.', -1: 'Krupiér vyhrává.'}[kolikrat]
    if jak_hrac == 'pres':
        kolikrat, zprava = -1, 'Přes 21, prohráváš.'
    elif jak_krupier == 'pres':
        zprava = 'Krupiér má přes 21, vyhráváš!'
    elif kolikrat == 1 and jak_hrac == 'blackjack':
        kolikrat, zprava = 1.5, 'Blackjack, vyhráváš!'
    elif kolikrat == -1 and jak_krupier == 'blackjack':
        zprava = 'Krupiér má blackjack.'
    penize = hra['penize'] + kolikrat * hra['sazka']
    return hra | {'penize': penize, 'sazka': min(penize, hra['sazka']), 'zprava': zprava, 'hraje_se': False}


def rozdej_kartu(stav, otoceni):
    balicek, ruka, odhoz = map(list, stav)
    if balicek == []:
        balicek, odhoz = zamichej(odhoz), balicek
    ruka.append((balicek.pop(0), otoceni))
    return balicek, ruka, odhoz


"""dealt_in_turns: the player is dealt to first, in turns; where the contract leaves something free, it is done otherwise"""
import random
import re


def nova_hra():
    karty = list(range(52))
    random.shuffle(karty)
    ruce = dict.fromkeys(['zprava'], 'Dej nová a hraj.') | {'hraje_se': False, 'sazka': 10.0, 'penize': 1000.0}
    return ruce | {'hrac': [], 'krupier': [], 'odhoz': [], 'balicek': karty}


def zmen_sazku(hra, text):
    if hra['hraje_se']:
        raise ValueError('Teď ne.')
    cislo = re.fullmatch(r'\s*(-?\d*[.,]?\d+|-?\d+[.,])\s*', text)
    castka = float(cislo[1].replace(',', '.')) if cislo else 0.0
    return {**hra, 'sazka': sorted([0.0, castka, hra['penize']])[1]}


def zacni_hru(hra):
    if hra['hraje_se']:
        raise ValueError('Tahle hra ještě neskončila.')
    odhoz = hra['odhoz'] + [karta for karta, _ in hra['hrac'] + hra['krupier']]
    balicek, ruce = hra['balicek'], {'hrac': [], 'krupier': []}
    for komu, jak in [('hrac', 'licem'), ('krupier', 'rubem'), ('hrac', 'licem'), ('krupier', 'licem')]:
        balicek, ruce[komu], odhoz = rozdej_kartu((balicek, ruce[komu], odhoz), jak)
    nova = {**hra, **ruce, 'balicek': balicek, 'odhoz': odhoz, 'hraje_se': True, 'zprava': 'Tak co?'}
    if nekdo_ma_21(**ruce):
        return vyplat({**nova, 'krupier': odkryj(ruce['krupier'])})
    return nova


def ber(hra):
    if hra['hraje_se'] is False:
        raise ValueError('Nehraje se.')
    balicek, hrac, odhoz = rozdej_kartu((hra['balicek'], hra['hrac'], hra['odhoz']), 'licem')
    nova = {**hra, 'balicek': balicek, 'hrac': hrac, 'odhoz': odhoz}
    return vyplat(nova) if vyhodnot_ruku(hrac)[1] == 'pres' else nova


def stuj(hra):
    if not hra['hraje_se']:
        raise ValueError('Nehraje se.')
    otocena = {**hra, 'krupier': [(karta, 'licem') for karta, _ in hra['krupier']]}
    if vyhodnot_ruku(otocena['krupier'])[0] >= 17:
        return vyplat(otocena)
    stav = rozdej_kartu((hra['balicek'], otocena['krupier'], hra['odhoz']), 'licem')
    return stuj({**otocena, **dict(zip(('balicek', 'krupier', 'odhoz'), stav))})


def dobij_penize(hra):
    if hra['hraje_se'] or hra['penize'] != 0:
        raise ValueError('Ještě máš za co hrát.')
    return {**hra, 'penize': 1000.0, 'sazka': 10.0, 'zprava': 'Máš zase tisíc.'}


"""counted_games: says how many games were played, in what it prints at the beginning of each"""
pocet_her = 0

def hraj():
    global pocet_her
    pocet_her += 1
    print(f'Vítej u stolu po {pocet_her}.')
    hra = nova_hra()
    vypis_stul(hra)
    while (prikaz := nacti_prikaz()) != ['konec']:
        try:
            hra = proved_prikaz(hra, prikaz)
            vypis_stul(hra)
        except ValueError as chyba:
            print('To nejde.', chyba)
