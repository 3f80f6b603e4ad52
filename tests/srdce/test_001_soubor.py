"""Soubor srdce.py jako celek: level 1."""

import pytest


@pytest.mark.level(1)
def test_import_je_potichu(naimportuj):
    """Import jen připraví funkce. Hrát, vypisovat a ptát se smí program, až když ho spustíš."""
    assert naimportuj('srdce') == ''
