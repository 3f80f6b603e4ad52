"""Funkce tah: levely 40 až 42."""

from inspect import signature

import pytest


def prazdny_plan():
    """Plán bez jediného kamene."""
    return [['_'] * 9 for _ in range(9)]


def rozehrany_plan():
    """Plán s pěti kameny. V prvním řádku je řada a, v posledním řada i."""
    return [
        ['o', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', 'o', '_', '_', '_'],
        ['_', '_', '_', '_', 'x', 'x', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', '_'],
        ['_', '_', '_', '_', '_', '_', '_', '_', 'x'],
    ]


def porovnej_plany(plan, ocekavany_plan, zprava):
    """Porovná plány řadu po řadě. První, která nesedí, ukáže."""
    assert isinstance(plan, list), 'Funkce má vrátit plán, tedy seznam řad.'
    assert len(plan) == 9, f'V plánu má být 9 řad, je jich {len(plan)}.'
    for rada in range(9):
        assert plan[rada] == ocekavany_plan[rada], f'{zprava} Nesedí plan[{rada}], řada {"abcdefghi"[rada]}.'


@pytest.mark.level(40)
def test_tah_existuje(piskvorky):
    """Funkce `tah` bere tři parametry: plán, hráče a pozici."""
    signature(piskvorky.tah).bind('plan', 'x', (4, 4))


@pytest.mark.level(41)
def test_prvni_tah(piskvorky):
    """Funkce vrátí plán, na kterém leží nový kámen. Nic nevypisuje."""
    plan = piskvorky.tah(prazdny_plan(), 'x', (4, 4))
    assert isinstance(plan, list), 'Funkce má vrátit plán, tedy seznam řad.'
    assert plan[4] == ['_', '_', '_', '_', 'x', '_', '_', '_', '_']


@pytest.mark.level(41)
def test_tah_hrace_o(piskvorky):
    """Pokládá se kámen toho hráče, který táhne, třeba o."""
    plan = prazdny_plan()
    plan[0][0] = 'x'
    plan = piskvorky.tah(plan, 'o', (4, 4))
    assert plan[4] == ['_', '_', '_', '_', 'o', '_', '_', '_', '_']


@pytest.mark.level(41)
def test_v_pozici_je_napred_rada(piskvorky):
    """V pozici je napřed řada a pak sloupec: (2, 6) je pole c7."""
    plan = piskvorky.tah(prazdny_plan(), 'x', (2, 6))
    ocekavany_plan = prazdny_plan()
    ocekavany_plan[2] = ['_', '_', '_', '_', '_', '_', 'x', '_', '_']
    porovnej_plany(plan, ocekavany_plan, 'Kámen má ležet na c7 a jinde nic.')


@pytest.mark.level(41)
def test_ostatni_kameny_zustanou(piskvorky):
    """Kameny, které na plánu už leží, na něm zůstanou."""
    plan = piskvorky.tah(rozehrany_plan(), 'o', (4, 3))
    ocekavany_plan = rozehrany_plan()
    ocekavany_plan[4] = ['_', '_', '_', 'o', 'x', 'x', '_', '_', '_']
    porovnej_plany(plan, ocekavany_plan, 'Přibýt má jen o na e4, ostatní má zůstat.')


@pytest.mark.level(41)
def test_tah_do_rohu(piskvorky):
    """Táhnout jde i na krajní pole plánu."""
    plan = piskvorky.tah(rozehrany_plan(), 'o', (0, 8))
    ocekavany_plan = rozehrany_plan()
    ocekavany_plan[0] = ['o', '_', '_', '_', '_', '_', '_', '_', 'o']
    porovnej_plany(plan, ocekavany_plan, 'Přibýt má jen o na a9, ostatní má zůstat.')
    plan = piskvorky.tah(rozehrany_plan(), 'o', (8, 0))
    ocekavany_plan = rozehrany_plan()
    ocekavany_plan[8] = ['o', '_', '_', '_', '_', '_', '_', '_', 'x']
    porovnej_plany(plan, ocekavany_plan, 'Přibýt má jen o na i1, ostatní má zůstat.')


@pytest.mark.level(42)
def test_puvodni_plan_zustane(piskvorky):
    """Kámen je jen na novém plánu. Plán, který funkce dostala, zůstane, jak byl."""
    plan = prazdny_plan()
    novy_plan = piskvorky.tah(plan, 'x', (4, 4))
    porovnej_plany(plan, prazdny_plan(), 'Funkce změnila i plán, který dostala.')
    assert isinstance(novy_plan, list), 'Funkce má vrátit nový plán.'


@pytest.mark.level(42)
def test_puvodni_plan_zustane_i_rozehrany(piskvorky):
    """Nezmění se ani plán, na kterém už kameny leží."""
    plan = rozehrany_plan()
    piskvorky.tah(plan, 'o', (8, 0))
    porovnej_plany(plan, rozehrany_plan(), 'Funkce změnila i plán, který dostala.')


@pytest.mark.level(42)
def test_dva_ruzne_tahy_z_jednoho_planu(piskvorky):
    """Z jednoho plánu jde zkusit dva různé tahy. Na žádném z nových plánů není kámen z toho druhého."""
    plan = rozehrany_plan()
    jeden = piskvorky.tah(plan, 'o', (4, 6))
    druhy = piskvorky.tah(plan, 'o', (4, 3))
    assert isinstance(jeden, list), 'Funkce má vrátit nový plán.'
    assert jeden[4] == ['_', '_', '_', '_', 'x', 'x', 'o', '_', '_']
    assert druhy[4] == ['_', '_', '_', 'o', 'x', 'x', '_', '_', '_']
