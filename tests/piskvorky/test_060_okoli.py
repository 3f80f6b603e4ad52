"""Funkce okoli: levely 60 až 62."""

from inspect import signature

import pytest


def plan_z_obrazku(obrazek):
    """Plán podle obrázku. Na obrázku je řada a dole, v plánu je první: plan[0]."""
    plan = []
    for radek in obrazek.splitlines():
        pismenko_a_policka = radek.split()
        if len(pismenko_a_policka) == 10:
            plan.append(pismenko_a_policka[1:])
    plan.reverse()
    return plan


def rozehrany_plan():
    """Plán plný kamenů, na kterém vypadá každý směr jinak."""
    return plan_z_obrazku("""
        i x _ o _ x _ _ o x
        h _ o x _ _ o x _ o
        g o _ x o _ x o _ _
        f _ x o x o _ x o _
        e x x _ o x _ o _ o
        d o _ o x x o _ _ x
        c _ o x _ o x x o _
        b x _ _ o x _ o x o
        a o x _ x _ o _ x _
          1 2 3 4 5 6 7 8 9
    """)


@pytest.mark.level(60)
def test_okoli_existuje(piskvorky):
    """Funkce `okoli` bere tři parametry: plán, pozici a směr."""
    signature(piskvorky.okoli).bind('plan', (4, 4), (0, 1))


# Level 61: kolem e5, které je přesně uprostřed


@pytest.mark.level(61)
def test_okoli_v_rade(piskvorky):
    """Směr (0, 1) vede podél řady. Kolem e5 jsou to políčka e1, e2 a tak dál až e9."""
    assert piskvorky.okoli(rozehrany_plan(), (4, 4), (0, 1)) == ['x', 'x', '_', 'o', 'x', '_', 'o', '_', 'o']


@pytest.mark.level(61)
def test_okoli_ve_sloupci(piskvorky):
    """Směr (1, 0) vede napříč řadami. Kolem e5 jsou to políčka a5, b5 a tak dál až i5."""
    assert piskvorky.okoli(rozehrany_plan(), (4, 4), (1, 0)) == ['_', 'x', 'o', 'x', 'x', 'o', '_', '_', 'x']


@pytest.mark.level(61)
def test_okoli_na_uhlopricce(piskvorky):
    """Směr (1, 1) je úhlopříčka. Kolem e5 jsou to políčka a1, b2 a tak dál až i9."""
    assert piskvorky.okoli(rozehrany_plan(), (4, 4), (1, 1)) == ['o', '_', 'x', 'x', 'x', '_', 'o', '_', 'x']


@pytest.mark.level(61)
def test_okoli_na_druhe_uhlopricce(piskvorky):
    """Směr (1, -1) je druhá úhlopříčka. Kolem e5 jsou to políčka a9, b8 a tak dál až i1."""
    assert piskvorky.okoli(rozehrany_plan(), (4, 4), (1, -1)) == ['_', 'x', 'x', 'o', 'x', 'x', 'x', 'o', 'x']


@pytest.mark.level(61)
def test_drivejsi_okoli_zustane(piskvorky):
    """Každé zavolání vrátí svůj seznam. V tom, který funkce vrátila předtím, se nic nezmění."""
    predtim = piskvorky.okoli(rozehrany_plan(), (4, 4), (0, 1))
    assert piskvorky.okoli(rozehrany_plan(), (4, 4), (1, 0)) == ['_', 'x', 'o', 'x', 'x', 'o', '_', '_', 'x']
    assert predtim == ['x', 'x', '_', 'o', 'x', '_', 'o', '_', 'o']


@pytest.mark.level(61)
def test_okoli_nic_nemeni(piskvorky):
    """Funkce se na plán jen podívá: kameny zůstanou, kde byly."""
    plan = rozehrany_plan()
    piskvorky.okoli(plan, (4, 4), (1, 1))
    assert plan == rozehrany_plan(), 'Po zavolání funkce je plán jiný než před ním.'


# Level 62: u krajů plánu


@pytest.mark.level(62)
def test_okoli_prvniho_rohu(piskvorky):
    """Co je mimo plán, to se vynechá. Vlevo od a1 už políčka nejsou, pod ním taky ne."""
    plan = rozehrany_plan()
    assert piskvorky.okoli(plan, (0, 0), (0, 1)) == ['o', 'x', '_', 'x', '_']
    assert piskvorky.okoli(plan, (0, 0), (1, 0)) == ['o', 'x', '_', 'o', 'x']
    assert piskvorky.okoli(plan, (0, 0), (1, 1)) == ['o', '_', 'x', 'x', 'x']


@pytest.mark.level(62)
def test_okoli_posledniho_rohu(piskvorky):
    """Vpravo od i9 a nad ním už políčka nejsou, proto v okolí zbudou jen ta před ním a i9 samo."""
    plan = rozehrany_plan()
    assert piskvorky.okoli(plan, (8, 8), (0, 1)) == ['x', '_', '_', 'o', 'x']
    assert piskvorky.okoli(plan, (8, 8), (1, 0)) == ['o', '_', '_', 'o', 'x']
    assert piskvorky.okoli(plan, (8, 8), (1, 1)) == ['x', '_', 'o', '_', 'x']


@pytest.mark.level(62)
def test_okoli_zbylych_rohu(piskvorky):
    """Druhá úhlopříčka vede od a9 k i1, její směr je (1, -1)."""
    plan = rozehrany_plan()
    assert piskvorky.okoli(plan, (0, 8), (1, -1)) == ['_', 'x', 'x', 'o', 'x']
    assert piskvorky.okoli(plan, (8, 0), (1, -1)) == ['x', 'x', 'x', 'o', 'x']


@pytest.mark.level(62)
def test_okoli_jen_s_jednim_polickem(piskvorky):
    """V rohu může v okolí zbýt i jediné políčko: to, kolem kterého se hledá."""
    plan = rozehrany_plan()
    assert piskvorky.okoli(plan, (0, 0), (1, -1)) == ['o']
    assert piskvorky.okoli(plan, (8, 0), (1, 1)) == ['x']


@pytest.mark.level(62)
def test_okoli_u_praveho_kraje(piskvorky):
    """Kolem b8 je v každém směru jiný počet políček. Počítá se od čtyř kroků před ním po čtyři kroky za ním."""
    plan = rozehrany_plan()
    assert piskvorky.okoli(plan, (1, 7), (0, 1)) == ['o', 'x', '_', 'o', 'x', 'o']
    assert piskvorky.okoli(plan, (1, 7), (1, 0)) == ['x', 'x', 'o', '_', '_', 'o']
    assert piskvorky.okoli(plan, (1, 7), (1, 1)) == ['_', 'x', '_']
    assert piskvorky.okoli(plan, (1, 7), (1, -1)) == ['_', 'x', 'x', 'o', 'x', 'x']


@pytest.mark.level(62)
def test_okoli_u_horniho_kraje(piskvorky):
    """Kolem f8 chybí políčka vpravo a nahoře. Druhá úhlopříčka tu vede jen od e9 k i5."""
    plan = rozehrany_plan()
    assert piskvorky.okoli(plan, (5, 7), (1, -1)) == ['o', 'o', 'o', 'o', 'x']
    assert piskvorky.okoli(plan, (5, 7), (1, 1)) == ['o', 'o', 'o', 'o', 'o', '_']
    assert piskvorky.okoli(plan, (5, 7), (1, 0)) == ['x', 'o', '_', '_', 'o', '_', '_', 'o']


@pytest.mark.level(62)
def test_okoli_u_leveho_kraje(piskvorky):
    """Kolem g3 chybí políčka vlevo a nahoře. Na druhé straně plánu se nepokračuje."""
    plan = rozehrany_plan()
    assert piskvorky.okoli(plan, (6, 2), (0, 1)) == ['o', '_', 'x', 'o', '_', 'x', 'o']
    assert piskvorky.okoli(plan, (6, 2), (1, 0)) == ['x', 'o', '_', 'o', 'x', 'x', 'o']
    assert piskvorky.okoli(plan, (6, 2), (1, 1)) == ['x', 'x', 'x', '_', 'x']
    assert piskvorky.okoli(plan, (6, 2), (1, -1)) == ['x', 'o', 'x', 'x', 'x', 'o', 'x']
