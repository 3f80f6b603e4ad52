"""Funkce je_plno: levely 80 a 81."""

from inspect import signature

import pytest


def plny_plan():
    """Plán, na kterém není jediné volné pole."""
    return [
        ['x', 'x', 'o', 'o', 'x', 'x', 'o', 'o', 'x'],
        ['o', 'o', 'x', 'x', 'o', 'o', 'x', 'x', 'o'],
        ['x', 'x', 'o', 'o', 'x', 'x', 'o', 'o', 'x'],
        ['o', 'o', 'x', 'x', 'o', 'o', 'x', 'x', 'o'],
        ['x', 'x', 'o', 'o', 'x', 'x', 'o', 'o', 'x'],
        ['o', 'o', 'x', 'x', 'o', 'o', 'x', 'x', 'o'],
        ['x', 'x', 'o', 'o', 'x', 'x', 'o', 'o', 'x'],
        ['o', 'o', 'x', 'x', 'o', 'o', 'x', 'x', 'o'],
        ['x', 'x', 'o', 'o', 'x', 'x', 'o', 'o', 'x'],
    ]


@pytest.mark.level(80)
def test_je_plno_existuje(piskvorky):
    """Funkce `je_plno` bere jeden parametr: plán."""
    signature(piskvorky.je_plno).bind('plan')


@pytest.mark.level(81)
def test_na_plnem_planu_je_plno(piskvorky):
    """Když na plánu není ani jedno volné pole, je plno."""
    assert piskvorky.je_plno(plny_plan()) is True, 'Na plánu není volné pole, funkce má vrátit přesně True.'


@pytest.mark.level(81)
def test_na_prazdnem_planu_neni_plno(piskvorky):
    """Na prázdném plánu plno není."""
    plan = [['_'] * 9 for _ in range(9)]
    assert piskvorky.je_plno(plan) is False, 'Plán je prázdný, funkce má vrátit přesně False.'


@pytest.mark.level(81)
def test_je_plno_podruhe(piskvorky):
    """Funkce se dívá jen na plán, který dostane. Na minulý zapomene."""
    assert piskvorky.je_plno([['_'] * 9 for _ in range(9)]) is False, 'Plán je prázdný, funkce má vrátit přesně False.'
    assert piskvorky.je_plno(plny_plan()) is True, 'Na druhém plánu není volné pole, funkce má vrátit přesně True.'
    assert piskvorky.je_plno([['_'] * 9 for _ in range(9)]) is False, 'Třetí plán je prázdný, má vrátit přesně False.'


@pytest.mark.level(81)
def test_s_nekolika_kameny_neni_plno(piskvorky):
    """Kameny na plánu ještě neznamenají, že je plno. Nestačí ani celá plná řada nebo celý plný sloupec."""
    plan = [['_'] * 9 for _ in range(9)]
    plan[0] = ['x', 'x', 'o', 'o', 'x', 'x', 'o', 'o', 'x']
    assert piskvorky.je_plno(plan) is False, 'Plná je jen řada a, funkce má vrátit přesně False.'
    plan = [
        ['x', '_', '_', '_', '_', '_', '_', '_', 'o'],
        ['o', '_', '_', '_', '_', '_', '_', '_', 'x'],
        ['x', '_', '_', '_', '_', '_', '_', '_', 'o'],
        ['o', '_', '_', '_', '_', '_', '_', '_', 'x'],
        ['x', '_', '_', '_', '_', '_', '_', '_', 'o'],
        ['o', '_', '_', '_', '_', '_', '_', '_', 'x'],
        ['x', '_', '_', '_', '_', '_', '_', '_', 'o'],
        ['o', '_', '_', '_', '_', '_', '_', '_', 'x'],
        ['x', '_', '_', '_', '_', '_', '_', '_', 'o'],
    ]
    assert piskvorky.je_plno(plan) is False, 'Plné jsou jen sloupce 1 a 9, funkce má vrátit přesně False.'


@pytest.mark.level(81)
def test_s_jednim_volnym_polem_neni_plno(piskvorky):
    """Jediné volné pole stačí, aby plno nebylo, ať je kdekoli."""
    plan = plny_plan()
    plan[4][4] = '_'
    assert piskvorky.je_plno(plan) is False, 'Pole e5 je volné, funkce má vrátit přesně False.'
    plan = plny_plan()
    plan[0][0] = '_'
    assert piskvorky.je_plno(plan) is False, 'Pole a1 je volné, funkce má vrátit přesně False.'
    plan = plny_plan()
    plan[8][8] = '_'
    assert piskvorky.je_plno(plan) is False, 'Pole i9 je volné, funkce má vrátit přesně False.'


@pytest.mark.level(81)
def test_je_plno_nic_nemeni(piskvorky):
    """Funkce se na plán jen podívá: kameny zůstanou, kde byly."""
    plan = plny_plan()
    piskvorky.je_plno(plan)
    assert plan == plny_plan(), 'Po zavolání funkce je plán jiný než před ním.'
