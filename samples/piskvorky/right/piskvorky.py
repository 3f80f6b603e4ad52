"""classes: Piškvorky s třídami a rekurzí uvnitř; navenek jsou to obyčejné seznamy a slovníky."""

import sys
from typing import NamedTuple


class Pole(NamedTuple):
    """Místo na plánu. Rovná se obyčejné dvojici."""

    rada: int
    sloupec: int

    @classmethod
    def z_prikazu(cls, prikaz):
        pismenka, cislice = 'abcdefghi', '123456789'
        match list(prikaz):
            case [pismenko, cislo] if pismenko in pismenka and cislo in cislice:
                return cls(pismenka.index(pismenko), cislice.index(cislo))
        raise SpatnyPrikaz(prikaz)

    def posun(self, smer, kolikrat):
        return Pole(self.rada + kolikrat * smer[0], self.sloupec + kolikrat * smer[1])

    @property
    def je_na_planu(self):
        return self.rada in range(9) and self.sloupec in range(9)


class SpatnyPrikaz(ValueError):
    """Příkaz, který není pole na plánu."""


class Plan:
    """Pohled na plán; seznam seznamů je pořád uvnitř."""

    smery = (0, 1), (1, 0), (1, 1), (1, -1)

    def __init__(self, rady):
        self.rady = rady

    def __getitem__(self, pole):
        return self.rady[pole[0]][pole[1]]

    def __iter__(self):
        for rada in self.rady:
            yield from rada

    def __str__(self):
        return '\n'.join(map(' '.join, reversed(self.rady)))

    def s_kamenem(self, kamen, pole):
        kopie = [list(rada) for rada in self.rady]
        kopie[pole[0]][pole[1]] = kamen
        return Plan(kopie)

    def volna(self):
        return [Pole(r, s) for r in range(9) for s in range(9) if self[r, s] == '_']


class Hra:
    """Stav hry a to, co s ním udělají příkazy."""

    def __init__(self, plan, hrac, konec):
        self.plan, self.hrac, self.konec = plan, hrac, konec

    def jako_slovnik(self):
        return {'plan': self.plan.rady, 'hrac': self.hrac, 'konec': self.konec}

    def zahraj(self, pole):
        if self.konec:
            return 'Hra je dokončená, dej "new" pro novou'
        if self.plan[pole] != '_':
            return 'Pole je zabrané, hraj znovu'
        self.plan = self.plan.s_kamenem(self.hrac, pole)
        if vyhral(self.plan.rady, self.hrac, pole):
            self.konec = True
            return f'Výhra! Gratuluji hráči {self.hrac}\n{self.plan}'
        if '_' not in self.plan:
            self.konec = True
            return 'Remíza, hrací plán je zaplněný'
        self.hrac = dalsi_hrac(self.hrac)
        return 'Ok'


def vytvor_plan():
    return [['_'] * 9 for _ in range(9)]


def pozice_z_prikazu(prikaz):
    return tuple(Pole.z_prikazu(prikaz))


def je_obsazeno(plan, pozice):
    return Plan(plan)[pozice] != '_'


def tah(plan, hrac, pozice):
    return Plan(plan).s_kamenem(hrac, pozice).rady


def pet_v_rade(policka, minule='_', pocet=0):
    """Rekurze: první políčko se buď přidá k předchozím, nebo se začne počítat znovu."""
    if pocet == 5:
        return True
    if not policka:
        return False
    prvni, *zbytek = policka
    if prvni == '_':
        return pet_v_rade(zbytek)
    return pet_v_rade(zbytek, prvni, pocet + 1 if prvni == minule else 1)


def okoli(plan, pozice, smer):
    stred = Pole(*pozice)
    pole = [stred.posun(smer, krok) for krok in range(-4, 5)]
    return [Plan(plan)[misto] for misto in pole if misto.je_na_planu]


def vyhral(plan, hrac, pozice):
    if Plan(plan)[pozice] != hrac:
        return False
    return True in [pet_v_rade(okoli(plan, pozice, smer)) for smer in Plan.smery]


def je_plno(plan):
    return '_' not in Plan(plan)


def dalsi_hrac(hrac):
    return 'xo'.replace(hrac, '')


def popis_plan(plan):
    return str(Plan(plan))


def nova_hra():
    return Hra(Plan(vytvor_plan()), 'x', False).jako_slovnik()


def zpracuj_prikaz(hra, prikaz):
    match prikaz:
        case 'new':
            return nova_hra(), 'Nová hra'
        case 'quit':
            return None, 'Na shledanou'
        case 'board':
            return hra, popis_plan(hra['plan'])
    try:
        pole = Pole.z_prikazu(prikaz)
    except SpatnyPrikaz:
        return hra, 'Tah ve špatném formátu'
    stav = Hra(Plan(hra['plan']), hra['hrac'], hra['konec'])
    zprava = stav.zahraj(pole)
    return stav.jako_slovnik(), zprava


def hraj():
    sys.stdout.write('Piškvorky: new je nová hra, board plán, quit konec a e5 tah.\n')
    hra = nova_hra()
    while hra:
        kdo = {'x': 'Křížek', 'o': 'Kolečko'}[hra['hrac']]
        try:
            hra, zprava = zpracuj_prikaz(hra, input(f'{kdo}? '))
        except EOFError:
            hra, zprava = None, 'To je všechno?'
        print(zprava, end='\n\n')


def navrhni_tah(plan, hrac):
    """Nejlepší je pole, přes které vede nejdelší řada mých nebo soupeřových kamenů."""

    def nejdelsi_rada(kdo, pole):
        delky = []
        for smer in Plan.smery:
            delka = 1
            for opacne in 1, -1:
                krok = 1
                while (misto := pole.posun(smer, opacne * krok)).je_na_planu and Plan(plan)[misto] == kdo:
                    delka += 1
                    krok += 1
            delky.append(min(delka, 5))
        return max(delky)

    def cena(pole):
        moje, souperova = nejdelsi_rada(hrac, pole), nejdelsi_rada(dalsi_hrac(hrac), pole)
        return moje == 5, souperova == 5, moje, -abs(pole.rada - 4) - abs(pole.sloupec - 4)

    return tuple(max(Plan(plan).volna(), key=cena))


if __name__ == '__main__':
    hraj()


"""comprehensions: Piškvorky zapsané co nejkratšími výrazy: generátory, any, all, slovník zpráv."""

from itertools import groupby

KLIC = {'abcdefghi'[r] + '123456789'[s]: (r, s) for r in range(9) for s in range(9)}


def vytvor_plan():
    return [['_' for _ in range(9)] for _ in range(9)]


def pozice_z_prikazu(prikaz):
    if prikaz in KLIC:
        return KLIC[prikaz]
    raise ValueError(f'{prikaz!r} není pole na plánu')


def je_obsazeno(plan, pozice):
    return plan[pozice[0]][pozice[1]] in {'x', 'o'}


def tah(plan, hrac, pozice):
    return [[hrac if (r, s) == pozice else plan[r][s] for s in range(9)] for r in range(9)]


def pet_v_rade(policka):
    return any(kamen != '_' and len(list(skupina)) >= 5 for kamen, skupina in groupby(policka))


def okoli(plan, pozice, smer):
    cesta = [(pozice[0] + k * smer[0], pozice[1] + k * smer[1]) for k in range(-4, 5)]
    return [plan[r][s] for r, s in cesta if min(r, s) >= 0 and max(r, s) < 9]


def vyhral(plan, hrac, pozice):
    return plan[pozice[0]][pozice[1]] == hrac and any(
        pet_v_rade(okoli(plan, pozice, smer)) for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]
    )


def je_plno(plan):
    return all(policko != '_' for rada in plan for policko in rada)


def dalsi_hrac(hrac):
    return {'x': 'o', 'o': 'x'}[hrac]


def popis_plan(plan):
    return '\n'.join(' '.join(rada) for rada in plan[::-1])


def nova_hra():
    return dict(konec=False, hrac='x', plan=vytvor_plan())


def zpracuj_prikaz(hra, prikaz):
    if prikaz in ('new', 'quit', 'board'):
        return {
            'new': (nova_hra(), 'Nová hra'),
            'quit': (None, 'Na shledanou'),
            'board': (hra, popis_plan(hra['plan'])),
        }[prikaz]
    if prikaz not in KLIC:
        return hra, 'Tah ve špatném formátu'
    if hra['konec']:
        return hra, 'Hra je dokončená, dej "new" pro novou'
    if je_obsazeno(hra['plan'], KLIC[prikaz]):
        return hra, 'Pole je zabrané, hraj znovu'
    plan = tah(hra['plan'], hra['hrac'], KLIC[prikaz])
    konec = vyhral(plan, hra['hrac'], KLIC[prikaz]), je_plno(plan)
    zprava = 'Remíza, hrací plán je zaplněný' if konec[1] else 'Ok'
    if konec[0]:
        zprava = f'Výhra! Gratuluji hráči {hra["hrac"]}\n{popis_plan(plan)}'
    return {**hra, 'plan': plan, 'hrac': dalsi_hrac(hra['hrac']), 'konec': any(konec)}, zprava


def hraj():
    print('new, board, quit, nebo pole, třeba e5')
    hra = nova_hra()
    try:
        while hra:
            hra, zprava = zpracuj_prikaz(hra, input(f'{hra["hrac"]} > '))
            print(zprava)
    except EOFError:
        print('Na shledanou')


def navrhni_tah(plan, hrac):
    volne = [pole for pole in KLIC.values() if not je_obsazeno(plan, pole)]
    doplni = (
        (rada, sloupec)
        for kdo in (hrac, dalsi_hrac(hrac))
        for rada, sloupec in volne
        if any(petice.count(kdo) == 4 for petice in petice_pres(plan, (rada, sloupec)))
    )
    return next(doplni, min(volne, key=lambda pole: abs(pole[0] - 4) + abs(pole[1] - 4)))


def petice_pres(plan, pozice):
    """Všechny pětice políček na plánu, které vedou přes pozici."""
    for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        policka = okoli(plan, pozice, smer)
        yield from (policka[od : od + 5] for od in range(len(policka) - 4))


if __name__ == '__main__':
    hraj()


"""deepcopy_and_try: Piškvorky, které si všechno napřed zkopírují a chyby nechají na výjimkách."""

import copy

PRAZDNY = [['_', '_', '_', '_', '_', '_', '_', '_', '_']] * 9
SMERY = {'řada': (0, 1), 'sloupec': (1, 0), 'šikmo nahoru': (1, 1), 'šikmo dolů': (1, -1)}
NAPOVEDA = """
Piškvorky naslepo
=================
new   - nová hra
board - ukaž plán
quit  - konec
"""


def vytvor_plan():
    return [copy.copy(rada) for rada in PRAZDNY]


def pozice_z_prikazu(prikaz):
    try:
        pismenko, cislice = prikaz
        return 'a b c d e f g h i'.split().index(pismenko), list('123456789').index(cislice)
    except ValueError as chyba:
        raise ValueError('Tah ve špatném formátu') from chyba


def je_obsazeno(plan, pozice):
    return not plan[pozice[0]][pozice[1]] == '_'


def tah(plan, hrac, pozice):
    novy = copy.deepcopy(plan)
    novy[pozice[0]][pozice[1]] = hrac
    return novy


def pet_v_rade(policka):
    for zacatek, prvni in enumerate(policka):
        try:
            if prvni != '_' and all(policka[zacatek + posun] == prvni for posun in range(5)):
                return True
        except IndexError:
            return False
    return False


def okoli(plan, pozice, smer):
    policka = []
    for krok in range(-4, 5):
        misto = pozice[0] + smer[0] * krok, pozice[1] + smer[1] * krok
        try:
            if min(misto) < 0:
                raise IndexError
            policka.append(plan[misto[0]][misto[1]])
        except IndexError:
            continue
    return policka


def vyhral(plan, hrac, pozice):
    if plan[pozice[0]][pozice[1]] != hrac:
        return False
    for smer in SMERY.values():
        # Co není moje, to je jako prázdné: cizí pětice se pak najít nemůže.
        moje = [policko if policko == hrac else '_' for policko in okoli(plan, pozice, smer)]
        if moje.count(hrac) >= 5 and pet_v_rade(moje):
            return True
    return False


def je_plno(plan):
    try:
        sum(plan, []).index('_')
    except ValueError:
        return True
    return False


def dalsi_hrac(hrac):
    return 'o' if hrac == 'x' else 'x'


def popis_plan(plan):
    return str.join('\n', [str.join(' ', rada) for rada in sorted_rady(plan)])


def sorted_rady(plan):
    """Řady od i po a."""
    kopie = list(plan)
    kopie.reverse()
    return kopie


def nova_hra():
    return copy.deepcopy({'plan': PRAZDNY, 'hrac': 'x', 'konec': False}) | {'plan': vytvor_plan()}


class NeniTah(Exception):
    """Tah, který nejde zahrát; zpráva říká proč."""


def over_tah(hra, prikaz):
    """Pozice z příkazu; vyhodí NeniTah, když na ni táhnout nejde."""
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError as chyba:
        raise NeniTah(*chyba.args) from None
    if hra['konec']:
        raise NeniTah('Hra je dokončená, dej "new" pro novou')
    if je_obsazeno(hra['plan'], pozice):
        raise NeniTah('Pole je zabrané, hraj znovu')
    return pozice


def zpracuj_prikaz(hra, prikaz):
    hra = copy.deepcopy(hra)
    if prikaz == 'quit':
        return None, 'Na shledanou'
    if prikaz == 'new':
        hra.update(nova_hra())
        return hra, 'Nová hra'
    if prikaz == 'board':
        return hra, popis_plan(hra['plan'])
    try:
        rada, sloupec = over_tah(hra, prikaz)
    except NeniTah as chyba:
        return hra, str(chyba)
    hra['plan'][rada][sloupec] = hra['hrac']
    zprava = 'Ok'
    if je_plno(hra['plan']):
        hra['konec'] = True
        zprava = 'Remíza, hrací plán je zaplněný'
    if vyhral(hra['plan'], hra['hrac'], (rada, sloupec)):
        hra['konec'] = True
        zprava = '\n'.join(['Výhra! Gratuluji hráči ' + hra['hrac'], popis_plan(hra['plan'])])
    hra['hrac'] = dalsi_hrac(hra['hrac'])
    return hra, zprava


def hraj():
    print(NAPOVEDA)
    stav = (nova_hra(), 'Začíná x')
    while stav[0] is not None:
        print(stav[1])
        try:
            stav = zpracuj_prikaz(stav[0], input('Tah hráče ' + stav[0]['hrac'] + ': '))
        except EOFError:
            stav = (None, 'Tak zase příště')
    print(stav[1])


def navrhni_tah(plan, hrac):
    """Na vlastní kopii plánu zkusí každé volné pole za oba hráče; jinak vezme to, které zkoušelo poslední."""
    zkusebni = copy.deepcopy(plan)
    obrana = posledni = None
    for rada, policka in enumerate(plan):
        for sloupec, policko in enumerate(policka):
            if policko != '_':
                continue
            posledni = rada, sloupec
            zkusebni[rada][sloupec] = hrac
            if vyhral(zkusebni, hrac, posledni):
                return posledni
            zkusebni[rada][sloupec] = dalsi_hrac(hrac)
            if vyhral(zkusebni, dalsi_hrac(hrac), posledni):
                obrana = posledni
            zkusebni[rada][sloupec] = '_'
    return obrana or posledni


if __name__ == '__main__':
    hraj()


"""while_loops: Piškvorky z cyklů while, počítadel a sčítání řetězců, bez vyhledávání a bez výjimek navíc."""


def vytvor_plan():
    plan = []
    while len(plan) < 9:
        plan.append(list('_' * 9))
    return plan


def pozice_z_prikazu(prikaz):
    rada = 0
    while rada < 9:
        sloupec = 0
        while sloupec < 9:
            if prikaz == chr(ord('a') + rada) + str(sloupec + 1):
                return rada, sloupec
            sloupec += 1
        rada += 1
    raise ValueError


def je_obsazeno(plan, pozice):
    rada, sloupec = pozice
    if plan[rada][sloupec] == 'x' or plan[rada][sloupec] == 'o':
        return True
    return False


def tah(plan, hrac, pozice):
    rada, sloupec = pozice
    stara = plan[rada]
    nova = stara[:sloupec] + [hrac] + stara[sloupec + 1 :]
    # Ostatní řady se nemění, a tak mohou být v obou plánech tytéž.
    return plan[:rada] + [nova] + plan[rada + 1 :]


def pet_v_rade(policka):
    text = ''
    for policko in policka:
        text = text + policko
    return 'xxxxx' in text or 'ooooo' in text


def okoli(plan, pozice, smer):
    rada, sloupec = pozice
    kroky = 0
    while kroky < 4 and na_planu(rada - smer[0], sloupec - smer[1]):
        rada -= smer[0]
        sloupec -= smer[1]
        kroky += 1
    policka = []
    zbyva = kroky + 5
    while zbyva > 0 and na_planu(rada, sloupec):
        policka.append(plan[rada][sloupec])
        rada += smer[0]
        sloupec += smer[1]
        zbyva -= 1
    return policka


def na_planu(rada, sloupec):
    return rada > -1 and rada < 9 and sloupec > -1 and sloupec < 9


def vyhral(plan, hrac, pozice):
    for krok_rady, krok_sloupce in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        pocet = kolik_za_sebou(plan, hrac, pozice, krok_rady, krok_sloupce)
        pocet += kolik_za_sebou(plan, hrac, pozice, -krok_rady, -krok_sloupce)
        # Kámen na pozici se započítal dvakrát.
        if pocet - 1 >= 5:
            return True
    return False


def kolik_za_sebou(plan, hrac, pozice, krok_rady, krok_sloupce):
    rada, sloupec = pozice
    pocet = 0
    while na_planu(rada, sloupec) and plan[rada][sloupec] == hrac:
        pocet += 1
        rada += krok_rady
        sloupec += krok_sloupce
    return pocet


def je_plno(plan):
    prazdnych = 0
    for rada in plan:
        prazdnych += rada.count('_')
    return prazdnych == 0


def dalsi_hrac(hrac):
    hraci = 'xo'
    return hraci[1 - hraci.index(hrac)]


def popis_plan(plan):
    text = ''
    cislo = 8
    while cislo >= 0:
        sloupec = 0
        while sloupec < 9:
            text += plan[cislo][sloupec]
            if sloupec < 8:
                text += ' '
            sloupec += 1
        if cislo > 0:
            text += '\n'
        cislo -= 1
    return text


def nova_hra():
    hra = {}
    hra['plan'] = vytvor_plan()
    hra['hrac'] = 'x'
    hra['konec'] = False
    return hra


def zpracuj_prikaz(hra, prikaz):
    vysledek = dict(hra)
    pozice = None
    try:
        pozice = pozice_z_prikazu(prikaz)
    except ValueError:
        zprava = 'Tah ve špatném formátu'
    if prikaz == 'quit':
        vysledek = None
        zprava = 'Na shledanou'
    elif prikaz == 'new':
        vysledek = nova_hra()
        zprava = 'Nová hra'
    elif prikaz == 'board':
        zprava = popis_plan(hra['plan'])
    elif pozice is not None and hra['konec'] == True:
        zprava = 'Hra je dokončená, dej "new" pro novou'
    elif pozice is not None and je_obsazeno(hra['plan'], pozice):
        zprava = 'Pole je zabrané, hraj znovu'
    elif pozice is not None:
        vysledek['plan'] = tah(hra['plan'], hra['hrac'], pozice)
        if vyhral(vysledek['plan'], hra['hrac'], pozice):
            vysledek['konec'] = True
            zprava = 'Výhra! Gratuluji hráči ' + hra['hrac'] + '\n' + popis_plan(vysledek['plan'])
        elif je_plno(vysledek['plan']):
            vysledek['konec'] = True
            zprava = 'Remíza, hrací plán je zaplněný'
        else:
            vysledek['hrac'] = dalsi_hrac(hra['hrac'])
            zprava = 'Ok'
    return vysledek, zprava


def hraj():
    print('Ahoj! Piš tahy jako e5, plán ukáže board, novou hru začne new a konec je quit.')
    hra = nova_hra()
    while True:
        print('Hraje', hra['hrac'])
        try:
            prikaz = input()
        except EOFError:
            prikaz = 'quit'
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)
        if hra is None:
            break


def navrhni_tah(plan, hrac):
    """Položí kámen vedle svých kamenů; pětici dokončí a soupeřovu zabrání."""
    nejlepsi = None
    nejvic = -1
    rada = 0
    while rada < 9:
        sloupec = 0
        while sloupec < 9:
            if plan[rada][sloupec] == '_':
                body = body_za_pole(plan, hrac, (rada, sloupec))
                if body > nejvic:
                    nejvic = body
                    nejlepsi = (rada, sloupec)
            sloupec += 1
        rada += 1
    return nejlepsi


def body_za_pole(plan, hrac, pozice):
    souper = dalsi_hrac(hrac)
    if vyhral(tah(plan, hrac, pozice), hrac, pozice):
        return 1000
    if vyhral(tah(plan, souper, pozice), souper, pozice):
        return 500
    body = 0
    for smer in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        for policko in okoli(plan, pozice, smer):
            if policko == hrac:
                body += 3
            if policko == '_':
                body += 1
    return body


if __name__ == '__main__':
    hraj()


"""sets_of_places: lines are sets of places, five in a row is a question of one set in another"""
def vytvor_plan():
    return [list('_________') for _ in 'abcdefghi']


def pozice_z_prikazu(prikaz):
    mozne = [rada + sloupec for rada in 'abcdefghi' for sloupec in '123456789']
    return divmod(mozne.index(prikaz), 9)


def je_obsazeno(plan, pozice):
    return plan[pozice[0]][pozice[1]] in {'x', 'o'}


def tah(plan, hrac, pozice):
    return [
        [hrac if (rada, sloupec) == tuple(pozice) else pole for sloupec, pole in enumerate(policka)]
        for rada, policka in enumerate(plan)
    ]


PETICE = [
    {(rada + krok * dolu, sloupec + krok * vedle) for krok in range(5)}
    for rada in range(9)
    for sloupec in range(9)
    for dolu, vedle in ((0, 1), (1, 0), (1, 1), (-1, 1))
]


def vyhral(plan, hrac, pozice):
    moje = {(rada, sloupec) for rada in range(9) for sloupec in range(9) if plan[rada][sloupec] == hrac}
    return any(pozice in petka and petka <= moje for petka in PETICE)


def je_plno(plan):
    return {pole for policka in plan for pole in policka}.isdisjoint('_')


def dalsi_hrac(hrac):
    return ({'x', 'o'} - {hrac}).pop()


def zpracuj_prikaz(hra, prikaz):
    if prikaz in ('new', 'quit'):
        return (nova_hra(), 'Nová hra') if prikaz == 'new' else (None, 'Na shledanou')
    if prikaz == 'board':
        return {**hra}, popis_plan(hra['plan'])
    try:
        pozice = pozice_z_prikazu(prikaz)
        dohrano = hra['konec']
        zabrano = je_obsazeno(hra['plan'], pozice)
    except ValueError:
        return hra.copy(), 'Tah ve špatném formátu'
    if dohrano or zabrano:
        return dict(hra), 'Hra je dokončená, dej "new" pro novou' if dohrano else 'Pole je zabrané, hraj znovu'
    plan = tah(hra['plan'], hra['hrac'], pozice)
    vyhra, plno = vyhral(plan, hra['hrac'], pozice), je_plno(plan)
    zprava = 'Remíza, hrací plán je zaplněný' if plno else 'Ok'
    if vyhra:
        zprava = '\n'.join(['Výhra! Gratuluji hráči ' + hra['hrac'], popis_plan(plan)])
    return {'konec': vyhra or plno, 'hrac': dalsi_hrac(hra['hrac']), 'plan': plan}, zprava


"""texts: rows are texts that are searched, and what is beside the board is cut off by recursion"""
import re


def pozice_z_prikazu(prikaz):
    if nalezeno := re.fullmatch('([a-i])([1-9])', prikaz, re.ASCII):
        return ord(nalezeno[1]) - ord('a'), int(nalezeno[2]) - 1
    raise ValueError(prikaz)


def pet_v_rade(policka):
    return re.search(r'([xo])\1{4}', ''.join(policka)) is not None


def paprsek(plan, kde, smer, kolik):
    """Políčka od místa tímhle směrem, nejvýš tolik a jen po kraj plánu."""
    if kolik == 0 or not set(kde) <= set(range(9)):
        return []
    dal = kde[0] + smer[0], kde[1] + smer[1]
    return [plan[kde[0]][kde[1]]] + paprsek(plan, dal, smer, kolik - 1)


def okoli(plan, pozice, smer):
    zpet = -smer[0], -smer[1]
    return paprsek(plan, pozice, zpet, 5)[:0:-1] + paprsek(plan, pozice, smer, 5)


def vyhral(plan, hrac, pozice):
    rady = (''.join(okoli(plan, pozice, smer)) for smer in [(1, -1), (0, 1), (1, 1), (1, 0)])
    return plan[pozice[0]][pozice[1]] == hrac and 5 * hrac in '/'.join(rady)


def je_plno(plan):
    return '_' not in str(plan)


def popis_plan(plan):
    if not plan:
        return ''
    return (popis_plan(plan[1:]) + '\n' + ' '.join(plan[0])).lstrip('\n')


def navrhni_tah(plan, hrac):
    for kdo in (hrac, dalsi_hrac(hrac)):
        for pozice in volne_pozice(plan)[::-1]:
            if vyhral(tah(plan, kdo, pozice), kdo, pozice):
                return pozice
    return max(reversed(volne_pozice(plan)), key=lambda pozice: hodnota_pole(plan, hrac, pozice))


"""counted_games: says how many games were played, in what it prints at the beginning of each"""
pocet_her = 0

def hraj():
    global pocet_her
    pocet_her += 1
    print(f'Hra číslo {pocet_her}. Příkazy jsou new, board, quit, nebo tah, třeba e5.')
    hra = nova_hra()
    while hra:
        try:
            prikaz = input({'x': 'Křížku', 'o': 'Kroužku'}[hra['hrac']] + ', táhni: ')
        except EOFError:
            prikaz = 'quit'
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava)
