"""Funkce body: levely 60 až 62."""

from inspect import signature

import pytest


def stych_bez_bodu():
    """Křížový štych, do kterého Gábi odhodila pikové eso."""
    return [
        {'hrac': 'Petr', 'karta': ('Kr', 2)},
        {'hrac': 'Pavel', 'karta': ('Kr', 'dama')},
        {'hrac': 'Soňa', 'karta': ('Kr', 9)},
        {'hrac': 'Gábi', 'karta': ('Pi', 'eso')},
    ]


def stych_s_jednim_srdcem():
    """Kárový štych, do kterého Petr odhodil srdce."""
    return [
        {'hrac': 'Pavel', 'karta': ('Ka', 4)},
        {'hrac': 'Soňa', 'karta': ('Ka', 'kral')},
        {'hrac': 'Gábi', 'karta': ('Ka', 10)},
        {'hrac': 'Petr', 'karta': ('Sr', 2)},
    ]


def stych_samych_srdci():
    """Štych čtyř srdcových karet."""
    return [
        {'hrac': 'Soňa', 'karta': ('Sr', 'dama')},
        {'hrac': 'Gábi', 'karta': ('Sr', 'eso')},
        {'hrac': 'Petr', 'karta': ('Sr', 10)},
        {'hrac': 'Pavel', 'karta': ('Sr', 3)},
    ]


def stych_s_damou():
    """Pikový štych s dámou."""
    return [
        {'hrac': 'Gábi', 'karta': ('Pi', 5)},
        {'hrac': 'Petr', 'karta': ('Pi', 'dama')},
        {'hrac': 'Pavel', 'karta': ('Pi', 7)},
        {'hrac': 'Soňa', 'karta': ('Ka', 7)},
    ]


def stych_s_damou_a_srdci():
    """Pikový štych s dámou a dvěma srdci."""
    return [
        {'hrac': 'Soňa', 'karta': ('Pi', 'kral')},
        {'hrac': 'Gábi', 'karta': ('Sr', 'kluk')},
        {'hrac': 'Petr', 'karta': ('Pi', 'dama')},
        {'hrac': 'Pavel', 'karta': ('Sr', 4)},
    ]


@pytest.mark.level(60)
def test_body_existuje(srdce):
    """Funkce `body` bere jeden parametr: seznam štychů."""
    signature(srdce.body).bind('stychy')


@pytest.mark.level(61)
def test_stych_samych_srdci(srdce):
    """Za každou srdcovou kartu je bod. Funkce součet vrací, nevypisuje."""
    assert srdce.body([stych_samych_srdci()]) == 4


@pytest.mark.level(61)
def test_stych_s_jednim_srdcem(srdce):
    """Karty jiných barev za nic nejsou."""
    assert srdce.body([stych_s_jednim_srdcem()]) == 1


@pytest.mark.level(61)
def test_stych_s_pikovou_damou(srdce):
    """Piková dáma je za 13, ať ji vyložil kdokoli."""
    assert srdce.body([stych_s_damou()]) == 13


@pytest.mark.level(61)
def test_stych_ktery_zacal_pikovou_damou(srdce):
    """Počítá se i karta, kterou štych začal."""
    stych = [
        {'hrac': 'Petr', 'karta': ('Pi', 'dama')},
        {'hrac': 'Pavel', 'karta': ('Pi', 2)},
        {'hrac': 'Soňa', 'karta': ('Pi', 8)},
        {'hrac': 'Gábi', 'karta': ('Ka', 'kluk')},
    ]
    assert srdce.body([stych]) == 13


@pytest.mark.level(61)
def test_stych_s_damou_a_srdci(srdce):
    """Body všech karet ve štychu se sčítají."""
    assert srdce.body([stych_s_damou_a_srdci()]) == 15


@pytest.mark.level(61)
def test_stych_bez_bodu(srdce):
    """Štych, ve kterém nejsou srdce ani piková dáma, je za nula."""
    assert srdce.body([stych_bez_bodu()]) == 0


@pytest.mark.level(61)
def test_vic_stychu(srdce):
    """Sčítají se body ze všech štychů. Tady je v prvním 0 bodů, ve druhém 4 a ve třetím 1."""
    assert srdce.body([stych_bez_bodu(), stych_samych_srdci(), stych_s_jednim_srdcem()]) == 5


@pytest.mark.level(61)
def test_posledni_stych_je_bez_bodu(srdce):
    """Na pořadí štychů nezáleží. Tady je v prvním 13 bodů, ve druhém 4 a v posledním 0."""
    assert srdce.body([stych_s_damou(), stych_samych_srdci(), stych_bez_bodu()]) == 17


@pytest.mark.level(61)
def test_dva_stychy_po_jednom_bodu(srdce):
    """Stejně drahé štychy se počítají každý zvlášť."""
    dalsi_stych = [{'hrac': 'Gábi', 'karta': ('Kr', 'kluk')}, {'hrac': 'Petr', 'karta': ('Sr', 6)}]
    assert srdce.body([stych_s_jednim_srdcem(), dalsi_stych]) == 2


@pytest.mark.level(61)
def test_vsech_52_karet(srdce):
    """Kdo vezme úplně všechno, má 26 bodů."""
    stychy = []
    for obraz in 2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso':
        stychy.append(
            [
                {'hrac': 'Gábi', 'karta': ('Kr', obraz)},
                {'hrac': 'Petr', 'karta': ('Ka', obraz)},
                {'hrac': 'Pavel', 'karta': ('Pi', obraz)},
                {'hrac': 'Soňa', 'karta': ('Sr', obraz)},
            ]
        )
    assert srdce.body(stychy) == 26


@pytest.mark.level(61)
def test_body_podruhe(srdce):
    """Každé zavolání počítá znovu od nuly."""
    assert srdce.body([stych_samych_srdci()]) == 4
    assert srdce.body([stych_s_jednim_srdcem()]) == 1


@pytest.mark.level(61)
def test_body_nic_nemeni(srdce):
    """Spočítat body znamená jen se podívat: štychy zůstanou, jaké byly."""
    stychy = [
        [{'hrac': 'Gábi', 'karta': ('Ka', 5)}, {'hrac': 'Petr', 'karta': ('Sr', 7)}],
        [{'hrac': 'Gábi', 'karta': ('Pi', 3)}, {'hrac': 'Petr', 'karta': ('Pi', 2)}],
    ]
    srdce.body(stychy)
    assert stychy == [
        [{'hrac': 'Gábi', 'karta': ('Ka', 5)}, {'hrac': 'Petr', 'karta': ('Sr', 7)}],
        [{'hrac': 'Gábi', 'karta': ('Pi', 3)}, {'hrac': 'Petr', 'karta': ('Pi', 2)}],
    ]


@pytest.mark.level(62)
def test_body_za_nic(srdce):
    """Kdo žádný štych nevzal, má nula bodů."""
    assert srdce.body([]) == 0
