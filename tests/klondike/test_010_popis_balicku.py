"""Funkce popis_balicku: levely 10 až 12."""

from inspect import signature

import pytest


@pytest.mark.level(10)
def test_popis_balicku_existuje(klondike):
    """Funkce `popis_balicku` bere jeden parametr: balíček."""
    signature(klondike.popis_balicku).bind('balicek')


@pytest.mark.level(11)
def test_popis_jedine_karty(klondike):
    """Popis balíčku je popis jeho vrchní karty. Funkce ho vrací, nevypisuje."""
    assert klondike.popis_balicku([(12, 'Sr', True)]) == '[Q ♥]'


@pytest.mark.level(11)
def test_popis_posledni_karty(klondike):
    """Vrchní karta balíčku je ta poslední v seznamu."""
    assert klondike.popis_balicku([(4, 'Pi', True), (5, 'Sr', True), (6, 'Kr', True)]) == '[6♣ ]'


@pytest.mark.level(11)
def test_popis_balicku_s_kartou_rubem_nahoru(klondike):
    """Je-li vrchní karta rubem nahoru, vidět není, ani když jsou ostatní lícem nahoru."""
    assert klondike.popis_balicku([(4, 'Pi', True), (4, 'Ka', False)]) == '[???]'


@pytest.mark.level(11)
def test_popis_balicku_s_kartou_licem_nahoru(klondike):
    """Je-li vrchní karta lícem nahoru, je vidět, i když jsou ostatní rubem nahoru."""
    assert klondike.popis_balicku([(4, 'Pi', False), (4, 'Ka', True)]) == '[4 ♦]'


@pytest.mark.level(11)
def test_popis_balicku_s_desitkou(klondike):
    """Desítka se píše jako X, aby zabrala jen jeden znak."""
    assert klondike.popis_balicku([(3, 'Kr', True), (10, 'Ka', True)]) == '[X ♦]'


@pytest.mark.level(11)
def test_popis_balicku_s_esem(klondike):
    """Eso má hodnotu 1 a píše se jako A."""
    assert klondike.popis_balicku([(2, 'Sr', True), (1, 'Pi', True)]) == '[A♠ ]'


@pytest.mark.level(11)
def test_popis_balicku_nic_nemeni(klondike):
    """Popsat balíček znamená jen se podívat: všechny karty v něm zůstanou."""
    balicek = [(4, 'Pi', True), (5, 'Sr', True), (6, 'Kr', False)]
    klondike.popis_balicku(balicek)
    assert balicek == [(4, 'Pi', True), (5, 'Sr', True), (6, 'Kr', False)]


@pytest.mark.level(11)
def test_popis_dvou_balicku_po_sobe(klondike):
    """Popíše se balíček, který funkce právě dostala. Na minulý zapomene."""
    assert klondike.popis_balicku([(4, 'Pi', True), (12, 'Sr', True)]) == '[Q ♥]'
    assert klondike.popis_balicku([(9, 'Ka', True), (6, 'Kr', True)]) == '[6♣ ]'


@pytest.mark.level(12)
def test_popis_prazdneho_balicku(klondike):
    """Prázdný balíček se popíše jako hranaté závorky a v nich tři mezery."""
    assert klondike.popis_balicku([]) == '[   ]'


@pytest.mark.level(12)
def test_prazdny_balicek_po_jinem(klondike):
    """Prázdný balíček je prázdný, i když se před ním popisoval jiný."""
    assert klondike.popis_balicku([(4, 'Pi', True), (12, 'Sr', True)]) == '[Q ♥]'
    assert klondike.popis_balicku([]) == '[   ]'
