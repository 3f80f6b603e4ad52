"""Funkce vyherni_body: levely 130 až 133."""

from inspect import signature

import pytest


def karty(*popisy):
    """Seznam karet podle barvy a jména: karty('Kr eso', 'Sr 9') jsou dvě karty."""
    from karty66 import VSECHNY_KARTY

    podle_popisu = {f'{karta.barva} {karta.jmeno}': karta for karta in VSECHNY_KARTY}
    return [podle_popisu[popis] for popis in popisy]


@pytest.mark.level(130)
def test_vyherni_body_existuje(pravidla66):
    """Funkce `vyherni_body` bere dva parametry: body soupeře a jeho štychy."""
    signature(pravidla66.vyherni_body).bind('body_soupere', 'stychy_soupere')


@pytest.mark.level(131)
def test_souper_ma_aspon_33(pravidla66):
    """Když má soupeř aspoň 33 bodů, je výhra za jeden bod."""
    stychy = [karty('Kr eso', 'Kr 10'), karty('Pi eso', 'Pi kluk')]
    assert pravidla66.vyherni_body(34, stychy) == 1
    assert pravidla66.vyherni_body(65, stychy) == 1


@pytest.mark.level(131)
def test_souper_ma_presne_33(pravidla66):
    """Třicet tři bodů už stačí, aby soupeř prohrál jen o jeden bod."""
    stychy = [karty('Kr eso', 'Kr 10'), karty('Pi 10', 'Pi kluk')]
    assert pravidla66.vyherni_body(33, stychy) == 1


@pytest.mark.level(132)
def test_souper_ma_min_nez_33(pravidla66):
    """Když má soupeř nejvýš 32 bodů, je výhra za dva body."""
    assert pravidla66.vyherni_body(21, [karty('Kr eso', 'Kr 10')]) == 2
    assert pravidla66.vyherni_body(32, [karty('Kr eso', 'Kr 10'), karty('Ka eso', 'Ka 9')]) == 2


@pytest.mark.level(132)
def test_souper_ma_stych_bez_bodu(pravidla66):
    """Štych za nula bodů je taky štych: výhra je za dva body, ne za tři."""
    assert pravidla66.vyherni_body(0, [karty('Kr 9', 'Pi 9')]) == 2


@pytest.mark.level(133)
def test_souper_nema_stych(pravidla66):
    """Když soupeř nemá ani jeden štych, je výhra za tři body."""
    assert pravidla66.vyherni_body(0, []) == 3
