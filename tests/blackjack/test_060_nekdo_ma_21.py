"""Funkce nekdo_ma_21: levely 60 a 61."""

from inspect import signature

import pytest


@pytest.mark.level(60)
def test_nekdo_ma_21_existuje(blackjack):
    """Funkce `nekdo_ma_21` bere dva parametry: ruku krupiéra a ruku hráče."""
    signature(blackjack.nekdo_ma_21).bind('krupier', 'hrac')


@pytest.mark.level(61)
def test_nikdo_nema_21(blackjack):
    """Když 21 nemá ani krupiér, ani hráč, funkce vrátí False."""
    krupier = [(9, 'licem'), (12, 'rubem')]
    hrac = [(35, 'licem'), (36, 'licem')]
    assert blackjack.nekdo_ma_21(krupier, hrac) is False, 'Oba mají 20, funkce má vrátit přesně False.'


@pytest.mark.level(61)
def test_hrac_ma_21(blackjack):
    """Když má hráč 21, funkce vrátí True."""
    krupier = [(9, 'licem'), (12, 'rubem')]
    hrac = [(26, 'licem'), (36, 'licem')]
    assert blackjack.nekdo_ma_21(krupier, hrac) is True, 'Hráč má eso a kluka, funkce má vrátit přesně True.'


@pytest.mark.level(61)
def test_krupier_ma_21(blackjack):
    """Když má krupiér 21, funkce vrátí True. Počítá se i jeho karta, která leží rubem nahoru."""
    krupier = [(9, 'licem'), (13, 'rubem')]
    hrac = [(35, 'licem'), (36, 'licem')]
    assert blackjack.nekdo_ma_21(krupier, hrac) is True, 'Krupiér má desítku a eso, funkce má vrátit přesně True.'


@pytest.mark.level(61)
def test_oba_maji_21(blackjack):
    """Když mají 21 oba, funkce vrátí True."""
    krupier = [(0, 'licem'), (9, 'rubem')]
    hrac = [(35, 'licem'), (39, 'licem')]
    assert blackjack.nekdo_ma_21(krupier, hrac) is True, 'Oba mají 21, funkce má vrátit přesně True.'


@pytest.mark.level(61)
def test_21_ze_tri_karet(blackjack):
    """Záleží jen na součtu: 21 ze tří karet je taky 21."""
    nizka = [(1, 'licem'), (2, 'licem')]
    tri_sedmicky = [(6, 'licem'), (19, 'licem'), (32, 'licem')]
    assert blackjack.nekdo_ma_21(nizka, tri_sedmicky) is True, 'Hráč má 21, funkce má vrátit přesně True.'
    assert blackjack.nekdo_ma_21(tri_sedmicky, nizka) is True, 'Krupiér má 21, funkce má vrátit přesně True.'


@pytest.mark.level(61)
def test_pres_21_se_nepocita(blackjack):
    """Kdo má přes 21, ten 21 nemá. A obě ruce se nesčítají dohromady."""
    tricet = [(12, 'licem'), (25, 'licem'), (38, 'licem')]
    dvacet_dva = [(9, 'licem'), (10, 'licem'), (14, 'licem')]
    deset = [(3, 'licem'), (5, 'licem')]
    jedenact = [(4, 'licem'), (31, 'licem')]
    assert blackjack.nekdo_ma_21(tricet, dvacet_dva) is False, 'Jeden má 30 a druhý 22, funkce má vrátit přesně False.'
    assert blackjack.nekdo_ma_21(deset, jedenact) is False, 'Jeden má 10 a druhý 11, funkce má vrátit přesně False.'


@pytest.mark.level(61)
def test_nekdo_ma_21_podruhe(blackjack):
    """Funkce se dívá jen na ruce, které právě dostala. Na ty minulé zapomene."""
    krupier = [(9, 'licem'), (12, 'rubem')]
    assert blackjack.nekdo_ma_21(krupier, [(26, 'licem'), (36, 'licem')]) is True, 'Hráč má eso a kluka: přesně True.'
    assert blackjack.nekdo_ma_21(krupier, [(35, 'licem'), (36, 'licem')]) is False, 'Oba mají 20: přesně False.'


@pytest.mark.level(61)
def test_nekdo_ma_21_nic_nemeni(blackjack):
    """Zjistit, jestli má někdo 21, znamená jen se podívat: karty v rukou zůstanou, i s otočením."""
    krupier = [(9, 'licem'), (13, 'rubem')]
    hrac = [(35, 'licem'), (36, 'licem')]
    blackjack.nekdo_ma_21(krupier, hrac)
    assert krupier == [(9, 'licem'), (13, 'rubem')]
    assert hrac == [(35, 'licem'), (36, 'licem')]
