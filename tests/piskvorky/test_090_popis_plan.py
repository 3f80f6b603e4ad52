"""Funkce popis_plan: levely 90 až 92."""

from inspect import signature

import pytest


def plan_s_radou_e(rada_e):
    """Plán, na kterém leží kameny jen v řadě e. Je to řada prostřední, shora i zdola pátá."""
    plan = [['_'] * 9 for _ in range(9)]
    plan[4] = rada_e
    return plan


def rozehrany_plan():
    """Rozehraný plán. V prvním řádku je řada a, v posledním řada i."""
    return [
        ['x', '_', '_', '_', '_', '_', '_', '_', 'o'],
        ['_', 'x', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', 'o', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', 'o', 'x', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', 'x', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', 'o', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
    ]


@pytest.mark.level(90)
def test_popis_plan_existuje(piskvorky):
    """Funkce `popis_plan` bere jeden parametr: plán."""
    signature(piskvorky.popis_plan).bind('plan')


@pytest.mark.level(91)
def test_popis_je_text(piskvorky):
    """Popis je text, jeden řetězec. Funkce ho vrací, nevypisuje."""
    plan = [['_'] * 9 for _ in range(9)]
    assert isinstance(piskvorky.popis_plan(plan), str), 'Funkce má vrátit řetězec.'


@pytest.mark.level(91)
def test_popis_ma_devet_radku(piskvorky):
    """Každá řada je na svém řádku. Mezi řádky nejsou prázdné a ani na začátku a na konci nic nepřebývá."""
    plan = [['_'] * 9 for _ in range(9)]
    popis = piskvorky.popis_plan(plan)
    assert isinstance(popis, str), 'Funkce má vrátit řetězec.'
    assert popis, 'Popis nemá být prázdný.'
    radky = popis.split('\n')
    assert '' not in radky, 'V popisu je prázdný řádek. Není na začátku nebo na konci \\n navíc?'
    assert len(radky) == 9, f'Popis má mít 9 řádků, má jich {len(radky)}.'


@pytest.mark.level(91)
def test_popis_prazdneho_planu(piskvorky):
    """Na řádku je devět políček a mezi nimi po jedné mezeře. Za posledním políčkem už mezera není."""
    plan = [['_'] * 9 for _ in range(9)]
    popis = piskvorky.popis_plan(plan)
    assert popis.split('\n')[0] == '_ _ _ _ _ _ _ _ _'
    assert popis == (
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _'
    )


@pytest.mark.level(91)
def test_popis_rady_s_kameny(piskvorky):
    """Na řádku jsou políčka zleva doprava od sloupce 1 po sloupec 9."""
    plan = plan_s_radou_e(['x', '_', 'o', 'x', '_', '_', 'o', 'x', '_'])
    popis = piskvorky.popis_plan(plan)
    assert popis.split('\n')[4] == 'x _ o x _ _ o x _'
    assert popis == (
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        'x _ o x _ _ o x _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _'
    )


@pytest.mark.level(91)
def test_popis_druheho_planu(piskvorky):
    """Popíše se plán, který funkce právě dostala. Z minulého v popisu nic nezbude."""
    popis = piskvorky.popis_plan(plan_s_radou_e(['x', '_', '_', '_', '_', '_', '_', '_', '_']))
    assert popis.split('\n')[4] == 'x _ _ _ _ _ _ _ _'
    popis = piskvorky.popis_plan(plan_s_radou_e(['_', 'x', 'o', '_', '_', '_', '_', '_', '_']))
    radky = popis.split('\n')
    assert len(radky) == 9, f'I druhý popis má mít 9 řádků, má jich {len(radky)}.'
    assert radky[4] == '_ x o _ _ _ _ _ _'


@pytest.mark.level(91)
def test_popis_plan_nic_nevypisuje(piskvorky, capsys):
    """Funkce text jen vrátí. Vypíše ho až ten, kdo ji zavolal."""
    piskvorky.popis_plan(plan_s_radou_e(['x', '_', 'o', '_', '_', '_', '_', '_', '_']))
    neco_vypsala = capsys.readouterr().out != ''
    assert not neco_vypsala, 'Funkce má text vrátit a nic nevypsat.'


@pytest.mark.level(92)
def test_rada_a_je_dole(piskvorky):
    """Řada a, tedy plan[0], je v textu na posledním řádku."""
    popis = piskvorky.popis_plan(rozehrany_plan())
    assert isinstance(popis, str), 'Funkce má vrátit řetězec.'
    assert popis.splitlines()[-1] == 'x _ _ _ _ _ _ _ o', 'Na posledním řádku má být řada a.'


@pytest.mark.level(92)
def test_rada_i_je_nahore(piskvorky):
    """Ostatní řady jdou nad ní, jedna po druhé. Řada i, tedy plan[8], je v textu na prvním řádku."""
    popis = piskvorky.popis_plan(rozehrany_plan())
    assert popis.split('\n')[0] == '_ _ _ _ _ _ _ _ _'
    assert popis.split('\n')[1] == '_ _ _ _ _ _ _ o _'
    assert popis == (
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ _ _ o _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ _ _ _ x _ _ _\n'
        '_ _ _ o x _ _ _ _\n'
        '_ _ _ _ _ _ _ _ _\n'
        '_ _ o _ _ _ _ _ _\n'
        '_ x _ _ _ _ _ _ _\n'
        'x _ _ _ _ _ _ _ o'
    )


@pytest.mark.level(92)
def test_popis_plan_nic_nemeni(piskvorky):
    """Popsat plán znamená jen se podívat: řady v něm zůstanou ve stejném pořadí."""
    plan = rozehrany_plan()
    piskvorky.popis_plan(plan)
    assert plan[0] == ['x', '_', '_', '_', '_', '_', '_', '_', 'o'], 'Funkce změnila plán, který dostala.'
    assert plan == rozehrany_plan(), 'Funkce změnila plán, který dostala.'


@pytest.mark.level(92)
def test_stejny_plan_ma_stejny_popis(piskvorky):
    """Když se plán popíše dvakrát, vyjde to podruhé stejně."""
    plan = rozehrany_plan()
    prvni = piskvorky.popis_plan(plan)
    druhy = piskvorky.popis_plan(plan)
    assert druhy == prvni, 'Druhý popis téhož plánu je jiný než první.'
    assert druhy.endswith('x _ _ _ _ _ _ _ o'), 'Na posledním řádku popisu má být řada a.'
