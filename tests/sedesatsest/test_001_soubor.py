"""Soubory Šedesáti šesti jako celek: level 1."""

import pytest


@pytest.mark.level(1)
def test_import_pravidel_je_potichu(naimportuj):
    """Import souboru `pravidla66.py` jen připraví funkce. Nic nevypisuje a na nic se neptá."""
    assert naimportuj('pravidla66') == ''


@pytest.mark.level(1)
def test_import_vesmiru_je_potichu(naimportuj):
    """Ani import souboru `vesmir66.py` nic nevypisuje. Server spouští až hra sama."""
    assert naimportuj('vesmir66') == ''


@pytest.mark.level(1)
def test_import_sveta_je_potichu(naimportuj):
    """Ani import souboru `svet66.py` nic nevypisuje. Okno otevírá až hra sama."""
    assert naimportuj('svet66') == ''
