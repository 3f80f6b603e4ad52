"""Funkce barva a obraz a seznam OBRAZY: levely 10 až 12."""

from inspect import signature

import pytest


@pytest.mark.level(10)
def test_barva_existuje(srdce):
    """Funkce `barva` bere jeden parametr: kartu."""
    signature(srdce.barva).bind('karta')


@pytest.mark.level(10)
def test_obraz_existuje(srdce):
    """Funkce `obraz` bere jeden parametr: kartu."""
    signature(srdce.obraz).bind('karta')


@pytest.mark.level(11)
def test_barva(srdce):
    """Barva je první prvek dvojice. Funkce ji vrací, nevypisuje."""
    assert srdce.barva(('Kr', 2)) == 'Kr'
    assert srdce.barva(('Pi', 'dama')) == 'Pi'
    assert srdce.barva(('Sr', 'eso')) == 'Sr'
    assert srdce.barva(('Ka', 10)) == 'Ka'


@pytest.mark.level(11)
def test_obraz_s_cislem(srdce):
    """Obraz je druhý prvek dvojice. Od dvojky do desítky je to číslo."""
    assert srdce.obraz(('Kr', 2)) == 2
    assert srdce.obraz(('Sr', 9)) == 9
    assert srdce.obraz(('Ka', 10)) == 10


@pytest.mark.level(11)
def test_obraz_s_figurou(srdce):
    """Kluk, dáma, král a eso jsou řetězce."""
    assert srdce.obraz(('Pi', 'kluk')) == 'kluk'
    assert srdce.obraz(('Pi', 'dama')) == 'dama'
    assert srdce.obraz(('Sr', 'kral')) == 'kral'
    assert srdce.obraz(('Ka', 'eso')) == 'eso'


@pytest.mark.level(12)
def test_obrazy(srdce):
    """Obrazy jdou od nejnižšího po nejvyšší: čísla 2 až 10, kluk, dáma, král a nahoře eso."""
    assert srdce.OBRAZY == [2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso']


@pytest.mark.level(12)
def test_karta_z_obrazu(srdce):
    """Z barvy a z obrazu ze seznamu je karta, kterou funkce `barva` a `obraz` zase rozeberou."""
    assert len(srdce.OBRAZY) == 13
    karta = ('Sr', srdce.OBRAZY[12])
    assert srdce.barva(karta) == 'Sr'
    assert srdce.obraz(karta) == 'eso'
