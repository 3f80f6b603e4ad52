"""Funkce vypis_hru: levely 80 a 81."""

import re
from inspect import signature

import pytest


def rozehrana_hra():
    """Hra krátce po začátku: na V leží dvě karty, na W a Z už jsou esa."""
    return {
        'U': [(12, 'Pi', False)],
        'V': [(6, 'Sr', True), (10, 'Ka', True)],
        'W': [(1, 'Pi', True)],
        'X': [],
        'Y': [],
        'Z': [(1, 'Sr', True), (2, 'Sr', True)],
        'A': [(2, 'Pi', False), (13, 'Kr', True)],
        'B': [(8, 'Ka', True)],
        'C': [(11, 'Sr', True)],
        'D': [],
        'E': [(5, 'Kr', True)],
        'F': [],
        'G': [(9, 'Sr', False), (10, 'Kr', False), (11, 'Kr', True)],
    }


def vypsane_radky(capsys):
    """Písmenka a karty z každého řádku, mezi nimi po mezeře. Na prázdných řádcích a dalších mezerách nezáleží."""
    radky = []
    for radek in capsys.readouterr().out.splitlines():
        pismenka_a_karty = re.findall(r'\[...\]|\b[A-Z]\b', radek)
        if pismenka_a_karty != []:
            radky.append(' '.join(pismenka_a_karty))
    return radky


@pytest.mark.level(80)
def test_vypis_hru_existuje(klondike):
    """Funkce `vypis_hru` bere jeden parametr: hru."""
    signature(klondike.vypis_hru).bind('hra')


@pytest.mark.level(81)
def test_vypise_balicky_a_hromadky(klondike, capsys):
    """Nahoře jsou písmenka U až Z a pod nimi vrchní karty těch balíčků a hromádek. Na mezerách tu nezáleží."""
    klondike.vypis_hru(rozehrana_hra())
    vypsano = vypsane_radky(capsys)
    assert vypsano[:2] == [
        'U V W X Y Z',
        '[???] [X ♦] [A♠ ] [   ] [   ] [2 ♥]',
    ]


@pytest.mark.level(81)
def test_vypise_sloupecky_pod_pismenka(klondike, capsys):
    """Dole jsou písmenka A až G a pod nimi karty ze sloupečků, první karty nahoře. Na mezerách tu nezáleží."""
    klondike.vypis_hru(rozehrana_hra())
    vypsano = vypsane_radky(capsys)
    assert vypsano[2:] == [
        'A B C D E F G',
        '[???] [8 ♦] [J ♥] [5♣ ] [???]',
        '[K♣ ] [???]',
        '[J♣ ]',
    ]


@pytest.mark.level(81)
def test_ve_vypisu_hry_zustane_misto_po_kratsich_sloupeccich(klondike, capsys):
    """Sloupečky se vypíšou stejně, jako to dělá funkce `vypis_sloupecky`."""
    klondike.vypis_hru(rozehrana_hra())
    vypis = capsys.readouterr().out
    assert '[???] [8 ♦] [J ♥]       [5♣ ]       [???]' in vypis, 'V prvním řádku sloupečků jsou karty jinde.'
    assert '[K♣ ]                               [???]' in vypis, 'Ve druhém řádku sloupečků jsou karty jinde.'


@pytest.mark.level(81)
def test_vypise_hru_na_zacatku(klondike, capsys):
    """Prázdný balíček V a prázdné hromádky se ukážou jako `[   ]`."""
    hra = {
        'U': [(9, 'Kr', False), (12, 'Pi', False), (8, 'Sr', False)],
        'V': [],
        'W': [],
        'X': [],
        'Y': [],
        'Z': [],
        'A': [(2, 'Sr', True)],
        'B': [(10, 'Pi', True)],
        'C': [(12, 'Sr', True)],
        'D': [(1, 'Kr', True)],
        'E': [(9, 'Pi', True)],
        'F': [(13, 'Ka', True)],
        'G': [(3, 'Kr', True)],
    }
    klondike.vypis_hru(hra)
    vypsano = vypsane_radky(capsys)
    assert vypsano == [
        'U V W X Y Z',
        '[???] [   ] [   ] [   ] [   ] [   ]',
        'A B C D E F G',
        '[2 ♥] [X♠ ] [Q ♥] [A♣ ] [9♠ ] [K ♦] [3♣ ]',
    ]


@pytest.mark.level(81)
def test_vypise_prazdny_dobiraci_balicek(klondike, capsys):
    """I balíček U se ukáže jako `[   ]`, když v něm žádná karta není."""
    hra = {
        'U': [],
        'V': [(12, 'Pi', True), (9, 'Kr', True)],
        'W': [(1, 'Kr', True)],
        'X': [(1, 'Sr', True), (2, 'Sr', True)],
        'Y': [(1, 'Ka', True)],
        'Z': [(1, 'Pi', True), (2, 'Pi', True)],
        'A': [(13, 'Sr', True)],
        'B': [(10, 'Pi', True)],
        'C': [(12, 'Sr', True)],
        'D': [(8, 'Kr', True)],
        'E': [(9, 'Pi', True)],
        'F': [(13, 'Ka', True)],
        'G': [(3, 'Kr', True)],
    }
    klondike.vypis_hru(hra)
    vypsano = vypsane_radky(capsys)
    assert vypsano == [
        'U V W X Y Z',
        '[   ] [9♣ ] [A♣ ] [2 ♥] [A ♦] [2♠ ]',
        'A B C D E F G',
        '[K ♥] [X♠ ] [Q ♥] [8♣ ] [9♠ ] [K ♦] [3♣ ]',
    ]


@pytest.mark.level(81)
def test_vypise_druhou_hru(klondike, capsys):
    """Vypíše se hra, kterou funkce právě dostala. Z minulé v ní nic nezbude."""
    klondike.vypis_hru(rozehrana_hra())
    capsys.readouterr()
    hra = {
        'U': [(7, 'Ka', False)],
        'V': [],
        'W': [],
        'X': [(1, 'Kr', True)],
        'Y': [],
        'Z': [],
        'A': [(8, 'Kr', True)],
        'B': [(3, 'Pi', True)],
        'C': [],
        'D': [(11, 'Ka', True)],
        'E': [],
        'F': [(4, 'Sr', False), (2, 'Ka', True)],
        'G': [],
    }
    klondike.vypis_hru(hra)
    vypsano = vypsane_radky(capsys)
    assert vypsano == [
        'U V W X Y Z',
        '[???] [   ] [   ] [A♣ ] [   ] [   ]',
        'A B C D E F G',
        '[8♣ ] [3♠ ] [J ♦] [???]',
        '[2 ♦]',
    ]


@pytest.mark.level(81)
def test_vypise_tutez_hru_znovu(klondike, capsys):
    """Hra se vypíše celá, i když se od minula nezměnila, třeba po tahu, který nešel."""
    klondike.vypis_hru(rozehrana_hra())
    napoprve = vypsane_radky(capsys)
    klondike.vypis_hru(rozehrana_hra())
    podruhe = vypsane_radky(capsys)
    assert podruhe == napoprve, 'Tatáž hra se podruhé vypsala jinak než napoprvé.'


@pytest.mark.level(81)
def test_ve_vypisu_hry_neni_none(klondike, capsys):
    """Mezi kartami se neobjeví None, tedy výsledek funkce, která nic nevrací."""
    klondike.vypis_hru(rozehrana_hra())
    assert 'None' not in capsys.readouterr().out, 'Mezi kartami se vypsalo None.'


@pytest.mark.level(81)
def test_vypis_hru_nic_nemeni(klondike):
    """Vypsat hru znamená jen se podívat: všechny karty zůstanou na svých místech."""
    hra = rozehrana_hra()
    klondike.vypis_hru(hra)
    assert hra == rozehrana_hra(), 'Po vypsání jsou ve hře jiné karty než před ním.'


@pytest.mark.level(81)
def test_vypis_hru_nic_nevraci(klondike):
    """Funkce hru jen vypíše pomocí `print`, nic nevrací."""
    vysledek = klondike.vypis_hru(rozehrana_hra())
    assert vysledek is None
