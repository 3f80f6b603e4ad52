"""Funkce vypis_sloupecky: levely 40 až 42."""

from inspect import signature

import pytest


def vypsane_radky(capsys):
    """Řádky, které funkce vypsala. Prázdné řádky a mezery na konci řádku nerozhodují."""
    radky = capsys.readouterr().out.splitlines()
    return [radek.rstrip() for radek in radky if radek.strip() != '']


@pytest.mark.level(40)
def test_vypis_sloupecky_existuje(klondike):
    """Funkce `vypis_sloupecky` bere jeden parametr: seznam sloupečků."""
    signature(klondike.vypis_sloupecky).bind('sloupecky')


@pytest.mark.level(41)
def test_vypise_jeden_radek(klondike, capsys):
    """První karty všech sedmi sloupečků se vypíšou na jeden řádek, mezi nimi je mezera."""
    sloupecky = [
        [(1, 'Pi', True)],
        [(2, 'Sr', True)],
        [(3, 'Ka', True)],
        [(4, 'Kr', True)],
        [(5, 'Pi', True)],
        [(6, 'Sr', True)],
        [(7, 'Ka', True)],
    ]
    klondike.vypis_sloupecky(sloupecky)
    vypsano = vypsane_radky(capsys)
    assert vypsano == [
        '[A♠ ] [2 ♥] [3 ♦] [4♣ ] [5♠ ] [6 ♥] [7 ♦]',
    ]


@pytest.mark.level(41)
def test_vypise_karty_pod_sebe(klondike, capsys):
    """Karty z jednoho sloupečku jsou pod sebou. Které jsou rubem nahoru, ty vidět nejsou."""
    sloupecky = [
        [(8, 'Kr', False), (9, 'Sr', False), (10, 'Ka', True)],
        [(9, 'Kr', False), (12, 'Pi', True), (11, 'Sr', True)],
        [(13, 'Pi', True), (12, 'Ka', True), (11, 'Kr', True)],
        [(1, 'Sr', False), (5, 'Ka', False), (2, 'Ka', True)],
        [(3, 'Sr', False), (7, 'Pi', False), (3, 'Kr', True)],
        [(4, 'Ka', False), (6, 'Kr', True), (5, 'Sr', True)],
        [(8, 'Pi', True), (7, 'Sr', True), (6, 'Pi', True)],
    ]
    klondike.vypis_sloupecky(sloupecky)
    vypsano = vypsane_radky(capsys)
    assert vypsano == [
        '[???] [???] [K♠ ] [???] [???] [???] [8♠ ]',
        '[???] [Q♠ ] [Q ♦] [???] [???] [6♣ ] [7 ♥]',
        '[X ♦] [J ♥] [J♣ ] [2 ♦] [3♣ ] [5 ♥] [6♠ ]',
    ]


@pytest.mark.level(41)
def test_vypis_sloupecky_nic_nevraci(klondike):
    """Funkce sloupečky jen vypíše pomocí `print`, nic nevrací."""
    sloupecky = [
        [(1, 'Pi', True)],
        [(2, 'Sr', True)],
        [(3, 'Ka', True)],
        [(4, 'Kr', True)],
        [(5, 'Pi', True)],
        [(6, 'Sr', True)],
        [(7, 'Ka', True)],
    ]
    vysledek = klondike.vypis_sloupecky(sloupecky)
    assert vysledek is None


@pytest.mark.level(41)
def test_vypis_podruhe(klondike, capsys):
    """Pokaždé se vypíšou jen ty sloupečky, které funkce zrovna dostala."""
    for hodnota, radek in (1, '[A♠ ]'), (13, '[K♠ ]'):
        ostatni = [[(2, 'Ka', False)], [(3, 'Ka', False)], [(4, 'Ka', False)], [(5, 'Ka', False)]]
        klondike.vypis_sloupecky([[(hodnota, 'Pi', True)], *ostatni, [(6, 'Ka', False)], [(7, 'Ka', False)]])
        vypsano = vypsane_radky(capsys)
        assert vypsano == [radek + ' [???]' * 6]


@pytest.mark.level(42)
def test_vypise_rozdane_sloupecky(klondike, capsys):
    """Kde už sloupeček nemá kartu, vypíše se místo ní pět mezer."""
    sloupecky = [
        [(3, 'Kr', True)],
        [(9, 'Sr', False), (5, 'Sr', True)],
        [(1, 'Pi', False), (4, 'Kr', False), (6, 'Kr', True)],
        [(5, 'Pi', True)],
        [(1, 'Sr', False), (12, 'Sr', True)],
        [(8, 'Sr', False), (2, 'Kr', False), (4, 'Pi', True)],
        [(4, 'Sr', False), (5, 'Kr', False), (9, 'Ka', False), (3, 'Ka', True)],
    ]
    klondike.vypis_sloupecky(sloupecky)
    vypsano = vypsane_radky(capsys)
    assert vypsano == [
        '[3♣ ] [???] [???] [5♠ ] [???] [???] [???]',
        '      [5 ♥] [???]       [Q ♥] [???] [???]',
        '            [6♣ ]             [4♠ ] [???]',
        '                                    [3 ♦]',
    ]


@pytest.mark.level(42)
def test_nejdelsi_sloupecek_je_prvni(klondike, capsys):
    """Vypíše se každý sloupeček celý, i když ostatní už dávno skončily."""
    sloupecky = [
        [(13, 'Kr', True), (12, 'Ka', True), (11, 'Pi', True), (10, 'Sr', True)],
        [(4, 'Sr', True), (3, 'Kr', True)],
        [(5, 'Pi', True)],
        [(9, 'Ka', True), (8, 'Pi', True), (7, 'Ka', True)],
        [(2, 'Pi', True)],
        [(6, 'Ka', True)],
        [(1, 'Kr', True)],
    ]
    klondike.vypis_sloupecky(sloupecky)
    vypsano = vypsane_radky(capsys)
    assert vypsano == [
        '[K♣ ] [4 ♥] [5♠ ] [9 ♦] [2♠ ] [6 ♦] [A♣ ]',
        '[Q ♦] [3♣ ]       [8♠ ]',
        '[J♠ ]             [7 ♦]',
        '[X ♥]',
    ]


@pytest.mark.level(42)
def test_prazdny_sloupecek_ma_sve_misto(klondike, capsys):
    """I prázdný sloupeček zabírá své místo, takže ostatní zůstanou pod svými písmenky."""
    sloupecky = [
        [],
        [(13, 'Sr', True), (12, 'Kr', True)],
        [],
        [],
        [(2, 'Ka', True)],
        [(9, 'Pi', False), (1, 'Pi', True)],
        [],
    ]
    klondike.vypis_sloupecky(sloupecky)
    vypsano = vypsane_radky(capsys)
    assert vypsano == [
        '      [K ♥]             [2 ♦] [???]',
        '      [Q♣ ]                   [A♠ ]',
    ]


@pytest.mark.level(42)
def test_dlouhy_sloupecek(klondike, capsys):
    """Ve sloupečku může být i třináct karet pod sebou, a ještě pár zakrytých nad nimi."""
    sloupecky = [
        [],
        [],
        [],
        [],
        [],
        [(7, 'Kr', True)],
        [
            (2, 'Kr', False),
            (9, 'Sr', False),
            (13, 'Pi', True),
            (12, 'Sr', True),
            (11, 'Pi', True),
            (10, 'Sr', True),
            (9, 'Pi', True),
            (8, 'Sr', True),
            (7, 'Pi', True),
            (6, 'Sr', True),
            (5, 'Pi', True),
            (4, 'Sr', True),
            (3, 'Pi', True),
            (2, 'Sr', True),
            (1, 'Pi', True),
        ],
    ]
    klondike.vypis_sloupecky(sloupecky)
    vypsano = vypsane_radky(capsys)
    assert vypsano == [
        '                              [7♣ ] [???]',
        '                                    [???]',
        '                                    [K♠ ]',
        '                                    [Q ♥]',
        '                                    [J♠ ]',
        '                                    [X ♥]',
        '                                    [9♠ ]',
        '                                    [8 ♥]',
        '                                    [7♠ ]',
        '                                    [6 ♥]',
        '                                    [5♠ ]',
        '                                    [4 ♥]',
        '                                    [3♠ ]',
        '                                    [2 ♥]',
        '                                    [A♠ ]',
    ]


@pytest.mark.level(42)
def test_vsechny_sloupecky_prazdne(klondike, capsys):
    """Když nejsou žádné karty, žádná se nevypíše, ale program kvůli tomu nespadne."""
    klondike.vypis_sloupecky([[], [], [], [], [], [], []])
    vypsano = vypsane_radky(capsys)
    assert vypsano == []


@pytest.mark.level(42)
def test_vypise_sloupecky_podruhe(klondike, capsys):
    """Na minulém výpisu nezáleží: tytéž sloupečky se vypíšou pokaždé stejně, i hned za sebou nebo po delších."""
    kratke = [
        [(3, 'Kr', True)],
        [(9, 'Sr', False), (5, 'Sr', True)],
        [],
        [(12, 'Sr', True)],
        [(4, 'Pi', True)],
        [(1, 'Ka', False), (10, 'Kr', True)],
        [(2, 'Sr', True)],
    ]
    dlouhe = [
        [(13, 'Kr', True), (12, 'Ka', True), (11, 'Pi', True), (10, 'Sr', True)],
        [(5, 'Pi', True)],
        [(9, 'Ka', True)],
        [],
        [(2, 'Pi', True)],
        [(6, 'Ka', True)],
        [(1, 'Kr', True)],
    ]
    klondike.vypis_sloupecky(kratke)
    napoprve = capsys.readouterr().out.splitlines()
    klondike.vypis_sloupecky(kratke)
    hned_znovu = capsys.readouterr().out.splitlines()
    assert hned_znovu == napoprve, 'Tytéž sloupečky se hned podruhé vypsaly jinak než napoprvé.'
    klondike.vypis_sloupecky(dlouhe)
    capsys.readouterr()
    klondike.vypis_sloupecky(kratke)
    podruhe = capsys.readouterr().out.splitlines()
    assert len(podruhe) == len(napoprve), (
        f'Tytéž sloupečky se podruhé vypsaly jinak. Řádků bylo napoprvé {len(napoprve)} a podruhé {len(podruhe)}.'
    )
    assert podruhe == napoprve, 'Tytéž sloupečky se podruhé vypsaly jinak než napoprvé.'


@pytest.mark.level(42)
def test_vypis_sloupecky_nic_nemeni(klondike):
    """Vypsat sloupečky znamená jen se podívat: všechny karty v nich zůstanou."""
    sloupecky = [
        [(3, 'Kr', True)],
        [(9, 'Sr', False), (5, 'Sr', True)],
        [],
        [(7, 'Ka', False), (8, 'Ka', False), (2, 'Sr', True)],
        [(12, 'Sr', True), (11, 'Pi', True)],
        [(4, 'Pi', True)],
        [(1, 'Ka', False), (10, 'Kr', True)],
    ]
    klondike.vypis_sloupecky(sloupecky)
    assert sloupecky == [
        [(3, 'Kr', True)],
        [(9, 'Sr', False), (5, 'Sr', True)],
        [],
        [(7, 'Ka', False), (8, 'Ka', False), (2, 'Sr', True)],
        [(12, 'Sr', True), (11, 'Pi', True)],
        [(4, 'Pi', True)],
        [(1, 'Ka', False), (10, 'Kr', True)],
    ]
