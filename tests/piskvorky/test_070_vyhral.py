"""Funkce vyhral: levely 70 až 73."""

from inspect import signature

import pytest


def plan_s_kameny(x='', o=''):
    """Plán, na kterém leží kameny jen na vyjmenovaných polích, třeba plan_s_kameny(x='e5 e6', o='a1')."""
    plan = [['_'] * 9 for _ in range(9)]
    for pismenko, cislice in x.split():
        plan['abcdefghi'.index(pismenko)][int(cislice) - 1] = 'x'
    for pismenko, cislice in o.split():
        plan['abcdefghi'.index(pismenko)][int(cislice) - 1] = 'o'
    return plan


@pytest.mark.level(70)
def test_vyhral_existuje(piskvorky):
    """Funkce `vyhral` bere tři parametry: plán, hráče a pozici."""
    signature(piskvorky.vyhral).bind('plan', 'x', (4, 4))


# Level 71: řada a sloupec


@pytest.mark.level(71)
def test_petice_v_rade(piskvorky):
    """Pět x v řadě e, poslední kámen přibyl doprostřed, na e5."""
    plan = plan_s_kameny(x='e3 e4 e5 e6 e7', o='a1 b2 c3 d1')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is True, 'Na e3 až e7 je pět x, funkce má vrátit přesně True.'


@pytest.mark.level(71)
def test_petice_ve_sloupci(piskvorky):
    """Pět o ve sloupci 5, poslední kámen přibyl doprostřed, na e5."""
    plan = plan_s_kameny(x='a1 b2 c3 d1 i9', o='c5 d5 e5 f5 g5')
    assert piskvorky.vyhral(plan, 'o', (4, 4)) is True, 'Na c5 až g5 je pět o, funkce má vrátit přesně True.'


@pytest.mark.level(71)
def test_posledni_kamen_na_konci_rady(piskvorky):
    """Poslední kámen mohl přibýt i na kraj pětice."""
    plan = plan_s_kameny(x='c2 c3 c4 c5 c6', o='d2 d3 d4 d5')
    assert piskvorky.vyhral(plan, 'x', (2, 1)) is True, 'Pětice na c2 až c6 začíná na c2, funkce má vrátit přesně True.'
    assert piskvorky.vyhral(plan, 'x', (2, 5)) is True, 'Pětice na c2 až c6 končí na c6, funkce má vrátit přesně True.'


@pytest.mark.level(71)
def test_posledni_kamen_na_konci_sloupce(piskvorky):
    """Totéž ve sloupci: poslední kámen mohl přibýt úplně dole i úplně nahoře."""
    plan = plan_s_kameny(x='c5 d5 e5 f5 g5', o='c6 d6 e6 f6')
    assert piskvorky.vyhral(plan, 'x', (2, 4)) is True, 'Pětice na c5 až g5 začíná na c5, funkce má vrátit přesně True.'
    assert piskvorky.vyhral(plan, 'x', (6, 4)) is True, 'Pětice na c5 až g5 končí na g5, funkce má vrátit přesně True.'


@pytest.mark.level(71)
def test_petice_na_kraji_planu(piskvorky):
    """Pětice může vést i po kraji plánu."""
    plan = plan_s_kameny(x='a1 a2 a3 a4 a5', o='e9 f9 g9 h9')
    assert piskvorky.vyhral(plan, 'x', (0, 0)) is True, 'Na a1 až a5 je pět x, funkce má vrátit přesně True.'
    plan = plan_s_kameny(x='a1 a2 a3 a4 b7', o='e9 f9 g9 h9 i9')
    assert piskvorky.vyhral(plan, 'o', (8, 8)) is True, 'Na e9 až i9 je pět o, funkce má vrátit přesně True.'


@pytest.mark.level(71)
def test_sest_kamenu_je_taky_vyhra(piskvorky):
    """Vyhrává i šest kamenů v řadě nebo ve sloupci."""
    plan = plan_s_kameny(x='g4 g5 g6 g7 g8 g9', o='a4 b4 c4 d4 f4')
    assert piskvorky.vyhral(plan, 'x', (6, 6)) is True, 'Na g4 až g9 je šest x, funkce má vrátit přesně True.'
    plan = plan_s_kameny(x='a4 b4 c4 d4 f4 h8', o='c2 d2 e2 f2 g2 h2')
    assert piskvorky.vyhral(plan, 'o', (4, 1)) is True, 'Na c2 až h2 je šest o, funkce má vrátit přesně True.'


@pytest.mark.level(71)
def test_vyhral_nic_nemeni(piskvorky):
    """Funkce se na plán jen podívá: kameny zůstanou, kde byly."""
    plan = plan_s_kameny(x='e3 e4 e5 e6 e7', o='a1 b2 c3 d1')
    piskvorky.vyhral(plan, 'x', (4, 4))
    stejny_plan = plan_s_kameny(x='e3 e4 e5 e6 e7', o='a1 b2 c3 d1')
    assert plan == stejny_plan, 'Po zavolání funkce je plán jiný než před ním.'


# Level 72: úhlopříčky


@pytest.mark.level(72)
def test_petice_na_uhlopricce(piskvorky):
    """Pětice může vést šikmo: c3, d4, e5, f6 a g7."""
    plan = plan_s_kameny(x='c3 d4 e5 f6 g7', o='a1 b2 h8 i9')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is True, 'Šikmo od c3 do g7 je pět x, funkce má vrátit přesně True.'


@pytest.mark.level(72)
def test_petice_na_druhe_uhlopricce(piskvorky):
    """Šikmo se dá jít i na druhou stranu: c7, d6, e5, f4 a g3."""
    plan = plan_s_kameny(x='a9 b8 h2 i1 a1', o='c7 d6 e5 f4 g3')
    assert piskvorky.vyhral(plan, 'o', (4, 4)) is True, 'Šikmo od c7 do g3 je pět o, funkce má vrátit přesně True.'


@pytest.mark.level(72)
def test_sikma_petice_od_rohu(piskvorky):
    """Šikmá pětice může začínat v rohu plánu."""
    plan = plan_s_kameny(x='a1 b2 c3 d4 e5', o='a9 b8 c7 d6')
    assert piskvorky.vyhral(plan, 'x', (0, 0)) is True, 'Šikmo od a1 do e5 je pět x, funkce má vrátit přesně True.'
    plan = plan_s_kameny(x='a2 b3 c4 d5 h8', o='a9 b8 c7 d6 e5')
    assert piskvorky.vyhral(plan, 'o', (0, 8)) is True, 'Šikmo od a9 do e5 je pět o, funkce má vrátit přesně True.'


@pytest.mark.level(72)
def test_sikma_petice_u_kraje(piskvorky):
    """Šikmá pětice nemusí vést středem plánu a poslední kámen v ní může být kdekoli."""
    plan = plan_s_kameny(x='e1 f2 g3 h4 i5', o='d1 d2 d3 d4')
    assert piskvorky.vyhral(plan, 'x', (8, 4)) is True, 'Šikmo od e1 do i5 je pět x, funkce má vrátit přesně True.'
    plan = plan_s_kameny(x='e9 f8 g7 h6 i5', o='d1 d2 d3 d4')
    assert piskvorky.vyhral(plan, 'x', (5, 7)) is True, 'Šikmo od e9 do i5 je pět x, funkce má vrátit přesně True.'


@pytest.mark.level(72)
def test_posledni_kamen_na_konci_uhlopricky(piskvorky):
    """Poslední kámen mohl přibýt na kterýkoli konec šikmé pětice."""
    plan = plan_s_kameny(x='c3 d4 e5 f6 g7', o='c7 d6 f4 g3')
    assert piskvorky.vyhral(plan, 'x', (2, 2)) is True, 'Pětice od c3 do g7 začíná na c3, funkce má vrátit přesně True.'
    assert piskvorky.vyhral(plan, 'x', (6, 6)) is True, 'Pětice od c3 do g7 končí na g7, funkce má vrátit přesně True.'
    plan = plan_s_kameny(x='c3 d4 f6 g7 i5', o='c7 d6 e5 f4 g3')
    assert piskvorky.vyhral(plan, 'o', (2, 6)) is True, 'Pětice od c7 do g3 začíná na c7, funkce má vrátit přesně True.'
    assert piskvorky.vyhral(plan, 'o', (6, 2)) is True, 'Pětice od c7 do g3 končí na g3, funkce má vrátit přesně True.'


# Level 73: co ještě není výhra


@pytest.mark.level(73)
def test_prazdny_plan_neni_vyhra(piskvorky):
    """S jediným kamenem na plánu ještě nikdo nevyhrál."""
    plan = plan_s_kameny(x='e5')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is False, 'Na plánu je jediný kámen, funkce má vrátit přesně False.'


@pytest.mark.level(73)
def test_ctyri_kameny_nestaci(piskvorky):
    """Čtyři kameny v řadě nestačí."""
    plan = plan_s_kameny(x='e3 e4 e5 e6', o='e2 e7 a1')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is False, 'Na e3 až e6 jsou jen čtyři x, funkce má vrátit přesně False.'
    plan = plan_s_kameny(x='c3 d4 e5 f6', o='a1 a2 a3')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is False, 'Od c3 do f6 jsou jen čtyři x, funkce má vrátit přesně False.'


@pytest.mark.level(73)
def test_cizi_petice_neni_moje_vyhra(piskvorky):
    """Pětice soupeře není výhra hráče, na kterého se ptáš."""
    plan = plan_s_kameny(x='a1 a2 a3 a4 c9', o='e3 e4 e5 e6 e7')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is False, 'Na e3 až e7 je pět o, ne x. Funkce má vrátit přesně False.'
    plan = plan_s_kameny(x='c5 d5 e5 f5 g5', o='a1 a2 a3 a4')
    assert piskvorky.vyhral(plan, 'o', (4, 4)) is False, 'Na c5 až g5 je pět x, ne o. Funkce má vrátit přesně False.'


@pytest.mark.level(73)
def test_cizi_petice_vedle_mych_kamenu(piskvorky):
    """Nestačí mít kámen vedle soupeřovy pětice. Hráči musí patřit celá."""
    plan = plan_s_kameny(x='e2 a1 a2 a3 c8', o='e3 e4 e5 e6 e7')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is False, 'Na e3 až e7 je pět o, x má jen e2. Vrátit má přesně False.'
    plan = plan_s_kameny(x='c5 d5 e5 f5 g5', o='h5 a1 a2 a3')
    assert piskvorky.vyhral(plan, 'o', (4, 4)) is False, 'Na c5 až g5 je pět x, o má jen h5. Vrátit má přesně False.'


@pytest.mark.level(73)
def test_prazdna_rada_neni_vyhra(piskvorky):
    """Ani na pět prázdných políček se nevyhrává."""
    plan = plan_s_kameny(x='a1')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is False, 'Kolem e5 je prázdno, funkce má vrátit přesně False.'


@pytest.mark.level(73)
def test_prerusena_rada(piskvorky):
    """Kameny musí ležet hned vedle sebe, bez mezery a bez kamene soupeře mezi nimi."""
    plan = plan_s_kameny(x='e2 e3 e5 e6 e7', o='a1 a2 a3 a4')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is False, 'V řadě x chybí e4, funkce má vrátit přesně False.'
    plan = plan_s_kameny(x='b5 c5 e5 f5 g5', o='d5 a1 a2 a3')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is False, 'Řadu x přerušuje o na d5, funkce má vrátit přesně False.'


@pytest.mark.level(73)
def test_kameny_z_ruznych_smeru_se_nescitaji(piskvorky):
    """Pět kamenů musí být v jednom směru. Tři v řadě a tři ve sloupci nestačí."""
    plan = plan_s_kameny(x='e3 e4 e5 c5 d5', o='a1 a2 a3 a4')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is False, 'Tři x v řadě a tři ve sloupci nejsou pětice: přesně False.'
    plan = plan_s_kameny(x='e5 d4 c3 d6 c7', o='a1 a2 a3 a4')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is False, 'Úhlopříčky c3–e5 a c7–e5 nejsou pětice: přesně False.'


@pytest.mark.level(73)
def test_rada_nepokracuje_na_druhe_strane(piskvorky):
    """Na kraji plánu řada končí. Na druhé straně nepokračuje."""
    plan = plan_s_kameny(x='e1 e2 e3 e8 e9', o='a1 a2 a3 a4')
    assert piskvorky.vyhral(plan, 'x', (4, 0)) is False, 'Vedle e1 jsou jen e2 a e3, funkce má vrátit přesně False.'
    plan = plan_s_kameny(x='a4 b4 g4 h4 i4', o='a1 a2 a3 c4')
    assert piskvorky.vyhral(plan, 'x', (0, 3)) is False, 'Vedle a4 je jen b4, funkce má vrátit přesně False.'


@pytest.mark.level(73)
def test_vyhral_podruhe(piskvorky):
    """Při každém zavolání se hledá znovu. Výhra na jednom plánu neznamená výhru na jiném."""
    plan = plan_s_kameny(x='e3 e4 e5 e6 e7', o='a1 b2 c3 d1')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is True, 'Na e3 až e7 je pět x, funkce má vrátit přesně True.'
    plan = plan_s_kameny(x='e5', o='a1')
    assert piskvorky.vyhral(plan, 'x', (4, 4)) is False, 'Na druhém plánu je jediné x, má vrátit přesně False.'


@pytest.mark.level(73)
def test_petice_jinde(piskvorky):
    """Pětice musí vést přes pole, na které se ptáš. Jinde na plánu se nepočítá."""
    plan = plan_s_kameny(x='a1 a2 a3 a4 a5 g7', o='b1 b2 b3 b4 c9')
    assert piskvorky.vyhral(plan, 'x', (6, 6)) is False, 'Přes g7 žádná pětice nevede, funkce má vrátit přesně False.'


@pytest.mark.level(73)
def test_petice_jinde_v_rade_a_ve_sloupci(piskvorky):
    """Pětice se nepočítá, ani když leží ve stejné řadě nebo ve stejném sloupci, ale přes to pole nevede."""
    plan = plan_s_kameny(x='a1 a2 a3 a4 a5 a8', o='b1 b2 b3 b4 c7')
    assert piskvorky.vyhral(plan, 'x', (0, 7)) is False, 'Pětice a1 až a5 nevede přes a8, vrátit má přesně False.'
    plan = plan_s_kameny(x='b1 b2 b3 b4 c1 d2', o='a6 b6 c6 d6 e6 h6')
    assert piskvorky.vyhral(plan, 'o', (7, 5)) is False, 'Pětice a6 až e6 nevede přes h6, vrátit má přesně False.'
