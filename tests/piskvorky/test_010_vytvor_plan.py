"""Funkce vytvor_plan: levely 10 až 12."""

from inspect import signature

import pytest


@pytest.mark.level(10)
def test_vytvor_plan_existuje(piskvorky):
    """Funkce `vytvor_plan` se volá bez parametrů."""
    signature(piskvorky.vytvor_plan).bind()


@pytest.mark.level(11)
def test_plan_je_seznam(piskvorky):
    """Plán je seznam. Funkce ho vrací, nevypisuje."""
    assert isinstance(piskvorky.vytvor_plan(), list), 'Funkce má vrátit seznam řad.'


@pytest.mark.level(11)
def test_plan_ma_devet_rad_po_deviti_polickach(piskvorky):
    """V plánu je devět řad. Každá řada je seznam devíti políček."""
    plan = piskvorky.vytvor_plan()
    assert len(plan) == 9, f'V plánu má být 9 řad, je jich {len(plan)}.'
    for rada in plan:
        assert isinstance(rada, list), f'Řada má být seznam, ale je to {rada!r}.'
        assert len(rada) == 9, f'V řadě má být 9 políček, je jich {len(rada)}: {rada}'


@pytest.mark.level(11)
def test_plan_je_prazdny(piskvorky):
    """Všechna políčka v novém plánu jsou prázdná. Prázdné políčko je podtržítko."""
    plan = piskvorky.vytvor_plan()
    for rada in plan:
        assert rada == ['_', '_', '_', '_', '_', '_', '_', '_', '_']


@pytest.mark.level(11)
def test_kazdy_plan_je_novy(piskvorky):
    """Každé zavolání vytvoří nový plán. Kameny z toho minulého v něm nejsou."""
    prvni = piskvorky.vytvor_plan()
    prvni[4][4] = 'x'
    druhy = piskvorky.vytvor_plan()
    assert len(druhy) == 9, f'Ve druhém plánu má být 9 řad, je jich {len(druhy)}.'
    assert druhy[4][4] == '_', 'Kámen položený na první plán se objevil i na druhém.'
    assert prvni[4][4] == 'x', 'Druhý plán smazal kámen z toho prvního.'


@pytest.mark.level(12)
def test_kamen_je_jen_v_jedne_rade(piskvorky):
    """Když položíš kámen do jedné řady, v ostatních se nic nezmění."""
    plan = piskvorky.vytvor_plan()
    assert isinstance(plan, list), 'Funkce má vrátit seznam řad.'
    plan[3][5] = 'x'
    assert plan[3] == ['_', '_', '_', '_', '_', 'x', '_', '_', '_']
    for rada in 0, 1, 2, 4, 5, 6, 7, 8:
        assert plan[rada][5] == '_', f'Kámen se položil na plan[3][5], ale objevil se i na plan[{rada}][5].'


@pytest.mark.level(12)
def test_kazda_rada_je_jiny_seznam(piskvorky):
    """Řad je devět a každá je sama svým seznamem."""
    plan = piskvorky.vytvor_plan()
    assert isinstance(plan, list), 'Funkce má vrátit seznam řad.'
    for cislo in range(9):
        plan[cislo][cislo] = 'o'
    nejsou_samostatne = 'Kámen se má objevit jen v řadě, do které se položil. Nejsou některé řady jeden a týž seznam?'
    assert plan[0] == ['o', '_', '_', '_', '_', '_', '_', '_', '_'], nejsou_samostatne
    assert plan[1] == ['_', 'o', '_', '_', '_', '_', '_', '_', '_'], nejsou_samostatne
    assert plan[2] == ['_', '_', 'o', '_', '_', '_', '_', '_', '_'], nejsou_samostatne
    assert plan[3] == ['_', '_', '_', 'o', '_', '_', '_', '_', '_'], nejsou_samostatne
    assert plan[4] == ['_', '_', '_', '_', 'o', '_', '_', '_', '_'], nejsou_samostatne
    assert plan[5] == ['_', '_', '_', '_', '_', 'o', '_', '_', '_'], nejsou_samostatne
    assert plan[6] == ['_', '_', '_', '_', '_', '_', 'o', '_', '_'], nejsou_samostatne
    assert plan[7] == ['_', '_', '_', '_', '_', '_', '_', 'o', '_'], nejsou_samostatne
    assert plan[8] == ['_', '_', '_', '_', '_', '_', '_', '_', 'o'], nejsou_samostatne
