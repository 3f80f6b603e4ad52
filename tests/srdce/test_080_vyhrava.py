"""Funkce vyhrava: levely 80 a 81."""

from copy import deepcopy
from inspect import signature

import pytest


def stych(gabi, petr, pavel, sona):
    """Štych, ve kterém vyložila Gábi a po ní ostatní tyhle karty."""
    return [
        {'hrac': 'Gábi', 'karta': gabi},
        {'hrac': 'Petr', 'karta': petr},
        {'hrac': 'Pavel', 'karta': pavel},
        {'hrac': 'Soňa', 'karta': sona},
    ]


def nula_bodu():
    """Štych bez srdcí a bez pikové dámy."""
    return stych(('Kr', 2), ('Kr', 9), ('Kr', 'eso'), ('Kr', 5))


def jeden_bod():
    """Štych s jedním srdcem."""
    return stych(('Ka', 2), ('Ka', 9), ('Sr', 2), ('Ka', 'dama'))


def dva_body():
    """Štych se dvěma srdci."""
    return stych(('Pi', 3), ('Sr', 5), ('Pi', 'kral'), ('Sr', 6))


def ctyri_body():
    """Štych čtyř srdcových karet."""
    return stych(('Sr', 10), ('Sr', 'kral'), ('Sr', 3), ('Sr', 'eso'))


def trinact_bodu():
    """Štych s pikovou dámou."""
    return stych(('Pi', 4), ('Pi', 'dama'), ('Pi', 'eso'), ('Pi', 6))


def vsechno():
    """Štychy se všemi kartami, které za něco jsou: dohromady 26 bodů."""
    return [
        stych(('Sr', 2), ('Sr', 3), ('Sr', 4), ('Sr', 5)),
        stych(('Sr', 6), ('Sr', 7), ('Sr', 8), ('Sr', 9)),
        stych(('Sr', 10), ('Sr', 'kluk'), ('Sr', 'dama'), ('Sr', 'kral')),
        stych(('Pi', 'dama'), ('Sr', 'eso'), ('Pi', 'eso'), ('Pi', 6)),
    ]


@pytest.mark.level(80)
def test_vyhrava_existuje(srdce):
    """Funkce `vyhrava` bere jeden parametr: hráče."""
    signature(srdce.vyhrava).bind('hraci')


@pytest.mark.level(81)
def test_vyhrava_jeden(srdce):
    """Vyhrává ten, kdo má bodů nejmíň. Gábi má 2, Petr 13, Pavel 1 a Soňa 4. I jedno jméno je v množině."""
    hraci = {
        'Gábi': {'ruka': set(), 'stychy': [dva_body()]},
        'Petr': {'ruka': set(), 'stychy': [trinact_bodu()]},
        'Pavel': {'ruka': set(), 'stychy': [jeden_bod()]},
        'Soňa': {'ruka': set(), 'stychy': [ctyri_body()]},
    }
    assert srdce.vyhrava(hraci) == {'Pavel'}


@pytest.mark.level(81)
def test_nejmin_bodu_neni_nejmin_stychu(srdce):
    """Rozhodují body, ne štychy. Petr vzal tři, ale má 0 bodů. Gábi má 1, Pavel 13 a Soňa 4."""
    hraci = {
        'Gábi': {'ruka': set(), 'stychy': [jeden_bod()]},
        'Petr': {'ruka': set(), 'stychy': [nula_bodu(), nula_bodu(), nula_bodu()]},
        'Pavel': {'ruka': set(), 'stychy': [trinact_bodu()]},
        'Soňa': {'ruka': set(), 'stychy': [ctyri_body()]},
    }
    assert srdce.vyhrava(hraci) == {'Petr'}


@pytest.mark.level(81)
def test_vyhravaji_dva(srdce):
    """O výhru se dělí všichni, kdo mají bodů nejmíň. Gábi má 13, Petr 2, Pavel 4 a Soňa 2."""
    hraci = {
        'Gábi': {'ruka': set(), 'stychy': [trinact_bodu()]},
        'Petr': {'ruka': set(), 'stychy': [dva_body()]},
        'Pavel': {'ruka': set(), 'stychy': [ctyri_body()]},
        'Soňa': {'ruka': set(), 'stychy': [dva_body(), nula_bodu()]},
    }
    assert srdce.vyhrava(hraci) == {'Petr', 'Soňa'}


@pytest.mark.level(81)
def test_vyhravaji_tri(srdce):
    """Když všechny body vezme jeden hráč, tady Pavel, vyhrají ostatní tři. Klíč 'stychy' mít nemusí."""
    hraci = {
        'Gábi': {'ruka': set()},
        'Petr': {'ruka': set(), 'stychy': [nula_bodu()]},
        'Pavel': {'ruka': set(), 'stychy': [trinact_bodu(), ctyri_body()]},
        'Soňa': {'ruka': set(), 'stychy': []},
    }
    assert srdce.vyhrava(hraci) == {'Gábi', 'Petr', 'Soňa'}


@pytest.mark.level(81)
def test_vyhravaji_vsichni(srdce):
    """Když mají všichni stejně, vyhrávají všichni."""
    hraci = {'Gábi': {'ruka': set()}, 'Petr': {'ruka': set()}, 'Pavel': {'ruka': set()}, 'Soňa': {'ruka': set()}}
    assert srdce.vyhrava(hraci) == {'Gábi', 'Petr', 'Pavel', 'Soňa'}


@pytest.mark.level(81)
def test_kdo_ma_vsechno_nevyhrava(srdce):
    """Kdo má všech 26 bodů, tady Petr, nevyhrává."""
    hraci = {
        'Gábi': {'ruka': set(), 'stychy': []},
        'Petr': {'ruka': set(), 'stychy': vsechno()},
        'Pavel': {'ruka': set(), 'stychy': [nula_bodu()]},
        'Soňa': {'ruka': set(), 'stychy': []},
    }
    assert srdce.vyhrava(hraci) == {'Gábi', 'Pavel', 'Soňa'}


@pytest.mark.level(81)
def test_jen_dva_hraci(srdce):
    """Vyhrává někdo z těch, kdo jsou ve slovníku hráčů, třeba jen ze dvou."""
    hraci = {'Gábi': {'ruka': set(), 'stychy': [dva_body()]}, 'Petr': {'ruka': set()}}
    assert srdce.vyhrava(hraci) == {'Petr'}


@pytest.mark.level(81)
def test_vyhrava_nic_nemeni(srdce):
    """Zjistit, kdo vyhrává, znamená jen se podívat: hráči i jejich štychy zůstanou, jací byli."""
    hraci = {
        'Gábi': {'ruka': {('Ka', 5)}, 'stychy': [trinact_bodu(), nula_bodu()]},
        'Petr': {'ruka': {('Ka', 6)}, 'stychy': [ctyri_body()]},
        'Pavel': {'ruka': {('Ka', 7)}, 'stychy': [jeden_bod()]},
        'Soňa': {'ruka': {('Ka', 8)}},
    }
    hraci_predtim = deepcopy(hraci)
    srdce.vyhrava(hraci)
    assert hraci == hraci_predtim
