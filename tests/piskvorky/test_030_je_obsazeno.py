"""Funkce je_obsazeno: levely 30 a 31."""

from inspect import signature

import pytest


def rozehrany_plan():
    """Plán s pěti kameny. V prvním řádku je řada a, v posledním řada i."""
    return [
        ['_', '_', '_', '_', '_', '_', '_', '_', 'o'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', 'x', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', 'o', '_', '_', 'x', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', 'x'],
    ]


@pytest.mark.level(30)
def test_je_obsazeno_existuje(piskvorky):
    """Funkce `je_obsazeno` bere dva parametry: plán a pozici."""
    signature(piskvorky.je_obsazeno).bind('plan', (4, 4))


@pytest.mark.level(31)
def test_na_poli_je_x(piskvorky):
    """Na poli e5 leží x, takže je obsazené."""
    plan = rozehrany_plan()
    assert piskvorky.je_obsazeno(plan, (4, 4)) is True, 'Na e5 leží x, funkce má vrátit přesně True.'


@pytest.mark.level(31)
def test_na_poli_je_o(piskvorky):
    """Na poli e2 leží o, takže je obsazené. Je jedno, čí kámen to je."""
    plan = rozehrany_plan()
    assert piskvorky.je_obsazeno(plan, (4, 1)) is True, 'Na e2 leží o, funkce má vrátit přesně True.'


@pytest.mark.level(31)
def test_pole_je_prazdne(piskvorky):
    """Na poli e6 nic neleží, takže obsazené není."""
    plan = rozehrany_plan()
    assert piskvorky.je_obsazeno(plan, (4, 5)) is False, 'Pole e6 je prázdné, funkce má vrátit přesně False.'


@pytest.mark.level(31)
def test_pozice_je_napred_rada_pak_sloupec(piskvorky):
    """V pozici je napřed řada a pak sloupec: (2, 6) je pole c7, kdežto (6, 2) je pole g3."""
    plan = rozehrany_plan()
    assert piskvorky.je_obsazeno(plan, (2, 6)) is True, 'Na c7 leží x, funkce má vrátit přesně True.'
    assert piskvorky.je_obsazeno(plan, (6, 2)) is False, 'Pole g3 je prázdné, funkce má vrátit přesně False.'


@pytest.mark.level(31)
def test_obsazenost_rohu(piskvorky):
    """Funguje to i v rozích plánu."""
    plan = rozehrany_plan()
    assert piskvorky.je_obsazeno(plan, (0, 0)) is False, 'Pole a1 je prázdné, funkce má vrátit přesně False.'
    assert piskvorky.je_obsazeno(plan, (0, 8)) is True, 'Na a9 leží o, funkce má vrátit přesně True.'
    assert piskvorky.je_obsazeno(plan, (8, 0)) is False, 'Pole i1 je prázdné, funkce má vrátit přesně False.'
    assert piskvorky.je_obsazeno(plan, (8, 8)) is True, 'Na i9 leží x, funkce má vrátit přesně True.'


@pytest.mark.level(31)
def test_je_obsazeno_nic_nemeni(piskvorky):
    """Funkce se na plán jen podívá: kameny zůstanou, kde byly."""
    plan = rozehrany_plan()
    piskvorky.je_obsazeno(plan, (4, 4))
    piskvorky.je_obsazeno(plan, (4, 5))
    assert plan == rozehrany_plan(), 'Po zavolání funkce je plán jiný než před ním.'
