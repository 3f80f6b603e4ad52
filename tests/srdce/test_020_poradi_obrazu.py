"""Funkce poradi_obrazu: levely 20 a 21."""

from inspect import signature

import pytest


@pytest.mark.level(20)
def test_poradi_obrazu_existuje(srdce):
    """Funkce `poradi_obrazu` se volá bez parametrů."""
    signature(srdce.poradi_obrazu).bind()


@pytest.mark.level(21)
def test_poradi_obrazu(srdce):
    """Dvojka má pořadí 0, každý další obraz o jednu víc. Funkce slovník vrací, nevypisuje."""
    assert srdce.poradi_obrazu() == {
        2: 0,
        3: 1,
        4: 2,
        5: 3,
        6: 4,
        7: 5,
        8: 6,
        9: 7,
        10: 8,
        'kluk': 9,
        'dama': 10,
        'kral': 11,
        'eso': 12,
    }


@pytest.mark.level(21)
def test_poradi_obrazu_podruhe(srdce):
    """Každé zavolání vrátí totéž, i to druhé."""
    poprve = srdce.poradi_obrazu()
    assert srdce.poradi_obrazu() == poprve, 'Druhé zavolání má vrátit totéž co první.'
