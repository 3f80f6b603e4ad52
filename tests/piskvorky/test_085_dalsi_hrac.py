"""Funkce dalsi_hrac: levely 85 a 86."""

from inspect import signature

import pytest


@pytest.mark.level(85)
def test_dalsi_hrac_existuje(piskvorky):
    """Funkce `dalsi_hrac` bere jeden parametr: hráče, který právě táhl."""
    signature(piskvorky.dalsi_hrac).bind('x')


@pytest.mark.level(86)
def test_po_x_tahne_o(piskvorky):
    """Po hráči x je na tahu o. Funkce ho vrací, nevypisuje."""
    assert piskvorky.dalsi_hrac('x') == 'o'


@pytest.mark.level(86)
def test_po_o_tahne_x(piskvorky):
    """Po hráči o je na tahu x."""
    assert piskvorky.dalsi_hrac('o') == 'x'


@pytest.mark.level(86)
def test_na_minulem_volani_nezalezi(piskvorky):
    """Výsledek závisí jen na parametru, ne na tom, co funkce vrátila minule."""
    assert piskvorky.dalsi_hrac('x') == 'o'
    assert piskvorky.dalsi_hrac('x') == 'o'
    assert piskvorky.dalsi_hrac('o') == 'x'
    assert piskvorky.dalsi_hrac('o') == 'x'
