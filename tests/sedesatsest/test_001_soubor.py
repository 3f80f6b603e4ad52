"""Soubor pravidla66.py jako celek: level 1."""

import pytest


@pytest.mark.level(1)
def test_import_je_potichu(naimportuj):
    """Import jen připraví funkce. Nic nevypisuje a na nic se neptá."""
    assert naimportuj('pravidla66') == ''
