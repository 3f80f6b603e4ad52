"""Klondike, ve kterém pravidla hlídají třídy; hra samotná zůstává slovník seznamů."""

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
