"""Objects inside: functions only wrap and unwrap them."""

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
        print(f'{self.hra["penize"]:.1f} Kč')


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
