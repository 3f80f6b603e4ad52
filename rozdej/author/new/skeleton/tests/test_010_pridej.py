"""Funkce pridej: levely 10 a 11."""

from inspect import signature

import pytest


@pytest.mark.level(10)
def test_pridej_existuje(vzor):
    """Funkce `pridej` bere jeden parametr: počet."""
    signature(vzor.pridej).bind(0)


@pytest.mark.level(11)
def test_k_nule(vzor):
    """Z nuly je jednička."""
    assert vzor.pridej(0) == 1


@pytest.mark.level(11)
def test_k_vetsimu_cislu(vzor):
    """Přidá se jedna k jakémukoli číslu."""
    assert vzor.pridej(41) == 42
    assert vzor.pridej(9) == 10
