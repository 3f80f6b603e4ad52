"""Klondike s cykly while, indexy a rekurzí; z hromádek se v něm karty zpátky neberou."""

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
