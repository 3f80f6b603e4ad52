"""Funkce navrhni_tah: levely 200 až 203, nepovinné."""

from inspect import signature
from random import Random

import pytest


def prazdny_plan():
    """Plán bez jediného kamene."""
    return [['_'] * 9 for _ in range(9)]


def plan_s_kameny(x='', o=''):
    """Plán, na kterém leží kameny jen na vyjmenovaných polích, třeba plan_s_kameny(x='e5 e6', o='a1')."""
    plan = prazdny_plan()
    for pismenko, cislice in x.split():
        plan['abcdefghi'.index(pismenko)][int(cislice) - 1] = 'x'
    for pismenko, cislice in o.split():
        plan['abcdefghi'.index(pismenko)][int(cislice) - 1] = 'o'
    return plan


def over_volne_pole(plan, navrh):
    """Ověří, že je návrh pozice pole, které je na plánu volné."""
    assert isinstance(navrh, tuple), 'Funkce má vrátit pozici, tedy dvojici (řada, sloupec).'
    assert len(navrh) == 2, f'Pozice je dvojice (řada, sloupec), ale funkce vrátila {navrh!r}.'
    rada, sloupec = navrh
    assert rada in range(9), f'Řady mají čísla 0 až 8, ale funkce vrátila {navrh!r}.'
    assert sloupec in range(9), f'Sloupce mají čísla 0 až 8, ale funkce vrátila {navrh!r}.'
    je_volne = plan[rada][sloupec] == '_'
    assert je_volne, f'Navržené pole {navrh!r} není volné, leží na něm {plan[rada][sloupec]}.'


def over_stejny_plan(plan, puvodni):
    """Ověří, že funkce plán nezměnila."""
    zmenilo_se = plan != puvodni
    assert not zmenilo_se, 'Funkce změnila plán, který dostala. Kdo si tahy zkouší, potřebuje na to vlastní plán.'


# Level 200: volné pole


@pytest.mark.level(200)
def test_navrhni_tah_bere_plan_a_hrace(piskvorky):
    """Funkce `navrhni_tah` bere dva parametry: plán a hráče, který je na tahu."""
    signature(piskvorky.navrhni_tah).bind('plan', 'x')


@pytest.mark.level(200)
def test_navrh_na_prazdnem_planu(piskvorky):
    """Na prázdném plánu jde navrhnout jakékoli pole. Návrh je pozice."""
    navrh = piskvorky.navrhni_tah(prazdny_plan(), 'x')
    over_volne_pole(prazdny_plan(), navrh)


@pytest.mark.level(200)
def test_navrh_v_rozehrane_hre(piskvorky):
    """Navržené pole je volné. Návrh dostane kterýkoli z hráčů."""
    navrh = piskvorky.navrhni_tah(plan_s_kameny(x='e5 a1 d4', o='f6 a2'), 'o')
    over_volne_pole(plan_s_kameny(x='e5 a1 d4', o='f6 a2'), navrh)
    navrh = piskvorky.navrhni_tah(plan_s_kameny(x='e5 a1 d4', o='f6 a2 e4'), 'x')
    over_volne_pole(plan_s_kameny(x='e5 a1 d4', o='f6 a2 e4'), navrh)


@pytest.mark.level(200)
def test_navrh_posledniho_pole(piskvorky):
    """Když je volné jediné pole, je to ono, ať je kdekoli."""
    for rada, sloupec in (4, 4), (0, 0), (8, 8), (2, 5):
        plan = [
            ['x', 'x', 'o', 'o', 'x', 'x', 'o', 'o', 'x'],
            ['o', 'o', 'x', 'x', 'o', 'o', 'x', 'x', 'o'],
            ['x', 'x', 'o', 'o', 'x', 'x', 'o', 'o', 'x'],
            ['o', 'o', 'x', 'x', 'o', 'o', 'x', 'x', 'o'],
            ['x', 'x', 'o', 'o', 'x', 'x', 'o', 'o', 'x'],
            ['o', 'o', 'x', 'x', 'o', 'o', 'x', 'x', 'o'],
            ['x', 'x', 'o', 'o', 'x', 'x', 'o', 'o', 'x'],
            ['o', 'o', 'x', 'x', 'o', 'o', 'x', 'x', 'o'],
            ['x', 'x', 'o', 'o', 'x', 'x', 'o', 'o', 'x'],
        ]
        plan[rada][sloupec] = '_'
        assert piskvorky.navrhni_tah(plan, 'x') == (rada, sloupec)


@pytest.mark.level(200)
def test_navrhni_tah_nic_nemeni(piskvorky):
    """Funkce tah jen navrhne, sama netáhne: plán zůstane, jak byl."""
    plan = plan_s_kameny(x='e5 a1 d4', o='f6 a2')
    piskvorky.navrhni_tah(plan, 'o')
    over_stejny_plan(plan, plan_s_kameny(x='e5 a1 d4', o='f6 a2'))


# Level 201: vlastní pětice


@pytest.mark.level(201)
def test_dokonci_petici_v_rade(piskvorky):
    """Když jde dokončit pětice, navrhne to. V řadě e chybí jen e3."""
    plan = plan_s_kameny(x='e4 e5 e6 e7', o='e8 a1 c3 g2')
    assert piskvorky.navrhni_tah(plan, 'x') == (4, 2)


@pytest.mark.level(201)
def test_dokonci_petici_ve_sloupci(piskvorky):
    """Ve sloupci 9 chybí jen a9, na kraji plánu."""
    plan = plan_s_kameny(x='f9 a1 c3 g2 g4', o='b9 c9 d9 e9')
    assert piskvorky.navrhni_tah(plan, 'o') == (0, 8)


@pytest.mark.level(201)
def test_dokonci_petici_sikmo(piskvorky):
    """Chybějící kámen může být i uprostřed pětice, tady na e5."""
    plan = plan_s_kameny(x='c3 d4 f6 g7', o='a1 a3 c8 g2')
    assert piskvorky.navrhni_tah(plan, 'x') == (4, 4)
    plan = plan_s_kameny(x='c7 d6 f4 g3', o='a1 a3 c8 g2')
    assert piskvorky.navrhni_tah(plan, 'x') == (4, 4)


@pytest.mark.level(201)
def test_dokonci_petici_na_jednom_z_obou_koncu(piskvorky):
    """Když jde pětice dokončit na obou koncích, je jedno, na kterém to bude."""
    plan = plan_s_kameny(x='d2 d3 d4 d5', o='a1 c3 g2 g4')
    navrh = piskvorky.navrhni_tah(plan, 'x')
    assert navrh in [(3, 0), (3, 5)], f'Pětici dokončí d1 (3, 0) nebo d6 (3, 5), ale návrh je {navrh!r}.'


@pytest.mark.level(201)
def test_vyherni_kamen_na_plan_nepatri(piskvorky):
    """I když jde vyhrát, funkce tah jen navrhne a na plánu nic nezůstane."""
    plan = plan_s_kameny(x='e4 e5 e6 e7', o='e8 a1 c3 g2')
    assert piskvorky.navrhni_tah(plan, 'x') == (4, 2)
    over_stejny_plan(plan, plan_s_kameny(x='e4 e5 e6 e7', o='e8 a1 c3 g2'))


@pytest.mark.level(201)
def test_vlastni_petice_ma_prednost(piskvorky):
    """Vlastní pětice hned vyhraje, a tak má přednost před vším, i když soupeř hrozí také."""
    plan = plan_s_kameny(x='b2 b3 b4 b5 h3 a5', o='h4 h5 h6 h7 a9')
    assert piskvorky.navrhni_tah(plan, 'o') == (7, 7)


# Level 202: pětice soupeře


@pytest.mark.level(202)
def test_zabrani_petici_v_rade(piskvorky):
    """Soupeř má čtyři kameny v řadě c a chybí mu jen c6. Tam je potřeba táhnout."""
    plan = plan_s_kameny(x='c2 c3 c4 c5', o='c1 e5 g7')
    assert piskvorky.navrhni_tah(plan, 'o') == (2, 5)


@pytest.mark.level(202)
def test_kamen_soupere_na_plan_nepatri(piskvorky):
    """Ani soupeřův kámen, který si funkce jen zkusila, na plánu nezůstane."""
    plan = plan_s_kameny(x='c2 c3 c4 c5', o='c1 e5 g7')
    assert piskvorky.navrhni_tah(plan, 'o') == (2, 5)
    over_stejny_plan(plan, plan_s_kameny(x='c2 c3 c4 c5', o='c1 e5 g7'))


@pytest.mark.level(202)
def test_zabrani_petici_ve_sloupci(piskvorky):
    """Soupeři chybí jen a1 ve sloupci 1."""
    plan = plan_s_kameny(x='f1 e5 g7 h3', o='b1 c1 d1 e1')
    assert piskvorky.navrhni_tah(plan, 'x') == (0, 0)


@pytest.mark.level(202)
def test_zabrani_petici_s_mezerou(piskvorky):
    """Soupeři může chybět i kámen uprostřed pětice."""
    plan = plan_s_kameny(x='g2 g3 g5 g6', o='a1 c7 e9')
    assert piskvorky.navrhni_tah(plan, 'o') == (6, 3)


@pytest.mark.level(202)
def test_zabrani_petici_sikmo(piskvorky):
    """Soupeř může hrozit i šikmo."""
    plan = plan_s_kameny(x='b3 c4 d5 e6', o='a2 g1 h5')
    assert piskvorky.navrhni_tah(plan, 'o') == (5, 6)
    plan = plan_s_kameny(x='i1 c2 g9 b4', o='h2 g3 f4 e5')
    assert piskvorky.navrhni_tah(plan, 'x') == (3, 5)


# Level 203: hry s náhodným soupeřem. Náhoda má pevně daný začátek (Random),
# takže soupeř v každé hře táhne pokaždé stejně, dokud stejně táhneš i ty.

SMERY = (0, 1), (1, 0), (1, 1), (1, -1)


def ma_petici(plan, hrac, pozice):
    """Vede přes pozici řada aspoň pěti kamenů hráče?"""
    for smer_rady, smer_sloupce in SMERY:
        pocet = 1
        for znamenko in 1, -1:
            rada, sloupec = pozice
            rada += znamenko * smer_rady
            sloupec += znamenko * smer_sloupce
            while rada in range(9) and sloupec in range(9) and plan[rada][sloupec] == hrac:
                pocet += 1
                rada += znamenko * smer_rady
                sloupec += znamenko * smer_sloupce
        if pocet >= 5:
            return True
    return False


def vyhraje_nad_nahodou(piskvorky, ja, nahoda):
    """Zahraje jednu hru, ve které za hráče `ja` táhne navrhni_tah a za soupeře náhoda."""
    plan = prazdny_plan()
    volna = [(rada, sloupec) for rada in range(9) for sloupec in range(9)]
    nahoda.shuffle(volna)
    na_tahu = 'x'
    while volna:
        if na_tahu == ja:
            pozice = piskvorky.navrhni_tah([rada.copy() for rada in plan], ja)
            over_volne_pole(plan, pozice)
            volna.remove(pozice)
        else:
            pozice = volna.pop()
        plan[pozice[0]][pozice[1]] = na_tahu
        if ma_petici(plan, na_tahu, pozice):
            return na_tahu == ja
        na_tahu = 'o' if na_tahu == 'x' else 'x'
    return False


@pytest.mark.level(203)
def test_porazi_nahodneho_hrace(piskvorky):
    """Ze 100 her s hráčem, který táhne náhodně, jich vyhraje aspoň 95. V každé druhé začíná soupeř."""
    vyhry = 0
    nevyhry = 0
    # Jasno je po 95. výhře, nebo po šesté hře, kterou nevyhraje.
    while vyhry < 95 and nevyhry <= 5:
        cislo = vyhry + nevyhry
        ja = 'x' if cislo % 2 == 0 else 'o'
        if vyhraje_nad_nahodou(piskvorky, ja, Random(cislo // 2)):
            vyhry += 1
        else:
            nevyhry += 1
    zprava = f'Vyhrát má aspoň 95 her ze 100. Z prvních {vyhry + nevyhry} jich ale {nevyhry} nevyhrála.'
    assert vyhry >= 95, zprava
