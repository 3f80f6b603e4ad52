"""Funkce presun_nekolik_karet: levely 60 a 61."""

from inspect import signature

import pytest


@pytest.mark.level(60)
def test_presun_nekolik_karet_existuje(klondike):
    """Funkce `presun_nekolik_karet` bere tři parametry: sloupec odkud, sloupec kam a počet."""
    signature(klondike.presun_nekolik_karet).bind('sloupec_odkud', 'sloupec_kam', 2)


@pytest.mark.level(61)
def test_presune_dve_karty(klondike):
    """Přesune se zadaný počet vrchních karet a jejich pořadí zůstane stejné."""
    odkud = [(3, 'Kr', False), (8, 'Sr', True), (7, 'Pi', True)]
    kam = [(9, 'Kr', True)]
    klondike.presun_nekolik_karet(odkud, kam, 2)
    assert odkud == [(3, 'Kr', False)]
    assert kam == [(9, 'Kr', True), (8, 'Sr', True), (7, 'Pi', True)]


@pytest.mark.level(61)
def test_presune_jednu_kartu(klondike):
    """Přesunout jde i jedna karta."""
    odkud = [(2, 'Ka', True), (5, 'Kr', True), (4, 'Sr', True)]
    kam = [(5, 'Pi', True)]
    klondike.presun_nekolik_karet(odkud, kam, 1)
    assert odkud == [(2, 'Ka', True), (5, 'Kr', True)]
    assert kam == [(5, 'Pi', True), (4, 'Sr', True)]


@pytest.mark.level(61)
def test_presune_vsechny_karty(klondike):
    """Přesunout jdou i všechny karty; první sloupec pak zůstane prázdný."""
    odkud = [(13, 'Kr', True), (12, 'Sr', True), (11, 'Pi', True), (10, 'Ka', True)]
    kam = []
    klondike.presun_nekolik_karet(odkud, kam, 4)
    assert odkud == []
    assert kam == [(13, 'Kr', True), (12, 'Sr', True), (11, 'Pi', True), (10, 'Ka', True)]


@pytest.mark.level(61)
def test_presune_nula_karet(klondike):
    """Když je počet 0, oba sloupce zůstanou, jak byly."""
    odkud = [(13, 'Kr', False), (6, 'Sr', True)]
    kam = [(7, 'Pi', True)]
    klondike.presun_nekolik_karet(odkud, kam, 0)
    assert odkud == [(13, 'Kr', False), (6, 'Sr', True)]
    assert kam == [(7, 'Pi', True)]


@pytest.mark.level(61)
def test_presouvane_karty_se_neotaceji(klondike):
    """Každá karta zůstane otočená tak, jak byla, ty přesunuté i ty ostatní."""
    # Takhle karty ve hře neleží. Funkce ale o pravidlech nic neví: přesune, cokoli dostane.
    odkud = [(4, 'Pi', True), (5, 'Sr', False), (6, 'Ka', True), (1, 'Kr', False), (9, 'Sr', True)]
    kam = [(2, 'Kr', False)]
    klondike.presun_nekolik_karet(odkud, kam, 3)
    assert odkud == [(4, 'Pi', True), (5, 'Sr', False)]
    assert kam == [(2, 'Kr', False), (6, 'Ka', True), (1, 'Kr', False), (9, 'Sr', True)]


@pytest.mark.level(61)
def test_presune_nekolik_karet_dvakrat_po_sobe(klondike):
    """Při každém zavolání se přesunou další karty."""
    odkud = [(3, 'Kr', False), (10, 'Sr', True), (9, 'Pi', True), (8, 'Sr', True)]
    kam = [(9, 'Kr', True)]
    klondike.presun_nekolik_karet(odkud, kam, 1)
    klondike.presun_nekolik_karet(odkud, kam, 2)
    assert odkud == [(3, 'Kr', False)]
    assert kam == [(9, 'Kr', True), (8, 'Sr', True), (10, 'Sr', True), (9, 'Pi', True)]


@pytest.mark.level(61)
def test_presun_nekolik_karet_nic_nevraci(klondike):
    """Funkce změní oba zadané seznamy, nic nevrací."""
    vysledek = klondike.presun_nekolik_karet([(3, 'Kr', True), (2, 'Ka', True)], [(4, 'Sr', True)], 2)
    assert vysledek is None
