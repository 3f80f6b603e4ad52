"""Funkce ma_trumfovou_hlasku: levely 70 a 71."""

from inspect import signature

import pytest


def karty(*popisy):
    """Seznam karet podle barvy a jména: karty('Kr eso', 'Sr 9') jsou dvě karty."""
    from karty66 import VSECHNY_KARTY

    podle_popisu = {f'{karta.barva} {karta.jmeno}': karta for karta in VSECHNY_KARTY}
    return [podle_popisu[popis] for popis in popisy]


@pytest.mark.level(70)
def test_ma_trumfovou_hlasku_existuje(pravidla66):
    """Funkce `ma_trumfovou_hlasku` bere dva parametry: trumf a ruku."""
    signature(pravidla66.ma_trumfovou_hlasku).bind('trumf', 'ruka')


@pytest.mark.level(71)
def test_trumfova_hlaska(pravidla66):
    """Trumfová hláška je král a dáma trumfové barvy. Když v ruce jsou, funkce vrátí True."""
    ruka = karty('Sr kral', 'Kr 9', 'Sr dama')
    assert pravidla66.ma_trumfovou_hlasku('Sr', ruka) is True, 'Srdcový pár v ruce je, má se vrátit přesně True.'


@pytest.mark.level(71)
def test_trumfova_hlaska_v_kazde_barve(pravidla66):
    """Trumfem může být kterákoli barva."""
    ruka = karty('Kr dama', 'Kr kral')
    assert pravidla66.ma_trumfovou_hlasku('Kr', ruka) is True, 'Křížový pár v ruce je, má se vrátit přesně True.'
    ruka = karty('Pi dama', 'Pi kral')
    assert pravidla66.ma_trumfovou_hlasku('Pi', ruka) is True, 'Pikový pár v ruce je, má se vrátit přesně True.'
    ruka = karty('Ka dama', 'Ka kral')
    assert pravidla66.ma_trumfovou_hlasku('Ka', ruka) is True, 'Kárový pár v ruce je, má se vrátit přesně True.'


@pytest.mark.level(71)
def test_par_jine_barvy_neni_trumfovy(pravidla66):
    """Pár jiné barvy trumfová hláška není a funkce vrátí False."""
    ruka = karty('Kr kral', 'Kr dama', 'Pi kral', 'Pi dama', 'Sr kral')
    assert pravidla66.ma_trumfovou_hlasku('Sr', ruka) is False, 'Srdcová dáma chybí, má se vrátit přesně False.'


@pytest.mark.level(71)
def test_pul_trumfoveho_paru(pravidla66):
    """Samotný trumfový král ani samotná dáma nestačí."""
    ruka = karty('Ka kral', 'Kr dama', 'Ka eso')
    assert pravidla66.ma_trumfovou_hlasku('Ka', ruka) is False, 'Kárová dáma chybí, má se vrátit přesně False.'
    ruka = karty('Ka dama', 'Kr kral', 'Ka eso')
    assert pravidla66.ma_trumfovou_hlasku('Ka', ruka) is False, 'Kárový král chybí, má se vrátit přesně False.'


@pytest.mark.level(71)
def test_ma_trumfovou_hlasku_nic_nemeni(pravidla66):
    """Karty v ruce zůstanou, jak byly."""
    ruka = karty('Ka dama', 'Kr eso', 'Ka kral')
    pravidla66.ma_trumfovou_hlasku('Ka', ruka)
    assert ruka == karty('Ka dama', 'Kr eso', 'Ka kral')
