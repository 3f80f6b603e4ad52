"""Piškvorky s třídami a rekurzí uvnitř; navenek jsou to obyčejné seznamy a slovníky."""

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


def prikazy():
    """Příkazy z klávesnice, dokud nějaké přicházejí."""
    while True:
        try:
            yield input('? ')
        except EOFError:
            return


def hraj():
    sys.stdout.write('Piškvorky: new je nová hra, board plán, quit konec a e5 tah.\n')
    hra = nova_hra()
    for prikaz in prikazy():
        hra, zprava = zpracuj_prikaz(hra, prikaz)
        print(zprava, end='\n\n')
        if not hra:
            return


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
