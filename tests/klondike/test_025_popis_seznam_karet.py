"""Funkce popis_seznam_karet: levely 25 až 27."""

from inspect import signature

import pytest


@pytest.mark.level(25)
def test_popis_seznam_karet_existuje(klondike):
    """Funkce `popis_seznam_karet` bere jeden parametr: seznam karet."""
    signature(klondike.popis_seznam_karet).bind('karty')


@pytest.mark.level(26)
def test_popis_jedne_karty(klondike):
    """Seznam s jednou kartou se popíše jako ta karta. Funkce popis vrací, nevypisuje."""
    assert klondike.popis_seznam_karet([(7, 'Kr', True)]) == '[7♣ ]'


@pytest.mark.level(26)
def test_popis_dvou_karet(klondike):
    """Mezi dvěma kartami je jedna mezera, před první ani za poslední není žádná navíc."""
    assert klondike.popis_seznam_karet([(7, 'Kr', True), (8, 'Ka', True)]) == '[7♣ ] [8 ♦]'


@pytest.mark.level(26)
def test_popis_vsech_barev_a_figur(klondike):
    """Karty se popisují jedna po druhé, od první do poslední."""
    karty = [(1, 'Pi', True), (13, 'Sr', True), (12, 'Ka', True), (11, 'Kr', True)]
    assert klondike.popis_seznam_karet(karty) == '[A♠ ] [K ♥] [Q ♦] [J♣ ]'


@pytest.mark.level(26)
def test_popis_karet_rubem_nahoru(klondike):
    """Karty rubem nahoru do popisu patří taky."""
    karty = [(9, 'Pi', False), (5, 'Sr', True), (2, 'Ka', False)]
    assert klondike.popis_seznam_karet(karty) == '[???] [5 ♥] [???]'


@pytest.mark.level(26)
def test_popis_desitky(klondike):
    """Desítka se píše jako X."""
    assert klondike.popis_seznam_karet([(10, 'Pi', True), (10, 'Sr', True)]) == '[X♠ ] [X ♥]'


@pytest.mark.level(26)
def test_popis_seznamu_nic_nevypisuje(klondike, capsys):
    """Funkce popis jen vrátí. Vypsat ho může ten, kdo ji zavolal."""
    klondike.popis_seznam_karet([(7, 'Kr', True), (8, 'Ka', False)])
    neco_vypsala = capsys.readouterr().out != ''
    assert not neco_vypsala, 'Funkce má popis vrátit a nic nevypsat.'


@pytest.mark.level(26)
def test_popis_seznamu_nic_nemeni(klondike):
    """Popsat karty znamená jen se podívat: seznam zůstane, jaký byl."""
    karty = [(7, 'Kr', True), (8, 'Ka', False), (9, 'Sr', True)]
    klondike.popis_seznam_karet(karty)
    assert karty == [(7, 'Kr', True), (8, 'Ka', False), (9, 'Sr', True)]


@pytest.mark.level(26)
def test_popis_dvou_seznamu_po_sobe(klondike):
    """Popíšou se jen karty, které funkce právě dostala. Na ty z minula zapomene."""
    assert klondike.popis_seznam_karet([(7, 'Kr', True), (8, 'Ka', True)]) == '[7♣ ] [8 ♦]'
    assert klondike.popis_seznam_karet([(9, 'Sr', True), (2, 'Pi', False)]) == '[9 ♥] [???]'


@pytest.mark.level(27)
def test_popis_prazdneho_seznamu(klondike):
    """Když není co popsat, výsledek je prázdný řetězec."""
    assert klondike.popis_seznam_karet([]) == ''


@pytest.mark.level(27)
def test_prazdny_seznam_po_jinem(klondike):
    """Prázdný řetězec vyjde, i když se před ním popisovaly nějaké karty."""
    assert klondike.popis_seznam_karet([(7, 'Kr', True), (8, 'Ka', True)]) == '[7♣ ] [8 ♦]'
    assert klondike.popis_seznam_karet([]) == ''
