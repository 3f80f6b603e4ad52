"""Funkce presun_kartu: levely 50 a 51."""

from inspect import signature

import pytest


@pytest.mark.level(50)
def test_presun_kartu_existuje(klondike):
    """Funkce `presun_kartu` bere tři parametry: sloupec odkud, sloupec kam a požadované otočení."""
    signature(klondike.presun_kartu).bind('sloupec_odkud', 'sloupec_kam', True)


@pytest.mark.level(51)
def test_presune_vrchni_kartu(klondike):
    """Vrchní (poslední) karta z prvního sloupce se přesune navrch druhého."""
    odkud = [(3, 'Kr', False), (4, 'Sr', False), (5, 'Pi', True)]
    kam = [(11, 'Ka', False), (12, 'Kr', True)]
    klondike.presun_kartu(odkud, kam, True)
    assert odkud == [(3, 'Kr', False), (4, 'Sr', False)]
    assert kam == [(11, 'Ka', False), (12, 'Kr', True), (5, 'Pi', True)]


@pytest.mark.level(51)
def test_presune_kartu_a_otoci_licem_nahoru(klondike):
    """Když je požadované otočení True, přesunutá karta je lícem nahoru."""
    odkud = [(3, 'Kr', False), (4, 'Sr', False)]
    kam = [(9, 'Pi', False)]
    klondike.presun_kartu(odkud, kam, True)
    assert kam == [(9, 'Pi', False), (4, 'Sr', True)]


@pytest.mark.level(51)
def test_presune_kartu_a_otoci_rubem_nahoru(klondike):
    """Když je požadované otočení False, přesunutá karta je rubem nahoru."""
    odkud = [(3, 'Kr', True), (4, 'Sr', True)]
    kam = [(9, 'Pi', True)]
    klondike.presun_kartu(odkud, kam, False)
    assert odkud == [(3, 'Kr', True)]
    assert kam == [(9, 'Pi', True), (4, 'Sr', False)]


@pytest.mark.level(51)
def test_presune_kartu_ktera_uz_lezi_rubem_nahoru(klondike):
    """Karta, která už leží podle požadavku, tak zůstane."""
    odkud = [(8, 'Ka', False), (2, 'Ka', False)]
    kam = []
    klondike.presun_kartu(odkud, kam, False)
    assert kam == [(2, 'Ka', False)]


@pytest.mark.level(51)
def test_presune_jedinou_kartu(klondike):
    """Přesunout jde i jediná karta; první sloupec pak zůstane prázdný."""
    odkud = [(13, 'Sr', False)]
    kam = []
    klondike.presun_kartu(odkud, kam, True)
    assert odkud == []
    assert kam == [(13, 'Sr', True)]


@pytest.mark.level(51)
def test_presune_dve_karty_po_sobe(klondike):
    """Při každém zavolání se přesune jedna další karta."""
    odkud = [(1, 'Pi', True), (7, 'Sr', True), (10, 'Ka', True)]
    kam = [(5, 'Kr', False)]
    klondike.presun_kartu(odkud, kam, False)
    klondike.presun_kartu(odkud, kam, False)
    assert odkud == [(1, 'Pi', True)]
    assert kam == [(5, 'Kr', False), (10, 'Ka', False), (7, 'Sr', False)]


@pytest.mark.level(51)
def test_presun_kartu_nic_nevraci(klondike):
    """Funkce změní oba zadané seznamy, nic nevrací."""
    vysledek = klondike.presun_kartu([(3, 'Kr', False)], [(4, 'Sr', True)], True)
    assert vysledek is None
