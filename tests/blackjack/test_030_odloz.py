"""Funkce odloz: levely 30 a 31."""

from inspect import signature

import pytest


@pytest.mark.level(30)
def test_odloz_existuje(blackjack):
    """Funkce `odloz` bere dva parametry: ruku a odhoz."""
    signature(blackjack.odloz).bind('ruka', 'odhoz')


@pytest.mark.level(31)
def test_odlozi_jednu_kartu(blackjack):
    """V odhozu je jen číslo karty, na otočení už nezáleží. Funkce dvojici vrací, nevypisuje."""
    assert blackjack.odloz([(25, 'licem')], []) == ([], [25])


@pytest.mark.level(31)
def test_odlozi_vsechny_karty(blackjack):
    """Odloží se celá ruka, karty lícem i rubem nahoru, ve stejném pořadí, v jakém v ní byly."""
    ruka = [(40, 'licem'), (0, 'rubem'), (12, 'licem')]
    assert blackjack.odloz(ruka, []) == ([], [40, 0, 12])


@pytest.mark.level(31)
def test_odlozene_karty_jdou_na_konec(blackjack):
    """Odložené karty přijdou za ty, které už v odhozu jsou."""
    assert blackjack.odloz([(40, 'licem'), (0, 'rubem')], [51, 3]) == ([], [51, 3, 40, 0])


@pytest.mark.level(31)
def test_odlozi_prazdnou_ruku(blackjack):
    """Z prázdné ruky není co odložit."""
    assert blackjack.odloz([], [8, 9]) == ([], [8, 9])
    assert blackjack.odloz([], []) == ([], [])


@pytest.mark.level(31)
def test_odloz_nic_nemeni(blackjack):
    """Ruka a odhoz, které funkce dostala, zůstanou, jaké byly. Ve výsledku jsou nové seznamy."""
    ruka = [(40, 'licem'), (0, 'rubem')]
    odhoz = [51, 3]
    blackjack.odloz(ruka, odhoz)
    assert ruka == [(40, 'licem'), (0, 'rubem')]
    assert odhoz == [51, 3]


@pytest.mark.level(31)
def test_odlozi_dve_ruce(blackjack):
    """Každé zavolání odkládá do toho odhozu, který dostane, nic nezbývá z toho minulého."""
    assert blackjack.odloz([(1, 'licem')], [30]) == ([], [30, 1])
    assert blackjack.odloz([(2, 'licem')], [31]) == ([], [31, 2])
