"""Funkce zakoduj: levely 10 až 12."""

from inspect import signature

import pytest


@pytest.mark.level(10)
def test_zakoduj_existuje(pravidla66):
    """Funkce `zakoduj` bere jeden parametr: kartu."""
    signature(pravidla66.zakoduj).bind('karta')


@pytest.mark.level(11)
def test_zakoduj(pravidla66, karty66):
    """V seznamu je barva, jméno, hodnota a řazení karty. Funkce ho vrací, nevypisuje."""
    assert pravidla66.zakoduj(karty66.Karta('Kr', 'eso', 11, 1)) == ['Kr', 'eso', 11, 1]
    assert pravidla66.zakoduj(karty66.Karta('Pi', 'kral', 4, 9)) == ['Pi', 'kral', 4, 9]
    assert pravidla66.zakoduj(karty66.Karta('Sr', 'dama', 3, 16)) == ['Sr', 'dama', 3, 16]
    assert pravidla66.zakoduj(karty66.Karta('Ka', 'kluk', 2, 23)) == ['Ka', 'kluk', 2, 23]


@pytest.mark.level(11)
def test_zakoduj_devitku_a_desitku(pravidla66, karty66):
    """Jméno devítky a desítky je řetězec, jejich hodnota číslo. Tak to v seznamu i zůstane."""
    assert pravidla66.zakoduj(karty66.Karta('Pi', '9', 0, 12)) == ['Pi', '9', 0, 12]
    assert pravidla66.zakoduj(karty66.Karta('Sr', '10', 10, 14)) == ['Sr', '10', 10, 14]


@pytest.mark.level(12)
def test_zakoduj_rub(pravidla66, karty66):
    """Po síti se posílá i karta, do které není vidět. Její údaje v seznamu zůstanou, jak jsou."""
    assert pravidla66.zakoduj(karty66.RUB) == ['?', '?', 0, 0]
