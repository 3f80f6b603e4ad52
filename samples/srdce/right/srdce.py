"""classes: Srdce s třídami: karta, stůl a hráč jsou uvnitř objekty, ven jdou obyčejné hodnoty."""

from collections import Counter, defaultdict
from copy import copy
from dataclasses import dataclass, field
from random import randint

HRACI = ('Gábi', 'Petr', 'Pavel', 'Soňa')
BARVY = 'Kr Pi Sr Ka'.split()
OBRAZY = [2, 3, 4, 5, 6, 7, 8, 9, 10] + 'kluk dama kral eso'.split()


@dataclass(frozen=True)
class Karta:
    barva: str
    obraz: object

    @property
    def vyska(self):
        return OBRAZY.index(self.obraz)

    @property
    def body(self):
        if self.barva == 'Sr':
            return 1
        return 13 if (self.barva, self.obraz) == ('Pi', 'dama') else 0

    @property
    def dvojice(self):
        return self.barva, self.obraz


class Stul:
    """Karty jednoho kola."""

    def __init__(self, vylozeno):
        self.vylozeno = [(v['hrac'], Karta(*v['karta'])) for v in vylozeno]

    @property
    def barva(self):
        return self.vylozeno[0][1].barva

    def vede(self):
        v_barve = [(karta.vyska, hrac, karta) for hrac, karta in self.vylozeno if karta.barva == self.barva]
        return sorted(v_barve, key=lambda trojice: trojice[0])[-1]


@dataclass
class Hrac:
    jmeno: str
    ruka: set
    stychy: list = field(default_factory=list)

    @classmethod
    def ze_slovniku(cls, jmeno, hodnoty):
        return cls(jmeno, set(hodnoty['ruka']), copy(hodnoty.get('stychy', [])))

    def jako_slovnik(self):
        return dict(ruka=self.ruka, stychy=self.stychy)


def barva(karta):
    return Karta(*karta).barva


def obraz(karta):
    return Karta(*karta).obraz


def vsechny():
    for b in BARVY:
        for o in OBRAZY:
            yield Karta(b, o)


def poradi_obrazu():
    return {o: i for i, o in enumerate(OBRAZY)}


def body_karet():
    return {karta.dvojice: karta.body for karta in vsechny()}


def zacina(hraci):
    kdo = [jmeno for jmeno in hraci if {('Kr', 2)} <= set(hraci[jmeno]['ruka'])]
    return kdo.pop() if kdo else None


def bere(stul):
    vyska, hrac, karta = Stul(stul).vede()
    return hrac


def body(stychy):
    soucet = Counter()
    for stych in stychy:
        for hrac, karta in Stul(stych).vylozeno:
            soucet['body'] += karta.body
    return soucet['body']


def poradi(hraci):
    skupiny = defaultdict(set)
    for jmeno, hodnoty in hraci.items():
        skupiny[body(Hrac.ze_slovniku(jmeno, hodnoty).stychy)] |= {jmeno}
    return [(kolik, skupiny[kolik]) for kolik in sorted(skupiny)]


def vyhrava(hraci):
    for kolik, jmena in poradi(hraci):
        return set(jmena)


def rozdej():
    hraci = {jmeno: Hrac(jmeno, set()) for jmeno in HRACI}
    for karta in vsechny():
        volni = [hrac for hrac in hraci.values() if len(hrac.ruka) < 13]
        mist = [hrac for hrac in volni for _ in range(13 - len(hrac.ruka))]
        mist[randint(0, len(mist) - 1)].ruka.add(karta.dvojice)
    return {jmeno: hrac.jako_slovnik() for jmeno, hrac in hraci.items()}


def smi_vylozit(ruka, stul):
    if stul:
        prvni = stul[0]['karta'][0]
        return set(filter(lambda karta: karta[0] == prvni, ruka)) or set(ruka)
    elif ('Kr', 2) in ruka:
        return {('Kr', 2)}
    else:
        return set(ruka)


def vyloz(ruka, stul):
    karty = sorted((Karta(*dvojice) for dvojice in smi_vylozit(ruka, stul)), key=lambda karta: (karta.body, karta.vyska))
    if not stul:
        return min(karty, key=lambda karta: karta.vyska).dvojice
    vyska, _, vedouci = Stul(stul).vede()
    for karta in reversed(karty):
        if karta.barva != vedouci.barva or karta.vyska < vyska:
            return karta.dvojice
    return karty[0].dvojice


class Kolo:
    """Jedno kolo od prvního hráče po posledního."""

    def __init__(self, hraci, zacinajici):
        self.hraci = {jmeno: Hrac.ze_slovniku(jmeno, hodnoty) for jmeno, hodnoty in hraci.items()}
        self.na_rade = zacinajici
        self.stul = []

    def tah(self):
        hrac = self.hraci[self.na_rade]
        karta = vyloz(hrac.ruka, self.stul)
        hrac.ruka -= {karta}
        self.stul.append({'hrac': self.na_rade, 'karta': karta})
        self.na_rade = HRACI[HRACI.index(self.na_rade) - 3]

    def odehraj(self):
        for _ in HRACI:
            self.tah()
        kdo = bere(self.stul)
        self.hraci[kdo].stychy.append(self.stul)
        return {jmeno: hrac.jako_slovnik() for jmeno, hrac in self.hraci.items()}, kdo


def kolo(hraci, zacinajici):
    if all(hodnoty['ruka'] == set() for hodnoty in hraci.values()):
        return
    return Kolo(hraci, zacinajici).odehraj()


def hra(rozdano=None):
    hraci = rozdej() if rozdano is None else rozdano
    kdo = zacina(hraci)
    for cislo in range(1, len(hraci[kdo]['ruka']) + 1):
        hraci, kdo = kolo(hraci, kdo)
        print(f'--- {cislo}. kolo ---')
        for vylozeno in hraci[kdo]['stychy'][-1]:
            b, o = vylozeno['karta']
            print(f'{vylozeno["hrac"]:>6}: {b} {o}')
        print(f'Bere {kdo}.')
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""comprehensions: Srdce krátce: výrazy místo cyklů, nové slovníky místo změn."""

import random
from itertools import chain, groupby, product

HRACI = ('Gábi', 'Petr', 'Pavel', 'Soňa')
OBRAZY = [*range(2, 11), 'kluk', 'dama', 'kral', 'eso']
BODY = {(b, o): 13 * ((b, o) == ('Pi', 'dama')) + (b == 'Sr') for b, o in product(('Sr', 'Ka', 'Kr', 'Pi'), OBRAZY)}
PORADI = dict(zip(OBRAZY, range(13)))


def barva(karta):
    return karta[0]


def obraz(karta):
    return karta[1]


def poradi_obrazu():
    return PORADI


def body_karet():
    return BODY


def zacina(hraci):
    return next((jmeno for jmeno, hrac in hraci.items() if ('Kr', 2) in hrac['ruka']), None)


def bere(stul):
    return max(stul, key=lambda v: PORADI[obraz(v['karta'])] if barva(v['karta']) == barva(stul[0]['karta']) else -1)[
        'hrac'
    ]


def body(stychy):
    return sum(BODY[v['karta']] for v in chain.from_iterable(stychy))


def poradi(hraci):
    podle_bodu = lambda jmeno: body(hraci[jmeno].get('stychy') or [])
    return [(kolik, set(jmena)) for kolik, jmena in groupby(sorted(hraci, key=podle_bodu), key=podle_bodu)]


def vyhrava(hraci):
    return min(poradi(hraci), key=lambda dvojice: dvojice[0])[1]


def rozdej():
    karty = random.sample(list(BODY), 52)
    return {jmeno: {'ruka': set(karty[i::4])} for i, jmeno in enumerate(HRACI)}


def smi_vylozit(ruka, stul):
    if not stul:
        return ruka & {('Kr', 2)} or ruka
    return {k for k in ruka if k[0] == stul[0]['karta'][0]} or ruka


def vyloz(ruka, stul):
    def cena(karta):
        bral_bych = bere([*stul, {'hrac': None, 'karta': karta}]) is None
        return (-1 if bral_bych else 1) * (BODY[karta] + PORADI[karta[1]] + 1)

    return max(smi_vylozit(ruka, stul), key=cena)


def kolo(hraci, zacinajici, strategie=vyloz):
    if not any(hrac['ruka'] for hrac in hraci.values()):
        return None
    kde = HRACI.index(zacinajici)
    stul = []
    for jmeno in (HRACI * 2)[kde : kde + 4]:
        stul = [*stul, {'karta': strategie(hraci[jmeno]['ruka'], stul), 'hrac': jmeno}]
    vylozene = {v['hrac']: v['karta'] for v in stul}
    kdo = bere(stul)
    return {
        jmeno: {
            'ruka': hrac['ruka'] - {vylozene[jmeno]},
            'stychy': hrac.get('stychy', []) + [stul] * (jmeno == kdo),
        }
        for jmeno, hrac in hraci.items()
    }, kdo


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    print('Rozdáno:', hraci)
    vysledek = hraci, zacina(hraci)
    while vysledek := kolo(*vysledek):
        hraci, kdo = vysledek
        print(*(v['karta'] for v in hraci[kdo]['stychy'][-1]), '->', kdo)
    return {'hraci': hraci, 'vyhrava': vyhrava(hraci)}


"""functional: Hearts out of itertools and operator: no loop changes anything, and what does not change is computed once."""

from collections import Counter, OrderedDict, deque
from functools import cache, reduce
from itertools import chain, groupby, islice, product
from operator import itemgetter
from random import sample

HRACI = ('Gábi', 'Petr', 'Pavel', 'Soňa')
OBRAZY = list(chain(range(2, 11), ('kluk', 'dama', 'kral', 'eso')))

barva = itemgetter(0)
obraz = itemgetter(1)


@cache
def poradi_obrazu():
    return dict(zip(OBRAZY, range(13), strict=True))


@cache
def body_karet():
    karty = product(('Sr', 'Ka', 'Pi', 'Kr'), OBRAZY)
    return Counter({karta: 13 if karta == ('Pi', 'dama') else int(barva(karta) == 'Sr') for karta in karty})


zacina = lambda hraci: next((jmeno for jmeno in hraci if ('Kr', 2) in hraci[jmeno]['ruka']), None)


def vynesena(stul):
    return barva(stul[0]['karta'])


def bere(stul):
    v_barve = filter(lambda vylozeno: barva(vylozeno['karta']) == vynesena(stul), stul)
    return max(v_barve, key=lambda vylozeno: poradi_obrazu()[obraz(vylozeno['karta'])])['hrac']


def body(stychy):
    return sum(map(body_karet().get, map(itemgetter('karta'), chain.from_iterable(stychy))))


def poradi(hraci):
    dvojice = sorted((body(hrac.get('stychy', ())), jmeno) for jmeno, hrac in hraci.items())
    return [(pocet, frozenset(map(itemgetter(1), skupina))) for pocet, skupina in groupby(dvojice, key=itemgetter(0))]


def vyhrava(hraci):
    return poradi(hraci)[0][1]


def rozdej():
    karty = iter(sample(list(body_karet()), 52))
    return OrderedDict((jmeno, {'stychy': [], 'ruka': set(islice(karty, 13))}) for jmeno in reversed(HRACI))


def smi_vylozit(ruka, stul):
    if stul:
        return frozenset(filter(lambda karta: barva(karta) == vynesena(stul), ruka)) or ruka
    return {('Kr', 2)}.intersection(ruka) or ruka


def cena(karta):
    return body_karet()[karta], poradi_obrazu()[obraz(karta)]


def vyloz(ruka, stul):
    dovolene = sorted(smi_vylozit(ruka, stul), key=cena)
    neberou = [karta for karta in dovolene if bere(stul + [{'hrac': '', 'karta': karta}])]
    return (neberou or dovolene[:1])[-1]


def kolo(hraci, zacinajici):
    if not any(hrac['ruka'] for hrac in hraci.values()):
        return None
    kruh = deque(HRACI)
    kruh.rotate(-kruh.index(zacinajici))
    stul = reduce(
        lambda lezi, jmeno: [*lezi, {'karta': vyloz(stul=lezi, ruka=frozenset(hraci[jmeno]['ruka'])), 'hrac': jmeno}],
        kruh,
        [],
    )
    kdo_bral = bere(stul)
    na_stole = {vylozeno['karta'] for vylozeno in stul}
    return {
        jmeno: {'ruka': hrac['ruka'] - na_stole, 'stychy': hrac.get('stychy', []) + [stul] * (jmeno == kdo_bral)}
        for jmeno, hrac in hraci.items()
    }, kdo_bral


def hra(rozdano=None):
    hraci = rozdej() if rozdano is None else rozdano
    kdo_bral = zacina(hraci)
    while (odehrano := kolo(hraci, kdo_bral)) is not None:
        hraci, kdo_bral = odehrano
        stych = hraci[kdo_bral]['stychy'][-1]
        print(*('-'.join(map(str, vylozeno['karta'])) for vylozeno in stych), kdo_bral, sep=' | ')
    return {'vyhrava': vyhrava(hraci), 'hraci': hraci}


"""recursion: Hearts without a loop statement: what is left is done by the same function again."""

from random import randrange

HRACI = ('Gábi', 'Petr', 'Pavel', 'Soňa')
BARVY = ['Kr', 'Pi', 'Sr', 'Ka']
OBRAZY = [*range(2, 11), 'kluk', 'dama', 'kral', 'eso']


def barva(karta):
    prvni, _ = karta
    return prvni


def obraz(karta):
    _, druhy = karta
    return druhy


def poradi_obrazu(cislo=0):
    if cislo == len(OBRAZY):
        return {}
    return {OBRAZY[cislo]: cislo} | poradi_obrazu(cislo + 1)


def cena(karta):
    match karta:
        case ('Pi', 'dama'):
            return 13
        case ('Sr', _):
            return 1
        case _:
            return 0


def body_karet(barvy=BARVY, obrazy=OBRAZY):
    if not barvy:
        return {}
    if not obrazy:
        return body_karet(barvy[1:])
    karta = (barvy[0], obrazy[0])
    return {karta: cena(karta)} | body_karet(barvy, obrazy[1:])


def zacina(hraci):
    if not hraci:
        return None
    (jmeno, hrac), *ostatni = hraci.items()
    return jmeno if ('Kr', 2) in hrac['ruka'] else zacina(dict(ostatni))


def bere(stul):
    if len(stul) == 1:
        return stul[0]['hrac']
    vede, dalsi, *zbytek = stul
    if barva(vede['karta']) == barva(dalsi['karta']):
        vede = max(vede, dalsi, key=lambda vylozeno: OBRAZY.index(obraz(vylozeno['karta'])))
    return bere([vede, *zbytek])


def body(stychy):
    if isinstance(stychy, dict):
        return cena(stychy['karta'])
    return body(stychy[0]) + body(stychy[1:]) if stychy else 0


def poradi(hraci):
    if not hraci:
        return []
    pocty = {jmeno: body(hrac.get('stychy') or []) for jmeno, hrac in hraci.items()}
    nejmene = min(pocty.values())
    jmena = {jmeno for jmeno in hraci if pocty[jmeno] == nejmene}
    return [(nejmene, jmena), *poradi({jmeno: hraci[jmeno] for jmeno in hraci.keys() - jmena})]


def vyhrava(hraci):
    [(_, jmena), *_] = poradi(hraci)
    return jmena


def rozdej(karty=None, hraci=None):
    if karty is None:
        return rozdej([*body_karet()], {jmeno: {'ruka': set()} for jmeno in HRACI})
    if karty:
        hraci[HRACI[len(karty) % 4]]['ruka'].add(karty.pop(randrange(len(karty))))
        return rozdej(karty, hraci)
    return hraci


def smi_vylozit(ruka, stul):
    if not stul:
        return ruka & {('Kr', 2)} or ruka.copy()
    return {karta for karta in ruka if barva(karta) == barva(stul[0]['karta'])} or ruka.copy()


def vyloz(ruka, stul):
    dovolene = sorted(smi_vylozit(ruka, stul), key=lambda karta: (cena(karta), OBRAZY.index(obraz(karta))))
    neberou = [karta for karta in dovolene if bere([*stul, {'hrac': None, 'karta': karta}])]
    return neberou[-1] if neberou else dovolene[0]


def kolo(hraci, zacinajici, stul=()):
    if len(stul) == 4:
        kdo_bral = bere(stul)
        stychy = [*hraci[kdo_bral].get('stychy', []), list(stul)]
        return hraci | {kdo_bral: hraci[kdo_bral] | {'stychy': stychy}}, kdo_bral
    jmeno = HRACI[(HRACI.index(zacinajici) + len(stul)) % 4]
    ruka = hraci[jmeno]['ruka']
    if not ruka:
        return None
    karta = vyloz(set(ruka), list(stul))
    hraci = hraci | {jmeno: hraci[jmeno] | {'ruka': ruka - {karta}}}
    return kolo(hraci, zacinajici, (*stul, {'hrac': jmeno, 'karta': karta}))


def hra(rozdano=None, kdo_bral=None):
    hraci = rozdano or rozdej()
    odehrano = kolo(hraci, kdo_bral or zacina(hraci))
    if odehrano is None:
        return {'hraci': hraci, 'vyhrava': vyhrava(hraci)}
    hraci, kdo_bral = odehrano
    print(hraci[kdo_bral]['stychy'][-1], '->', kdo_bral)
    return hra(hraci, kdo_bral)


"""while_loops: Srdce po jednom kroku: jen seznamy, indexy a cykly while."""

import random

HRACI = ('Gábi', 'Petr', 'Pavel', 'Soňa')
OBRAZY = []
cislo = 2
while cislo <= 10:
    OBRAZY.append(cislo)
    cislo = cislo + 1
OBRAZY.append('kluk')
OBRAZY.append('dama')
OBRAZY.append('kral')
OBRAZY.append('eso')


def barva(karta):
    b, o = karta
    return b


def obraz(karta):
    b, o = karta
    return o


def poradi_obrazu():
    slovnik = {}
    i = 0
    while i < len(OBRAZY):
        slovnik[OBRAZY[i]] = i
        i = i + 1
    return slovnik


def body_karet():
    slovnik = {}
    barvy = ['Ka', 'Sr', 'Pi', 'Kr']
    i = 0
    while i < 4:
        j = 0
        while j < 13:
            slovnik[(barvy[i], OBRAZY[j])] = 0
            if barvy[i] == 'Sr':
                slovnik[(barvy[i], OBRAZY[j])] = 1
            j = j + 1
        i = i + 1
    slovnik[('Pi', 'dama')] = 13
    return slovnik


def zacina(hraci):
    jmena = list(hraci.keys())
    i = 0
    while i < len(jmena):
        for karta in hraci[jmena[i]]['ruka']:
            if karta[0] == 'Kr' and karta[1] == 2:
                return jmena[i]
        i = i + 1
    return None


def je_vyssi(obraz1, obraz2):
    return OBRAZY.index(obraz1) > OBRAZY.index(obraz2)


def bere(stul):
    nejlepsi = 0
    i = 1
    while i < len(stul):
        karta = stul[i]['karta']
        dosud = stul[nejlepsi]['karta']
        if karta[0] == dosud[0] and je_vyssi(karta[1], dosud[1]):
            nejlepsi = i
        i = i + 1
    return stul[nejlepsi]['hrac']


def body(stychy):
    celkem = 0
    i = 0
    while i < len(stychy):
        for vylozeno in stychy[i]:
            if vylozeno['karta'][0] == 'Sr':
                celkem = celkem + 1
            if vylozeno['karta'] == ('Pi', 'dama'):
                celkem = celkem + 13
        i = i + 1
    return celkem


def body_jednoho(hrac):
    if 'stychy' not in hrac:
        return 0
    return body(hrac['stychy'])


def poradi(hraci):
    vysledek = []
    kolik = 0
    while kolik <= 1000:
        jmena = set()
        for jmeno in hraci:
            if body_jednoho(hraci[jmeno]) == kolik:
                jmena.add(jmeno)
        if len(jmena) > 0:
            vysledek.append((kolik, jmena))
        kolik = kolik + 1
        if sum(len(dvojice[1]) for dvojice in vysledek) == len(hraci):
            break
    return vysledek


def vyhrava(hraci):
    nejmin = None
    for jmeno in hraci:
        if nejmin is None or body_jednoho(hraci[jmeno]) < nejmin:
            nejmin = body_jednoho(hraci[jmeno])
    vitezove = set()
    for jmeno in hraci:
        if body_jednoho(hraci[jmeno]) == nejmin:
            vitezove.add(jmeno)
    return vitezove


def rozdej():
    karty = list(body_karet().keys())
    hraci = {'Soňa': {'ruka': set(), 'stychy': []}, 'Pavel': {'ruka': set(), 'stychy': []}}
    hraci['Petr'] = {'ruka': set(), 'stychy': []}
    hraci['Gábi'] = {'ruka': set(), 'stychy': []}
    while len(karty) > 0:
        for jmeno in hraci:
            karta = karty.pop(random.randrange(len(karty)))
            hraci[jmeno]['ruka'].add(karta)
    return hraci


def smi_vylozit(ruka, stul):
    smi = set()
    if len(stul) == 0:
        for karta in ruka:
            if karta == ('Kr', 2):
                return {karta}
            smi.add(karta)
        return smi
    for karta in ruka:
        if karta[0] == stul[0]['karta'][0]:
            smi.add(karta)
    if smi == set():
        for karta in ruka:
            smi.add(karta)
    return smi


def vyloz(ruka, stul):
    # Kdo nemusí přiznat barvu, zbaví se dámy nebo nejvyšší karty. Kdo musí, podleze.
    karty = list(smi_vylozit(ruka, stul))
    if ('Pi', 'dama') in karty and len(stul) > 0 and stul[0]['karta'][0] != 'Pi':
        return ('Pi', 'dama')
    vybrana = karty[0]
    prihazuje = len(stul) > 0 and karty[0][0] != stul[0]['karta'][0]
    i = 1
    while i < len(karty):
        if je_vyssi(karty[i][1], vybrana[1]) == prihazuje:
            vybrana = karty[i]
        i = i + 1
    return vybrana


def kolo(hraci, zacinajici):
    if len(hraci[zacinajici]['ruka']) == 0:
        return None
    novi = {}
    stul = []
    kdo = HRACI.index(zacinajici)
    while len(stul) < 4:
        jmeno = HRACI[kdo % 4]
        ruka = hraci[jmeno]['ruka'].copy()
        karta = vyloz(ruka.copy(), stul[:])
        ruka.discard(karta)
        novi[jmeno] = {'ruka': ruka}
        if 'stychy' in hraci[jmeno]:
            novi[jmeno]['stychy'] = hraci[jmeno]['stychy'][:]
        print(jmeno, 'vykládá', karta[0] + '-' + str(karta[1]))
        stul.append({'hrac': jmeno, 'karta': karta})
        kdo = kdo + 1
    vitez = bere(stul)
    if 'stychy' not in novi[vitez]:
        novi[vitez]['stychy'] = []
    novi[vitez]['stychy'].append(stul)
    print('   štych bere', vitez)
    return novi, vitez


def hra(rozdano=None):
    if rozdano is None:
        rozdano = rozdej()
    hraci = rozdano
    kdo = zacina(hraci)
    while True:
        po_kole = kolo(hraci, kdo)
        if po_kole is None:
            break
        hraci = po_kole[0]
        kdo = po_kole[1]
    vysledek = {}
    vysledek['vyhrava'] = vyhrava(hraci)
    vysledek['hraci'] = hraci
    print('Vyhrává:', vysledek['vyhrava'])
    return vysledek


if __name__ == '__main__':
    hra()


"""named_cards: cards have names for their parts, and hands are sets that cannot be changed"""
import random
from typing import NamedTuple


class Karta(NamedTuple):
    """Rovná se obyčejné dvojici."""

    barva: str
    obraz: object


def vsechny_karty():
    return [Karta(barva, obraz) for obraz in OBRAZY for barva in sorted(BARVY)]


def body_karet():
    ceny = dict.fromkeys(vsechny_karty(), 0)
    for obraz in OBRAZY:
        ceny['Sr', obraz] += 1
    ceny['Pi', 'dama'] = 13
    return ceny


def bere(stul):
    vynesena = stul[0]['karta'][0]
    return max((OBRAZY.index(o), hrac) for hrac, (b, o) in map(dict.values, stul) if b == vynesena)[1]


def rozdej():
    karty = random.sample(vsechny_karty(), 52)
    return {jmeno: {'ruka': set(karty[misto::4]), 'stychy': []} for misto, jmeno in enumerate(HRACI)}


def smi_vylozit(ruka, stul):
    if not stul:
        return frozenset(ruka) & {('Kr', 2)} or frozenset(ruka)
    return frozenset(filter(lambda karta: karta[0] == stul[0]['karta'][0], ruka)) or frozenset(ruka)


def kolo(hraci, zacinajici):
    if not hraci[zacinajici]['ruka']:
        return None
    poradi_u_stolu = (HRACI * 2)[HRACI.index(zacinajici) :][:4]
    stul, ruce = [], {jmeno: frozenset(hrac['ruka']) for jmeno, hrac in hraci.items()}
    for jmeno in poradi_u_stolu:
        stul = [*stul, {'hrac': jmeno, 'karta': vyloz(ruce[jmeno], stul)}]
        ruce[jmeno] -= {stul[-1]['karta']}
    vzal = bere(stul)
    novi = {
        jmeno: {'stychy': hrac.get('stychy', []) + [stul] * (jmeno == vzal), 'ruka': ruce[jmeno]}
        for jmeno, hrac in hraci.items()
    }
    return novi, vzal


"""from_the_end: tables and rounds are walked by recursion from their end, orders come from sorting"""
def zacina(hraci):
    zacinajici = [jmeno for jmeno in hraci if not {('Kr', 2)}.isdisjoint(hraci[jmeno]['ruka'])]
    return zacinajici[0] if zacinajici else None


def bere(stul):
    *predtim, posledni = stul
    if not predtim:
        return posledni['hrac']
    dosud = next(vylozeno for vylozeno in predtim if vylozeno['hrac'] == bere(predtim))
    stejna = barva(dosud['karta']) == barva(posledni['karta'])
    return (posledni if stejna and vyska(posledni['karta']) > vyska(dosud['karta']) else dosud)['hrac']


def body(stychy):
    karty = [vylozeno['karta'] for stych in stychy for vylozeno in stych]
    return 13 * karty.count(('Pi', 'dama')) + [barva(karta) for karta in karty].count('Sr')


def poradi(hraci):
    podle = sorted((body(hrac.get('stychy', ())), jmeno) for jmeno, hrac in hraci.items())
    vysledek = []
    for kolik, jmeno in podle:
        if not vysledek or vysledek[-1][0] != kolik:
            vysledek.append((kolik, set()))
        vysledek[-1][1].add(jmeno)
    return vysledek


def vyhrava(hraci):
    nejmene = min(body(hrac.get('stychy', [])) for hrac in hraci.values())
    return {jmeno for jmeno in hraci if body(hraci[jmeno].get('stychy', [])) == nejmene}


def vyloz(ruka, stul):
    """What is laid depends on how the hand was made, as it does for who takes the first card of a set."""
    neberou = [karta for karta in smi_vylozit(ruka, stul) if nebere(karta, stul)]
    podle_ceho = nebezpeci if isinstance(ruka, frozenset) else kolik_bodu
    return max(neberou, key=podle_ceho) if neberou else min(smi_vylozit(ruka, stul), key=nebezpeci)


def kolo(hraci, zacinajici, stul=()):
    if len(stul) == 4:
        hraci[bere(stul)]['stychy'].append(list(stul))
        return hraci, bere(stul)
    if not hraci[zacinajici]['ruka']:
        return None
    novi = hraci if stul else okopiruj(hraci)
    karta = vyloz(frozenset(novi[zacinajici]['ruka']), list(stul))
    novi[zacinajici]['ruka'].discard(karta)
    dalsi = HRACI[HRACI.index(zacinajici) - 3]
    if len(stul) == 3:
        dalsi = zacinajici
    return kolo(novi, dalsi, (*stul, {'karta': karta, 'hrac': zacinajici}))


def hra(rozdano=None):
    hraci = rozdano or rozdej()
    kdo = zacina(hraci)
    for _ in range(len(hraci[kdo]['ruka'])):
        hraci, kdo = kolo(hraci, kdo)
        print(*(f'{v["hrac"]}: {v["karta"]}' for v in hraci[kdo]['stychy'][-1]), f'bere {kdo}', sep='\n')
    return {'hraci': hraci, 'vyhrava': vyhrava(hraci)}


"""sets: points are those of a set of cards, hands are frozen sets"""

def body(stychy):
    return sum(kolik_bodu(karta) for karta in {vylozeno['karta'] for stych in stychy for vylozeno in stych})


def rozdej():
    karty = vsechny_karty()
    shuffle(karty)
    return {jmeno: {'ruka': frozenset(karty[misto::4])} for misto, jmeno in enumerate(HRACI)}


def smi_vylozit(ruka, stul):
    if not stul:
        return frozenset(ruka) & {KRIZOVA_DVOJKA} or frozenset(ruka)
    return frozenset(k for k in ruka if barva(k) == barva(stul[0]['karta'])) or frozenset(ruka)


def okopiruj(hraci):
    return {jmeno: {'ruka': set(hrac['ruka']), 'stychy': [*hrac.get('stychy', [])]} for jmeno, hrac in hraci.items()}
