"""Funkce hrac_vyhral: levely 90 až 92."""

from inspect import signature

import pytest


def licem(barva, od, do):
    """Karty jedné barvy lícem nahoru; licem('Pi', 1, 13) jsou všechny piky od esa po krále."""
    return [(hodnota, barva, True) for hodnota in range(od, do + 1)]


def rubem(barva, od, do):
    """Karty jedné barvy rubem nahoru."""
    return [(hodnota, barva, False) for hodnota in range(od, do + 1)]


def prazdna_hra():
    """Hra, ve které nikde žádné karty nejsou."""
    hra = {}
    for misto in 'UVWXYZABCDEFG':
        hra[misto] = []
    return hra


def skoro_dohrana_hra():
    """Na hromádkách W až Z už je všechno kromě křížů, ty nejsou nikde."""
    hra = prazdna_hra()
    hra['W'] = licem('Pi', 1, 13)
    hra['X'] = licem('Sr', 1, 13)
    hra['Y'] = licem('Ka', 1, 13)
    return hra


@pytest.mark.level(90)
def test_hrac_vyhral_existuje(klondike):
    """Funkce `hrac_vyhral` bere jeden parametr: hru."""
    signature(klondike.hrac_vyhral).bind('hra')


@pytest.mark.level(91)
def test_rozdana_hra_neni_vyhrana(klondike):
    """Dokud jsou hromádky prázdné, hra vyhraná není a funkce vrátí False."""
    hra = prazdna_hra()
    hra['U'] = rubem('Pi', 1, 3)
    hra['A'] = licem('Kr', 13, 13)
    hra['B'] = [(11, 'Kr', False), (12, 'Kr', True)]
    assert klondike.hrac_vyhral(hra) is False, 'Hra teprve začíná, funkce má vrátit přesně False.'


@pytest.mark.level(91)
def test_prazdne_sloupecky_nestaci(klondike):
    """Nestačí vyprázdnit sloupečky A až G. Dokud něco zbývá v U nebo ve V, hra vyhraná není."""
    hra = prazdna_hra()
    hra['U'] = rubem('Kr', 4, 5)
    hra['V'] = licem('Kr', 3, 3)
    hra['Z'] = licem('Kr', 1, 2)
    assert klondike.hrac_vyhral(hra) is False, 'V U a ve V ještě jsou karty, funkce má vrátit přesně False.'


@pytest.mark.level(91)
def test_prazdne_balicky_nestaci(klondike):
    """Nestačí vyprázdnit balíčky U a V. Dokud něco zbývá ve sloupečcích, hra vyhraná není."""
    hra = prazdna_hra()
    hra['X'] = licem('Sr', 1, 3)
    hra['A'] = [(13, 'Sr', True), (12, 'Kr', True)]
    hra['E'] = [(13, 'Kr', True)]
    assert klondike.hrac_vyhral(hra) is False, 'V A a E ještě jsou karty, funkce má vrátit přesně False.'


@pytest.mark.level(91)
def test_tri_plne_hromadky_nestaci(klondike):
    """Plné musí být všechny čtyři hromádky. Tři nestačí, ať chybí kterákoli."""
    for hromadka in 'WXYZ':
        hra = skoro_dohrana_hra()
        hra['U'] = rubem('Kr', 1, 13)
        hra['Z'] = hra[hromadka]
        hra[hromadka] = []
        assert klondike.hrac_vyhral(hra) is False, f'Hromádka {hromadka} je prázdná, funkce má vrátit přesně False.'


@pytest.mark.level(91)
def test_chybi_kral_z_balicku(klondike):
    """Dokud jediná karta zbývá v balíčku U, hra vyhraná není, ať chybí na kterékoli hromádce."""
    for hromadka in 'WXYZ':
        hra = skoro_dohrana_hra()
        hra['Z'] = licem('Kr', 1, 13)
        hodnota, barva, _ = hra[hromadka].pop()
        hra['U'] = [(hodnota, barva, False)]
        assert klondike.hrac_vyhral(hra) is False, 'Poslední karta je ještě v U, funkce má vrátit přesně False.'


@pytest.mark.level(91)
def test_chybi_odkryty_kral(klondike):
    """Dokud jediná karta zbývá na V nebo na sloupečku, hra vyhraná není."""
    for misto in 'VABCDEFG':
        hra = skoro_dohrana_hra()
        hra['Z'] = licem('Kr', 1, 12)
        hra[misto] = [(13, 'Kr', True)]
        assert klondike.hrac_vyhral(hra) is False, f'Poslední karta je ještě na {misto}, funkce má vrátit přesně False.'


@pytest.mark.level(91)
def test_druha_nedohrana_hra(klondike):
    """Počítají se jen karty hry, kterou funkce právě dostala. Na minulou zapomene."""
    hra = prazdna_hra()
    hra['U'] = rubem('Ka', 1, 13)
    hra['V'] = licem('Kr', 1, 13)
    hra['W'] = licem('Pi', 1, 13)
    hra['X'] = licem('Sr', 1, 13)
    assert klondike.hrac_vyhral(hra) is False, 'Na hromádkách je jen 26 karet, funkce má vrátit přesně False.'
    assert klondike.hrac_vyhral(hra) is False, 'Na hromádkách je pořád jen 26 karet, i podruhé má vrátit přesně False.'


@pytest.mark.level(91)
def test_hrac_vyhral_nic_nemeni(klondike):
    """Zjistit, jestli je konec, znamená jen se podívat: všechny karty zůstanou na svých místech."""
    hra = skoro_dohrana_hra()
    hra['F'] = [(13, 'Kr', True)]
    hra['Z'] = licem('Kr', 1, 12)
    klondike.hrac_vyhral(hra)
    stejna_hra = skoro_dohrana_hra()
    stejna_hra['F'] = [(13, 'Kr', True)]
    stejna_hra['Z'] = licem('Kr', 1, 12)
    assert hra == stejna_hra, 'Po zavolání funkce jsou ve hře jiné karty než před ním.'


@pytest.mark.level(92)
def test_dohrana_hra_je_vyhrana(klondike):
    """Na hromádkách je všech 52 karet."""
    hra = skoro_dohrana_hra()
    hra['Z'] = licem('Kr', 1, 13)
    assert klondike.hrac_vyhral(hra) is True, 'Všech 52 karet je na hromádkách, funkce má vrátit přesně True.'


@pytest.mark.level(92)
def test_na_poradi_hromadek_nezalezi(klondike):
    """Je jedno, která barva je na které hromádce."""
    hra = skoro_dohrana_hra()
    hra['W'] = licem('Ka', 1, 13)
    hra['X'] = licem('Kr', 1, 13)
    hra['Y'] = licem('Pi', 1, 13)
    hra['Z'] = licem('Sr', 1, 13)
    assert klondike.hrac_vyhral(hra) is True, 'Všech 52 karet je na hromádkách, funkce má vrátit přesně True.'


@pytest.mark.level(92)
def test_vyhrana_hra_zustane_vyhrana(klondike):
    """Ani ve vyhrané hře se funkce karet nedotkne."""
    hra = skoro_dohrana_hra()
    hra['Z'] = licem('Kr', 1, 13)
    klondike.hrac_vyhral(hra)
    stejna_hra = skoro_dohrana_hra()
    stejna_hra['Z'] = licem('Kr', 1, 13)
    assert hra == stejna_hra, 'Po zavolání funkce jsou ve hře jiné karty než před ním.'


@pytest.mark.level(92)
def test_vyhra_po_nedohrane_hre(klondike):
    """Co funkce odpověděla o jedné hře, na další nemá vliv: v té se dívá znovu."""
    hra = skoro_dohrana_hra()
    hra['Z'] = licem('Kr', 1, 12)
    hra['A'] = [(13, 'Kr', True)]
    assert klondike.hrac_vyhral(hra) is False, 'Křížový král je ještě na A, funkce má vrátit přesně False.'
    hra['Z'] = licem('Kr', 1, 13)
    hra['A'] = []
    assert klondike.hrac_vyhral(hra) is True, 'Teď už je na hromádkách všech 52 karet, vrátit má přesně True.'
    hra['Z'] = []
    hra['U'] = rubem('Kr', 1, 13)
    assert klondike.hrac_vyhral(hra) is False, 'Kříže jsou zase v U, funkce má vrátit přesně False.'
