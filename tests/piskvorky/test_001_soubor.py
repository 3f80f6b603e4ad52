"""Soubor piskvorky.py jako celek: level 1."""

import pytest


@pytest.mark.level(1)
def test_import_je_potichu(naimportuj):
    """Import jen připraví funkce. Hra začne, teprve když ji někdo spustí."""
    assert naimportuj('piskvorky') == ''
