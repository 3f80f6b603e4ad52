"""Funkce odkryj: levely 50 a 51."""

from inspect import signature

import pytest


@pytest.mark.level(50)
def test_odkryj_existuje(blackjack):
    """Funkce `odkryj` bere jeden parametr: ruku."""
    signature(blackjack.odkryj).bind('ruka')


@pytest.mark.level(51)
def test_odkryje_zakrytou_kartu(blackjack):
    """Karta, která ležela rubem nahoru, bude lícem. Funkce novou ruku vrací, nevypisuje."""
    assert blackjack.odkryj([(8, 'licem'), (44, 'rubem')]) == [(8, 'licem'), (44, 'licem')]


@pytest.mark.level(51)
def test_odkryje_vsechny_karty(blackjack):
    """Odkryjí se všechny zakryté karty, ať jsou v ruce kdekoli."""
    ruka = [(8, 'rubem'), (44, 'licem'), (0, 'rubem')]
    assert blackjack.odkryj(ruka) == [(8, 'licem'), (44, 'licem'), (0, 'licem')]


@pytest.mark.level(51)
def test_odkryte_karty_se_neotoci_zpatky(blackjack):
    """Karta, která už lícem nahoru leží, tak zůstane."""
    assert blackjack.odkryj([(30, 'licem'), (31, 'licem')]) == [(30, 'licem'), (31, 'licem')]


@pytest.mark.level(51)
def test_odkryje_i_podruhe(blackjack):
    """Při každém zavolání vznikne nová ruka. Z minulé v ní žádná karta nezbude."""
    prvni = blackjack.odkryj([(8, 'licem'), (44, 'rubem')])
    assert prvni == [(8, 'licem'), (44, 'licem')]
    assert blackjack.odkryj([(30, 'rubem')]) == [(30, 'licem')]
    assert prvni == [(8, 'licem'), (44, 'licem')]


@pytest.mark.level(51)
def test_odkryje_prazdnou_ruku(blackjack):
    """V prázdné ruce není co odkrýt."""
    assert blackjack.odkryj([]) == []


@pytest.mark.level(51)
def test_odkryj_nic_nemeni(blackjack):
    """Ruka, kterou funkce dostala, zůstane, jaká byla. Odkryté karty jsou v nové."""
    ruka = [(8, 'licem'), (44, 'rubem')]
    blackjack.odkryj(ruka)
    assert len(ruka) == 2, f'Funkce změnila ruku, kterou dostala, teď je v ní {ruka}.'
    assert ruka[0] == (8, 'licem'), 'Funkce změnila ruku, kterou dostala. Má vrátit novou.'
    assert ruka[1] == (44, 'rubem'), 'Funkce změnila ruku, kterou dostala. Má vrátit novou.'
