"""Srdce s třídami: karta, stůl a hráč jsou uvnitř objekty, ven jdou obyčejné hodnoty."""

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
