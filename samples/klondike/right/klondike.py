"""classes: Klondike, ve kterém pravidla hlídají třídy; hra samotná zůstává slovník seznamů."""

import random

from karty import otoc_kartu, popis_kartu


class ZakazanyTah(ValueError):
    """Tah, který pravidla nedovolují."""


class Misto:
    """Místo na stole; obaluje seznam karet ze slovníku hry."""

    def __init__(self, karty):
        self.karty = karty

    @property
    def vrchni(self):
        return self.karty[-1] if self.karty else None

    def popis(self):
        return popis_kartu(self.vrchni) if self.karty else '[   ]'

    def prijme(self, karta):
        """Smí karta na tohle místo?"""
        return False

    def po_odchodu(self):
        """Co se stane, když z místa odejde karta."""

    def kolik_karet(self, cil):
        """Kolik karet odsud může na cíl."""
        return 1 if self.karty and cil.prijme(self.vrchni) else 0


class Odkryty(Misto):
    pass


class Hromadka(Misto):
    def prijme(self, karta):
        if self.vrchni is None:
            return karta[0] == 1
        return karta[:2] == (self.vrchni[0] + 1, self.vrchni[1])

    def kolik_karet(self, cil):
        return 0 if isinstance(cil, Hromadka) else super().kolik_karet(cil)


class Sloupecek(Misto):
    CERNE = frozenset(['Pi', 'Kr'])

    def prijme(self, karta):
        hodnota, barva, _ = karta
        if self.vrchni is None:
            return hodnota == 13
        ruzne = (barva in self.CERNE) is not (self.vrchni[1] in self.CERNE)
        return ruzne and self.vrchni[0] - hodnota == 1

    def kolik_karet(self, cil):
        if not isinstance(cil, Sloupecek):
            return super().kolik_karet(cil)
        for pocet, karta in enumerate(reversed(self.karty), start=1):
            if not karta[2]:
                return 0
            if cil.prijme(karta):
                return pocet
        return 0

    def po_odchodu(self):
        if self.karty:
            self.karty.append(otoc_kartu(self.karty.pop(), True))


def misto(hra, jmeno):
    """Místo na stole podle písmenka."""
    if jmeno not in hra:
        raise ZakazanyTah(f'Místo {jmeno!r} na stole není.')
    if jmeno in 'WXYZ':
        return Hromadka(hra[jmeno])
    if jmeno in 'UV':
        return Odkryty(hra[jmeno])
    return Sloupecek(hra[jmeno])


def popis_balicku(balicek):
    return Misto(balicek).popis()


def vytvor_balicek(nahoda=random):
    balicek = []
    zbyle = [(hodnota, barva) for barva in ('Kr', 'Ka', 'Sr', 'Pi') for hodnota in range(13, 0, -1)]
    while zbyle:
        hodnota, barva = zbyle.pop(nahoda.randrange(len(zbyle)))
        balicek.append((hodnota, barva, False))
    return balicek


def popis_seznam_karet(karty):
    return ' '.join(popis_kartu(karta) for karta in karty)


def rozdej_sloupecky(balicek):
    sloupecky = [[] for _ in range(7)]
    for cislo, sloupecek in enumerate(sloupecky):
        while len(sloupecek) <= cislo:
            presun_kartu(balicek, sloupecek, len(sloupecek) == cislo)
    return sloupecky


def vypis_sloupecky(sloupecky):
    print()
    for radek in range(max(map(len, sloupecky))):
        policka = (sloupecek[radek : radek + 1] for sloupecek in sloupecky)
        print(' '.join(popis_seznam_karet(policko) or '     ' for policko in policka))
    print()


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    *_, karta = sloupec_odkud
    sloupec_odkud.pop()
    sloupec_kam.append(otoc_kartu(karta, pozadovane_otoceni))


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    pomocny = []
    for _ in range(pocet):
        pomocny.append(sloupec_odkud.pop())
    while pomocny:
        sloupec_kam.append(pomocny.pop())


def udelej_hru():
    hra = {jmeno: [] for jmeno in 'ABCDEFGUVWXYZ'}
    hra['U'].extend(vytvor_balicek())
    for jmeno, sloupecek in zip('ABCDEFG', rozdej_sloupecky(hra['U'])):
        hra[jmeno] = sloupecek
    return hra


def vypis_hru(hra):
    print()
    print('   U     V          W     X     Y     Z')
    print(' ' + ' '.join(popis_balicku(hra[jmeno]) for jmeno in 'UV'), end='      ')
    print(' '.join(popis_balicku(hra[jmeno]) for jmeno in 'WXYZ'))
    print()
    print('  A     B     C     D     E     F     G  ')
    vypis_sloupecky([hra[jmeno] for jmeno in 'ABCDEFG'])


def hrac_vyhral(hra):
    return not any(karty for jmeno, karty in hra.items() if jmeno not in set('WXYZ'))


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    zdroj = misto(hra, jmeno_odkud)
    cil = misto(hra, jmeno_kam)
    if not zdroj.karty:
        raise ZakazanyTah(f'Místo {jmeno_odkud} je prázdné.')
    if (jmeno_odkud, jmeno_kam) == ('U', 'V'):
        presun_kartu(zdroj.karty, cil.karty, True)
    elif (jmeno_odkud, jmeno_kam) == ('V', 'U') and not cil.karty:
        for _ in range(len(zdroj.karty)):
            presun_kartu(zdroj.karty, cil.karty, False)
    else:
        pocet = 0 if jmeno_odkud in ('U', jmeno_kam) else zdroj.kolik_karet(cil)
        if pocet == 0:
            raise ZakazanyTah(f'Z {jmeno_odkud} na {jmeno_kam} teď nic přesunout nejde.')
        presun_nekolik_karet(zdroj.karty, cil.karty, pocet)
        zdroj.po_odchodu()


"""comprehensions: Klondike psaný výčty seznamů, funkcemi z itertools a řezy."""

from itertools import product, zip_longest
from random import sample

import karty

PISMENKA_SLOUPECKU = 'ABCDEFG'


def popis_balicku(balicek):
    return ([karty.popis_kartu(karta) for karta in balicek] or ['[   ]'])[-1]


def vytvor_balicek(barvy=('Pi', 'Sr', 'Ka', 'Kr')):
    balicek = [(hodnota, barva, False) for hodnota, barva in product(range(1, 14), barvy)]
    return sample(balicek, len(balicek))


def popis_seznam_karet(karty_v_seznamu, oddelovac=' '):
    return oddelovac.join(map(karty.popis_kartu, karty_v_seznamu))


def rozdej_sloupecky(balicek):
    sloupecky = []
    for delka in range(1, 8):
        *zakryte, odkryta = reversed(balicek[-delka:])
        del balicek[-delka:]
        sloupecky.append(zakryte + [karty.otoc_kartu(odkryta, True)])
    return sloupecky


def vypis_sloupecky(sloupecky):
    for radek in zip_longest(*sloupecky):
        print(*[karty.popis_kartu(karta) if karta else ' ' * 5 for karta in radek])


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni=True):
    sloupec_kam += [karty.otoc_kartu(sloupec_odkud.pop(), pozadovane_otoceni)]


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    hranice = len(sloupec_odkud) - pocet
    sloupec_kam += sloupec_odkud[hranice:]
    sloupec_odkud[hranice:] = []


def udelej_hru():
    balicek = vytvor_balicek()
    sloupecky = dict(zip(PISMENKA_SLOUPECKU, rozdej_sloupecky(balicek)))
    return sloupecky | {'U': balicek} | {pismenko: [] for pismenko in 'VWXYZ'}


def vypis_hru(hra):
    popisy = {pismenko: popis_balicku(hra[pismenko]) for pismenko in 'UVWXYZ'}
    print('  U     V           W     X     Y     Z')
    print('{U} {V}       {W} {X} {Y} {Z}'.format(**popisy))
    print('  A     B     C     D     E     F     G')
    vypis_sloupecky([hra[pismenko] for pismenko in PISMENKA_SLOUPECKU])


def hrac_vyhral(hra):
    return all(len(hra[pismenko]) == 13 for pismenko in 'WXYZ')


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    zdroj, cil = hra.get(jmeno_odkud), hra.get(jmeno_kam)
    if not zdroj or cil is None:
        raise ValueError('Takhle se táhnout nedá.')
    smer = druh(jmeno_odkud) + druh(jmeno_kam)
    if smer == 'UV':
        presun_kartu(zdroj, cil)
    elif smer == 'VU' and not cil:
        cil[:] = [karty.otoc_kartu(karta, False) for karta in zdroj[::-1]]
        zdroj.clear()
    elif (smer in ('VW', 'AW') and zdroj[-1][:2] == dalsi_na_hromadku(cil, zdroj[-1])) or (
        smer in ('VA', 'WA') and patri_pod(zdroj[-1], cil)
    ):
        presun_nekolik_karet(zdroj, cil, 1)
    elif smer == 'AA' and (pocty := [n for n in range(1, len(zdroj) + 1) if jde_presunout(zdroj[-n:], cil)]):
        presun_nekolik_karet(zdroj, cil, *pocty)
    else:
        raise ValueError('Tenhle tah je proti pravidlům.')
    if druh(jmeno_odkud) == 'A':
        zdroj[-1:] = [karty.otoc_kartu(karta, True) for karta in zdroj[-1:]]


def druh(pismenko):
    """Jedno písmenko místo všech, pro která platí stejná pravidla."""
    if pismenko in PISMENKA_SLOUPECKU:
        return 'A'
    return pismenko if pismenko in 'UV' else 'W'


def dalsi_na_hromadku(hromadka, karta):
    """Hodnota a barva, která teď na hromádku patří; na prázdnou eso téže barvy, jako má karta."""
    return (hromadka[-1][0] + 1, hromadka[-1][1]) if hromadka else (1, karta[1])


def patri_pod(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    return karta[0] + 1 == sloupecek[-1][0] and {karta[1], sloupecek[-1][1]} not in STEJNE_BAREVNE


def jde_presunout(presouvane, cil):
    return all(licem for _, _, licem in presouvane) and patri_pod(presouvane[0], cil)


STEJNE_BAREVNE = [{'Sr', 'Ka'}, {'Pi', 'Kr'}, {'Sr'}, {'Ka'}, {'Pi'}, {'Kr'}]


"""lesson_style: Klondike napsaný přesně podle postupu z lekce, jednu funkci za druhou."""

import random
from itertools import zip_longest

from karty import otoc_kartu, popis_kartu


def popis_balicku(balicek):
    if balicek:
        vrchni_karta = balicek[-1]
        return popis_kartu(vrchni_karta)
    else:
        return '[   ]'


def vytvor_balicek():
    balicek = []
    for hodnota in range(1, 14):
        for barva in 'Pi', 'Sr', 'Ka', 'Kr':
            karta = hodnota, barva, False
            balicek.append(karta)
    random.shuffle(balicek)
    return balicek


def popis_seznam_karet(karty):
    vysledek = ''
    for karta in karty:
        vysledek = vysledek + popis_kartu(karta) + ' '
    return vysledek.strip()


def rozdej_sloupecky(balicek):
    sloupecky = []
    for cislo_sloupecku in range(7):
        sloupecek = []
        for _ in range(cislo_sloupecku):
            karta = balicek.pop()
            sloupecek.append(karta)
        karta = balicek.pop()
        sloupecek.append(otoc_kartu(karta, True))
        sloupecky.append(sloupecek)
    return sloupecky


def vypis_sloupecky(sloupecky):
    a, b, c, d, e, f, g = sloupecky
    for karty in zip_longest(a, b, c, d, e, f, g):
        for karta in karty:
            if karta is None:
                print('     ', end=' ')
            else:
                print(popis_kartu(karta), end=' ')
        print()


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    karta = sloupec_odkud.pop()
    otocena = otoc_kartu(karta, pozadovane_otoceni)
    sloupec_kam.append(otocena)


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    if pocet == 0:
        return
    stusek = sloupec_odkud[-pocet:]
    for karta in stusek:
        sloupec_kam.append(karta)
        sloupec_odkud.pop()


def udelej_hru():
    balicek = vytvor_balicek()
    a, b, c, d, e, f, g = rozdej_sloupecky(balicek)
    return {
        'A': a,
        'B': b,
        'C': c,
        'D': d,
        'E': e,
        'F': f,
        'G': g,
        'U': balicek,
        'V': [],
        'W': [],
        'X': [],
        'Y': [],
        'Z': [],
    }


def vypis_hru(hra):
    print()
    print('  U     V           W     X     Y     Z')
    print(f'{popis_balicku(hra["U"])} {popis_balicku(hra["V"])}', end='       ')
    print(f'{popis_balicku(hra["W"])} {popis_balicku(hra["X"])} {popis_balicku(hra["Y"])} {popis_balicku(hra["Z"])}')
    print()
    print('  A     B     C     D     E     F     G')
    sloupecky = []
    for pismenko in 'ABCDEFG':
        sloupecky.append(hra[pismenko])
    vypis_sloupecky(sloupecky)


def hrac_vyhral(hra):
    hromadky = hra['W'] + hra['X'] + hra['Y'] + hra['Z']
    vsechny = len(hromadky) == 52
    return vsechny


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud not in hra:
        raise ValueError('Tohle místo neznám: ' + jmeno_odkud)
    if jmeno_kam not in hra:
        raise ValueError('Tohle místo neznám: ' + jmeno_kam)
    if len(hra[jmeno_odkud]) == 0:
        raise ValueError('Není co přesunout.')

    if jmeno_odkud == 'U' and jmeno_kam == 'V':
        presun_kartu(hra['U'], hra['V'], True)
    elif jmeno_odkud == 'V' and jmeno_kam == 'U':
        if hra['U']:
            raise ValueError('Napřed dober karty z U.')
        while hra['V']:
            presun_kartu(hra['V'], hra['U'], False)
    elif jmeno_odkud in 'VABCDEFG' and jmeno_kam in 'WXYZ':
        if not pasuje_na_hromadku(hra[jmeno_odkud][-1], hra[jmeno_kam]):
            raise ValueError('Ta karta na hromádku nepatří.')
        presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)
        otoc_vrchni(hra[jmeno_odkud])
    elif jmeno_odkud in 'VWXYZ' and jmeno_kam in 'ABCDEFG':
        if not pasuje_na_sloupecek(hra[jmeno_odkud][-1], hra[jmeno_kam]):
            raise ValueError('Ta karta na sloupeček nepasuje.')
        presun_kartu(hra[jmeno_odkud], hra[jmeno_kam], True)
    elif jmeno_odkud in 'ABCDEFG' and jmeno_kam in 'ABCDEFG' and jmeno_odkud != jmeno_kam:
        spravny_pocet = 0
        for pocet in range(1, len(hra[jmeno_odkud]) + 1):
            vsechny_licem = True
            for karta in hra[jmeno_odkud][-pocet:]:
                if not karta[2]:
                    vsechny_licem = False
            if vsechny_licem and pasuje_na_sloupecek(hra[jmeno_odkud][-pocet], hra[jmeno_kam]):
                spravny_pocet = pocet
        if spravny_pocet == 0:
            raise ValueError('Na ten sloupeček odtamtud nic nepasuje.')
        presun_nekolik_karet(hra[jmeno_odkud], hra[jmeno_kam], spravny_pocet)
        otoc_vrchni(hra[jmeno_odkud])
    else:
        raise ValueError('Takhle se Klondike nehraje.')


def otoc_vrchni(karty):
    if karty:
        presun_kartu(karty, karty, True)


def pasuje_na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    vrchni = hromadka[-1]
    return vrchni[1] == karta[1] and vrchni[0] + 1 == karta[0]


def pasuje_na_sloupecek(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    vrchni = sloupecek[-1]
    if karta[1] in ('Sr', 'Ka') and vrchni[1] in ('Sr', 'Ka'):
        return False
    if karta[1] in ('Pi', 'Kr') and vrchni[1] in ('Pi', 'Kr'):
        return False
    return karta[0] + 1 == vrchni[0]


"""try_and_undo: Klondike, který tah napřed zahraje a teprve potom se ptá, jestli směl; když ne, vrátí ho."""

from random import shuffle

from karty import otoc_kartu, popis_kartu

POSLEDNI_TAHY = []


def popis_balicku(balicek):
    try:
        return popis_kartu(balicek[-1])
    except IndexError:
        return '[   ]'


def vytvor_balicek():
    hodnoty = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    balicek = [(hodnota, 'Pi', False) for hodnota in hodnoty]
    balicek.extend((hodnota, 'Sr', False) for hodnota in hodnoty)
    balicek.extend((hodnota, 'Ka', False) for hodnota in hodnoty)
    balicek.extend((hodnota, 'Kr', False) for hodnota in hodnoty)
    for _ in range(3):
        shuffle(balicek)
    return balicek


def popis_seznam_karet(karty):
    return str.join(' ', [popis_kartu(karta) for karta in karty])


def rozdej_sloupecky(balicek):
    sloupecky = [[] for _ in range(7)]
    for i in range(7):
        for _ in range(i + 1):
            sloupecky[i].append(balicek.pop())
    for sloupecek in sloupecky:
        sloupecek[-1] = otoc_kartu(sloupecek[-1], True)
    return sloupecky


def vypis_sloupecky(sloupecky):
    delka = max(len(sloupecek) for sloupecek in sloupecky)
    mrizka = []
    for sloupecek in sloupecky:
        mrizka.append([popis_kartu(karta) for karta in sloupecek] + ['     '] * (delka - len(sloupecek)))
    for radek in zip(*mrizka):
        print(*radek, sep=' ')
    print()


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    presun_nekolik_karet(sloupec_odkud, sloupec_kam, 1)
    sloupec_kam[-1] = otoc_kartu(sloupec_kam[-1], pozadovane_otoceni)


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    for index in range(len(sloupec_odkud) - pocet, len(sloupec_odkud)):
        sloupec_kam.append(sloupec_odkud[index])
    for _ in range(pocet):
        sloupec_odkud.pop()


def udelej_hru():
    hra = dict.fromkeys('UVWXYZABCDEFG')
    for pismenko in hra:
        hra[pismenko] = []
    hra['U'] = vytvor_balicek()
    hra['A'], hra['B'], hra['C'], hra['D'], hra['E'], hra['F'], hra['G'] = rozdej_sloupecky(hra['U'])
    return hra


def vypis_hru(hra):
    print('----------------------------------------')
    print('   U      V            W      X      Y      Z')
    print(' ', '  '.join(popis_balicku(hra[pismenko]) for pismenko in 'UVWXYZ'))
    print('----------------------------------------')
    print('  A     B     C     D     E     F     G')
    vypis_sloupecky([hra[pismenko] for pismenko in 'ABCDEFG'])


def hrac_vyhral(hra):
    return sum(map(len, [hra['W'], hra['X'], hra['Y'], hra['Z']])) == 52


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    puvodni = {pismenko: karty[:] for pismenko, karty in hra.items()}
    try:
        tahni(hra, jmeno_odkud, jmeno_kam)
    except (IndexError, KeyError, AssertionError) as chyba:
        for pismenko, karty in puvodni.items():
            hra[pismenko][:] = karty
        raise ValueError('Tenhle tah nejde.') from chyba
    POSLEDNI_TAHY.append(jmeno_odkud + jmeno_kam)


def tahni(hra, odkud, kam):
    """Zahraje tah, i kdyby byl proti pravidlům; pak ale skončí chybou a hra zůstane rozházená."""
    zdroj, cil = hra[odkud], hra[kam]
    assert odkud != kam
    if odkud + kam == 'UV':
        presun_kartu(zdroj, cil, True)
    elif odkud + kam == 'VU':
        assert not cil
        presun_kartu(zdroj, cil, False)
        while zdroj:
            presun_kartu(zdroj, cil, False)
    elif kam in 'WXYZ':
        assert odkud in 'VABCDEFG'
        presun_kartu(zdroj, cil, True)
        assert [hodnota for hodnota, _, _ in cil] == list(range(1, len(cil) + 1))
        assert len({barva for _, barva, _ in cil}) == 1
    else:
        assert kam in 'ABCDEFG' and odkud != 'U'
        pocet = 1
        if odkud in 'ABCDEFG':
            while not navazuje(cil, zdroj[-pocet]):
                pocet += 1
        presouvane = zdroj[-pocet:]
        assert presouvane and all(licem for _, _, licem in presouvane)
        assert navazuje(cil, presouvane[0])
        presun_nekolik_karet(zdroj, cil, pocet)
    if odkud in 'ABCDEFG' and zdroj:
        zdroj[-1] = otoc_kartu(zdroj[-1], True)


def navazuje(sloupecek, karta):
    """Navazuje karta na konec sloupečku?"""
    if not sloupecek:
        return karta[0] == 13
    barvy = sloupecek[-1][1] + karta[1]
    return sloupecek[-1][0] == karta[0] + 1 and barvy in [
        'PiSr',
        'PiKa',
        'KrSr',
        'KrKa',
        'SrPi',
        'SrKr',
        'KaPi',
        'KaKr',
    ]


"""while_loops: Klondike s cykly while, indexy a rekurzí; z hromádek se v něm karty zpátky neberou."""

import random

from karty import popis_kartu


def popis_balicku(balicek):
    delka = len(balicek)
    if delka == 0:
        return '[' + 3 * ' ' + ']'
    else:
        return popis_kartu(balicek[delka - 1])


def vytvor_balicek():
    balicek = []
    cislo = 0
    while cislo < 52:
        hodnota = cislo % 13 + 1
        barva = ['Sr', 'Pi', 'Kr', 'Ka'][cislo // 13]
        balicek.insert(random.randint(0, len(balicek)), (hodnota, barva, False))
        cislo = cislo + 1
    return balicek


def popis_seznam_karet(karty):
    if len(karty) == 0:
        return ''
    if len(karty) == 1:
        return popis_kartu(karty[0])
    return popis_kartu(karty[0]) + ' ' + popis_seznam_karet(karty[1:])


def rozdej_sloupecky(balicek):
    return rozdej_od(balicek, 0)


def rozdej_od(balicek, n):
    """Rozdá sloupečky s čísly n až 6."""
    if n == 7:
        return []
    sloupecek = []
    while len(sloupecek) < n:
        sloupecek.append(balicek.pop())
    karta = balicek.pop()
    sloupecek.append((karta[0], karta[1], True))
    return [sloupecek] + rozdej_od(balicek, n + 1)


def vypis_sloupecky(sloupecky):
    radek = 0
    while True:
        text = ''
        nejaka_karta = False
        i = 0
        while i < len(sloupecky):
            if radek < len(sloupecky[i]):
                text = text + popis_kartu(sloupecky[i][radek])
                nejaka_karta = True
            else:
                text = text + '     '
            if i < len(sloupecky) - 1:
                text = text + ' '
            i = i + 1
        if not nejaka_karta:
            return
        print(text.rstrip())
        radek = radek + 1


def presun_kartu(sloupec_odkud, sloupec_kam, pozadovane_otoceni):
    posledni = len(sloupec_odkud) - 1
    karta = sloupec_odkud[posledni]
    del sloupec_odkud[posledni]
    sloupec_kam.append((karta[0], karta[1], pozadovane_otoceni))


def presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet):
    if pocet > 0:
        karta = sloupec_odkud.pop()
        presun_nekolik_karet(sloupec_odkud, sloupec_kam, pocet - 1)
        sloupec_kam.append(karta)


def udelej_hru():
    hra = {}
    hra['U'] = vytvor_balicek()
    hra['V'] = []
    hra['W'] = []
    hra['X'] = []
    hra['Y'] = []
    hra['Z'] = []
    sloupecky = rozdej_sloupecky(hra['U'])
    i = 0
    while i < 7:
        hra['ABCDEFG'[i]] = sloupecky[i]
        i = i + 1
    return hra


def vypis_hru(hra):
    print()
    print()
    print('  U     V     W     X     Y     Z')
    for jmeno in 'UVWXYZ':
        print(popis_balicku(hra[jmeno]) + ' ', end='')
    print()
    print('  A     B     C     D     E     F     G')
    vypis_sloupecky([hra['A'], hra['B'], hra['C'], hra['D'], hra['E'], hra['F'], hra['G']])
    print()
    print()


def hrac_vyhral(hra):
    mista = 'UVABCDEFG'
    i = 0
    while i < len(mista):
        if hra[mista[i]] != []:
            return False
        i = i + 1
    return True


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    if jmeno_odkud == 'U':
        if jmeno_kam != 'V' or hra['U'] == []:
            raise ValueError('Z U se hraje jen na V, a to jen když v U něco je.')
        presun_kartu(hra['U'], hra['V'], True)
    elif jmeno_odkud == 'V':
        if hra['V'] == []:
            raise ValueError('Na V nic neleží.')
        tah_z_odkryteho(hra, jmeno_kam)
    elif jmeno_odkud in list('ABCDEFG'):
        if hra[jmeno_odkud] == []:
            raise ValueError('Ten sloupeček je prázdný.')
        tah_ze_sloupecku(hra, jmeno_odkud, jmeno_kam)
    else:
        raise ValueError('Odtud se hrát nedá.')


def tah_z_odkryteho(hra, jmeno_kam):
    """Tah z V."""
    if jmeno_kam == 'U':
        if len(hra['U']) > 0:
            raise ValueError('V U ještě jsou karty.')
        while len(hra['V']) > 0:
            presun_kartu(hra['V'], hra['U'], False)
    elif jmeno_kam in list('WXYZ'):
        if not na_hromadku(hra['V'][-1], hra[jmeno_kam]):
            raise ValueError('Na hromádku ta karta nemůže.')
        presun_kartu(hra['V'], hra[jmeno_kam], True)
    elif jmeno_kam in list('ABCDEFG'):
        if not na_sloupecek(hra['V'][-1], hra[jmeno_kam]):
            raise ValueError('Na sloupeček ta karta nemůže.')
        presun_kartu(hra['V'], hra[jmeno_kam], True)
    else:
        raise ValueError('Tam se z V hrát nedá.')


def tah_ze_sloupecku(hra, jmeno_odkud, jmeno_kam):
    """Tah ze sloupečku, ve kterém aspoň jedna karta je."""
    odkud = hra[jmeno_odkud]
    if jmeno_kam in list('WXYZ') and na_hromadku(odkud[-1], hra[jmeno_kam]):
        presun_kartu(odkud, hra[jmeno_kam], True)
    elif jmeno_kam in list('ABCDEFG'):
        kolikata = len(odkud) - 1
        while kolikata >= 0 and odkud[kolikata][2] and not na_sloupecek(odkud[kolikata], hra[jmeno_kam]):
            kolikata = kolikata - 1
        if kolikata < 0 or not odkud[kolikata][2]:
            raise ValueError('Nic z toho sloupečku tam nemůže.')
        presun_nekolik_karet(odkud, hra[jmeno_kam], len(odkud) - kolikata)
    else:
        raise ValueError('Tam se ze sloupečku hrát nedá.')
    if len(odkud) > 0:
        presun_kartu(odkud, odkud, True)


def na_hromadku(karta, hromadka):
    """Smí karta na hromádku?"""
    if len(hromadka) == 0:
        return karta[0] == 1
    return karta[1] == hromadka[0][1] and karta[0] == len(hromadka) + 1


def na_sloupecek(karta, sloupecek):
    """Smí karta na sloupeček?"""
    if len(sloupecek) == 0:
        return karta[0] == 13
    vrchni = sloupecek[len(sloupecek) - 1]
    if karta[0] != vrchni[0] - 1:
        return False
    if karta[1] == 'Sr' or karta[1] == 'Ka':
        return vrchni[1] == 'Pi' or vrchni[1] == 'Kr'
    else:
        return vrchni[1] == 'Sr' or vrchni[1] == 'Ka'


"""one_by_one: cards are drawn from a sorted deck by chance, texts are joined only at the end"""
from random import randrange

from karty import popis_kartu


def popis_balicku(balicek):
    for karta in reversed(balicek):
        return popis_kartu(karta)
    return '[   ]'


def popis_seznam_karet(karty):
    if len(karty) < 2:
        return ''.join(popis_kartu(karta) for karta in karty)
    pulka = len(karty) // 2
    return popis_seznam_karet(karty[:pulka]) + ' ' + popis_seznam_karet(karty[pulka:])


def vytvor_balicek():
    serazene = [(1 + cislo % 13, ('Kr', 'Ka', 'Sr', 'Pi')[cislo // 13], False) for cislo in range(52)]
    zamichane = []
    while serazene:
        zamichane.append(serazene.pop(randrange(len(serazene))))
    return zamichane


def rozdej_sloupecky(balicek):
    sloupecky = [[] for _ in range(7)]
    for kolikaty, sloupecek in enumerate(sloupecky):
        sloupecek.extend(balicek[: -kolikaty - 2 : -1])
        del balicek[-kolikaty - 1 :]
        hodnota, barva, _ = sloupecek.pop()
        sloupecek += [(hodnota, barva, True)]
    return sloupecky


def vypis_sloupecky(sloupecky):
    texty = [[popis_kartu(karta) for karta in sloupecek] for sloupecek in sloupecky]
    nejdelsi = max(map(len, texty))
    for sloupecek in texty:
        sloupecek += [' ' * 5] * (nejdelsi - len(sloupecek))
    if nejdelsi:
        print(*(' '.join(radek) for radek in zip(*texty)), sep='\n')


def hrac_vyhral(hra):
    return not any(hra[jmeno] for jmeno in hra if jmeno not in 'WXYZ')


"""all_moves: every move that is legal now is worked out as what the places hold after it, then one is looked up"""
CERNE = {'Pi', 'Kr'}


def pod(dolni, sloupecek):
    if not sloupecek:
        return dolni[0] == 13
    return sloupecek[-1][0] - dolni[0] == 1 and (dolni[1] in CERNE) ^ (sloupecek[-1][1] in CERNE)


def licem(karta):
    return *karta[:2], True


def odkryty(sloupecek):
    return sloupecek[:-1] + [licem(karta) for karta in sloupecek[-1:]]


def tahy(hra):
    """Všechny dovolené tahy: {(odkud, kam): (co zbude na odkud, co bude na kam)}. Z hromádek se nevrací."""
    mozne = {}
    if hra['U']:
        mozne['U', 'V'] = hra['U'][:-1], hra['V'] + [licem(hra['U'][-1])]
    elif hra['V']:
        mozne['V', 'U'] = [], [(hodnota, barva, False) for hodnota, barva, _ in hra['V'][::-1]]
    for odkud in (misto for misto in 'VABCDEFG' if hra[misto]):
        zbytek = hra[odkud][:-1] if odkud == 'V' else odkryty(hra[odkud][:-1])
        vrchni = hra[odkud][-1]
        for kam in 'WXYZ':
            if [vrchni[:2]] == ([(hra[kam][-1][0] + 1, hra[kam][-1][1])] if hra[kam] else [(1, vrchni[1])]):
                mozne[odkud, kam] = zbytek, hra[kam] + [licem(vrchni)]
        for kam in set('ABCDEFG') - {odkud}:
            for pocet in range(1, 2 if odkud == 'V' else len(hra[odkud]) + 1):
                berou_se = hra[odkud][-pocet:]
                if not berou_se[0][2]:
                    break
                if pod(berou_se[0], hra[kam]):
                    zustane = hra[odkud][:-pocet]
                    mozne[odkud, kam] = zustane if odkud == 'V' else odkryty(zustane), hra[kam] + berou_se
    return mozne


def udelej_tah(hra, jmeno_odkud, jmeno_kam):
    dovolene = tahy(hra)
    if (jmeno_odkud, jmeno_kam) not in dovolene:
        raise ValueError('Tak se hrát nesmí.')
    hra[jmeno_odkud][:], hra[jmeno_kam][:] = dovolene[jmeno_odkud, jmeno_kam]


"""last_card_by_comparing: the last card is found by comparing, as no card is there twice"""
from karty import popis_kartu

def popis_seznam_karet(karty):
    popis = ''
    for karta in karty:
        popis += popis_kartu(karta)
        if karta != karty[-1]:
            popis += ' '
    return popis
