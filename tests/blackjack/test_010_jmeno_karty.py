"""Funkce jmeno_karty: levely 10 až 12."""

from inspect import signature

import pytest


@pytest.mark.level(10)
def test_jmeno_karty_existuje(blackjack):
    """Funkce `jmeno_karty` bere dva parametry: kartu a otočení."""
    signature(blackjack.jmeno_karty).bind('karta', 'otoceni')


@pytest.mark.level(11)
def test_jmena_krize(blackjack):
    """Karty 0 až 12 jsou kříže, popořadě od esa po krále. Funkce jméno vrací, nevypisuje."""
    assert blackjack.jmeno_karty(0, 'licem') == 'křížové eso'
    assert blackjack.jmeno_karty(1, 'licem') == 'křížová dvojka'
    assert blackjack.jmeno_karty(2, 'licem') == 'křížová trojka'
    assert blackjack.jmeno_karty(3, 'licem') == 'křížová čtyřka'
    assert blackjack.jmeno_karty(4, 'licem') == 'křížová pětka'
    assert blackjack.jmeno_karty(5, 'licem') == 'křížová šestka'
    assert blackjack.jmeno_karty(6, 'licem') == 'křížová sedmička'
    assert blackjack.jmeno_karty(7, 'licem') == 'křížová osmička'
    assert blackjack.jmeno_karty(8, 'licem') == 'křížová devítka'
    assert blackjack.jmeno_karty(9, 'licem') == 'křížová desítka'
    assert blackjack.jmeno_karty(10, 'licem') == 'křížový kluk'
    assert blackjack.jmeno_karty(11, 'licem') == 'křížová dáma'
    assert blackjack.jmeno_karty(12, 'licem') == 'křížový král'


@pytest.mark.level(11)
def test_jmena_kary(blackjack):
    """Karty 13 až 25 jsou káry, popořadě od esa po krále."""
    assert blackjack.jmeno_karty(13, 'licem') == 'kárové eso'
    assert blackjack.jmeno_karty(14, 'licem') == 'kárová dvojka'
    assert blackjack.jmeno_karty(15, 'licem') == 'kárová trojka'
    assert blackjack.jmeno_karty(16, 'licem') == 'kárová čtyřka'
    assert blackjack.jmeno_karty(17, 'licem') == 'kárová pětka'
    assert blackjack.jmeno_karty(18, 'licem') == 'kárová šestka'
    assert blackjack.jmeno_karty(19, 'licem') == 'kárová sedmička'
    assert blackjack.jmeno_karty(20, 'licem') == 'kárová osmička'
    assert blackjack.jmeno_karty(21, 'licem') == 'kárová devítka'
    assert blackjack.jmeno_karty(22, 'licem') == 'kárová desítka'
    assert blackjack.jmeno_karty(23, 'licem') == 'kárový kluk'
    assert blackjack.jmeno_karty(24, 'licem') == 'kárová dáma'
    assert blackjack.jmeno_karty(25, 'licem') == 'kárový král'


@pytest.mark.level(11)
def test_jmena_srdce(blackjack):
    """Karty 26 až 38 jsou srdce, popořadě od esa po krále."""
    assert blackjack.jmeno_karty(26, 'licem') == 'srdcové eso'
    assert blackjack.jmeno_karty(27, 'licem') == 'srdcová dvojka'
    assert blackjack.jmeno_karty(28, 'licem') == 'srdcová trojka'
    assert blackjack.jmeno_karty(29, 'licem') == 'srdcová čtyřka'
    assert blackjack.jmeno_karty(30, 'licem') == 'srdcová pětka'
    assert blackjack.jmeno_karty(31, 'licem') == 'srdcová šestka'
    assert blackjack.jmeno_karty(32, 'licem') == 'srdcová sedmička'
    assert blackjack.jmeno_karty(33, 'licem') == 'srdcová osmička'
    assert blackjack.jmeno_karty(34, 'licem') == 'srdcová devítka'
    assert blackjack.jmeno_karty(35, 'licem') == 'srdcová desítka'
    assert blackjack.jmeno_karty(36, 'licem') == 'srdcový kluk'
    assert blackjack.jmeno_karty(37, 'licem') == 'srdcová dáma'
    assert blackjack.jmeno_karty(38, 'licem') == 'srdcový král'


@pytest.mark.level(11)
def test_jmena_piky(blackjack):
    """Karty 39 až 51 jsou piky, popořadě od esa po krále."""
    assert blackjack.jmeno_karty(39, 'licem') == 'pikové eso'
    assert blackjack.jmeno_karty(40, 'licem') == 'piková dvojka'
    assert blackjack.jmeno_karty(41, 'licem') == 'piková trojka'
    assert blackjack.jmeno_karty(42, 'licem') == 'piková čtyřka'
    assert blackjack.jmeno_karty(43, 'licem') == 'piková pětka'
    assert blackjack.jmeno_karty(44, 'licem') == 'piková šestka'
    assert blackjack.jmeno_karty(45, 'licem') == 'piková sedmička'
    assert blackjack.jmeno_karty(46, 'licem') == 'piková osmička'
    assert blackjack.jmeno_karty(47, 'licem') == 'piková devítka'
    assert blackjack.jmeno_karty(48, 'licem') == 'piková desítka'
    assert blackjack.jmeno_karty(49, 'licem') == 'pikový kluk'
    assert blackjack.jmeno_karty(50, 'licem') == 'piková dáma'
    assert blackjack.jmeno_karty(51, 'licem') == 'pikový král'


@pytest.mark.level(12)
def test_karta_rubem_nahoru(blackjack):
    """Kdo vidí jen rub, neví, která karta to je. Proto se každá jmenuje stejně."""
    assert blackjack.jmeno_karty(0, 'rubem') == 'karta rubem nahoru'
    assert blackjack.jmeno_karty(25, 'rubem') == 'karta rubem nahoru'
    assert blackjack.jmeno_karty(37, 'rubem') == 'karta rubem nahoru'
    assert blackjack.jmeno_karty(51, 'rubem') == 'karta rubem nahoru'
