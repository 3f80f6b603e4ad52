"""Klondike napsaný přesně podle postupu z lekce, jednu funkci za druhou."""

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
