"""Funkce pet_v_rade: levely 50 až 53."""

from inspect import signature

import pytest

JE_TAM = 'Je tam pět stejných kamenů vedle sebe, funkce má vrátit přesně True.'
NENI_TAM = 'Pět stejných kamenů vedle sebe tam není, funkce má vrátit přesně False.'


@pytest.mark.level(50)
def test_pet_v_rade_existuje(piskvorky):
    """Funkce `pet_v_rade` bere jeden parametr: seznam políček."""
    signature(piskvorky.pet_v_rade).bind(['x', 'o'])


@pytest.mark.level(51)
def test_pet_kamenu(piskvorky):
    """Pět x je pětice."""
    assert piskvorky.pet_v_rade(['x', 'x', 'x', 'x', 'x']) is True, JE_TAM


@pytest.mark.level(51)
def test_pet_kamenu_o(piskvorky):
    """Pět o je taky pětice. Funkce neví, čí kameny hledá, stačí jí, že jsou stejné."""
    assert piskvorky.pet_v_rade(['o', 'o', 'o', 'o', 'o']) is True, JE_TAM


@pytest.mark.level(51)
def test_ctyri_kameny(piskvorky):
    """Čtyři kameny nestačí."""
    assert piskvorky.pet_v_rade(['x', 'x', 'x', 'x']) is False, NENI_TAM
    assert piskvorky.pet_v_rade(['o', 'o', 'o', 'o', 'x']) is False, NENI_TAM


@pytest.mark.level(51)
def test_vic_nez_pet_kamenu(piskvorky):
    """Šest kamenů vedle sebe se počítá taky, je v nich i pětice."""
    assert piskvorky.pet_v_rade(['x', 'x', 'x', 'x', 'x', 'x']) is True, JE_TAM
    assert piskvorky.pet_v_rade(['o', 'o', 'o', 'o', 'o', 'o', 'o', 'o', 'o']) is True, JE_TAM


@pytest.mark.level(51)
def test_kratky_seznam(piskvorky):
    """Políček může být i méně než pět, třeba jediné nebo žádné. Pětice v nich být nemůže."""
    assert piskvorky.pet_v_rade(['o']) is False, NENI_TAM
    assert piskvorky.pet_v_rade([]) is False, NENI_TAM


@pytest.mark.level(51)
def test_pet_v_rade_podruhe(piskvorky):
    """Funkce se dívá jen na políčka, která právě dostala. Na ta minulá zapomene."""
    assert piskvorky.pet_v_rade(['x', 'x', 'x', 'x', 'o']) is False, NENI_TAM
    assert piskvorky.pet_v_rade(['x', 'x', 'x', 'x', 'x']) is True, JE_TAM
    assert piskvorky.pet_v_rade(['x', 'x', 'x', 'x', 'o']) is False, NENI_TAM


@pytest.mark.level(51)
def test_pet_v_rade_nic_nemeni(piskvorky):
    """Funkce se na políčka jen podívá, v seznamu všechna zůstanou."""
    policka = ['x', 'x', 'x', 'x', 'x', 'x', 'o']
    piskvorky.pet_v_rade(policka)
    assert policka == ['x', 'x', 'x', 'x', 'x', 'x', 'o']


@pytest.mark.level(52)
def test_pet_prazdnych_policek(piskvorky):
    """Prázdná políčka nejsou kameny. Pět prázdných vedle sebe pětice není."""
    assert piskvorky.pet_v_rade(['_', '_', '_', '_', '_']) is False, NENI_TAM
    assert piskvorky.pet_v_rade(['_', '_', '_', '_', '_', '_', '_', '_', '_']) is False, NENI_TAM


@pytest.mark.level(52)
def test_pet_prazdnych_mezi_kameny(piskvorky):
    """Ani mezi kameny se pět prázdných políček nepočítá."""
    assert piskvorky.pet_v_rade(['x', '_', '_', '_', '_', '_', 'o', 'x', 'x']) is False, NENI_TAM
    assert piskvorky.pet_v_rade(['o', 'o', '_', '_', '_', '_', '_', '_', '_']) is False, NENI_TAM


@pytest.mark.level(53)
def test_petice_uprostred(piskvorky):
    """Pětice nemusí být na začátku, může být uprostřed."""
    assert piskvorky.pet_v_rade(['_', '_', 'x', 'x', 'x', 'x', 'x', '_', '_']) is True, JE_TAM
    assert piskvorky.pet_v_rade(['x', 'o', 'o', 'o', 'o', 'o', 'x', '_', 'x']) is True, JE_TAM


@pytest.mark.level(53)
def test_petice_na_konci(piskvorky):
    """Pětice může být i na konci, třeba hned za kameny soupeře."""
    assert piskvorky.pet_v_rade(['_', '_', '_', '_', 'o', 'o', 'o', 'o', 'o']) is True, JE_TAM
    assert piskvorky.pet_v_rade(['o', 'o', 'o', 'o', 'x', 'x', 'x', 'x', 'x']) is True, JE_TAM
    assert piskvorky.pet_v_rade(['x', 'x', '_', 'x', 'x', 'x', 'x', 'x']) is True, JE_TAM


@pytest.mark.level(53)
def test_petice_na_zacatku(piskvorky):
    """Na tom, co je za pěticí, už nezáleží."""
    assert piskvorky.pet_v_rade(['x', 'x', 'x', 'x', 'x', '_', '_', '_', '_']) is True, JE_TAM
    assert piskvorky.pet_v_rade(['o', 'o', 'o', 'o', 'o', 'x', 'x', 'x', 'x']) is True, JE_TAM


@pytest.mark.level(53)
def test_rada_prerusena_mezerou(piskvorky):
    """Kameny musí ležet hned vedle sebe. Prázdné políčko mezi nimi řadu přeruší."""
    assert piskvorky.pet_v_rade(['x', 'x', '_', 'x', 'x', 'x']) is False, NENI_TAM
    assert piskvorky.pet_v_rade(['x', 'x', 'x', 'x', '_', 'x', 'x', 'x', 'x']) is False, NENI_TAM
    assert piskvorky.pet_v_rade(['o', '_', 'o', '_', 'o', '_', 'o', '_', 'o']) is False, NENI_TAM


@pytest.mark.level(53)
def test_rada_prerusena_souperem(piskvorky):
    """Řadu přeruší i kámen soupeře."""
    assert piskvorky.pet_v_rade(['x', 'x', 'x', 'o', 'x', 'x', 'x']) is False, NENI_TAM
    assert piskvorky.pet_v_rade(['o', 'o', 'o', 'o', 'x', 'x', 'x', 'x', 'o']) is False, NENI_TAM
    assert piskvorky.pet_v_rade(['x', 'x', 'o', 'o', 'o', 'o', 'x', 'x', 'x']) is False, NENI_TAM
