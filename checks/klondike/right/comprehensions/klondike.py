"""Klondike psaný výčty seznamů, funkcemi z itertools a řezy."""

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
