"""Funkce poradi a vyhrava: levely 70 až 81."""

from copy import deepcopy
from inspect import signature

import pytest


def stych(*karty):
    """Štych, ve kterém vyložila Gábi a po ní ostatní tyhle karty."""
    hraci = ['Gábi', 'Petr', 'Pavel', 'Soňa']
    return [{'hrac': hrac, 'karta': karta} for hrac, karta in zip(hraci, karty, strict=False)]


# Na počet karet ve štychu se body neptají, proto jsou tu štychy kratší.


def nula_bodu():
    """Štych bez srdcí a bez pikové dámy."""
    return stych(('Kr', 2), ('Kr', 9))


def jina_nula_bodu():
    """Jiný štych bez srdcí a bez pikové dámy."""
    return stych(('Ka', 'eso'), ('Ka', 10))


def jeden_bod():
    """Štych s jedním srdcem."""
    return stych(('Ka', 2), ('Sr', 2))


def dva_body():
    """Štych se dvěma srdci."""
    return stych(('Sr', 5), ('Sr', 6))


def jine_dva_body():
    """Jiný štych se dvěma srdci."""
    return stych(('Sr', 7), ('Sr', 8))


def ctyri_body():
    """Štych čtyř srdcových karet."""
    return stych(('Sr', 10), ('Sr', 'kral'), ('Sr', 3), ('Sr', 'eso'))


def trinact_bodu():
    """Štych s pikovou dámou."""
    return stych(('Pi', 4), ('Pi', 'dama'))


def vsechno():
    """Štychy se všemi kartami, které za něco jsou: dohromady 26 bodů."""
    return [
        stych(('Sr', 2), ('Sr', 3), ('Sr', 4), ('Sr', 5)),
        stych(('Sr', 6), ('Sr', 7), ('Sr', 8), ('Sr', 9)),
        stych(('Sr', 10), ('Sr', 'kluk'), ('Sr', 'dama'), ('Sr', 'kral')),
        stych(('Pi', 'dama'), ('Sr', 'eso'), ('Pi', 'eso'), ('Pi', 6)),
    ]


# Pořadí


@pytest.mark.level(70)
def test_poradi_existuje(srdce):
    """Funkce `poradi` bere jeden parametr: hráče."""
    signature(srdce.poradi).bind('hraci')


@pytest.mark.level(71)
def test_kazdy_ma_jinak(srdce):
    """Nejdřív je ten, kdo má bodů nejmíň. Funkce seznam dvojic vrací, nevypisuje."""
    hraci = {
        'Gábi': {'ruka': set(), 'stychy': [dva_body()]},
        'Petr': {'ruka': set(), 'stychy': [ctyri_body()]},
        'Pavel': {'ruka': set(), 'stychy': [nula_bodu()]},
        'Soňa': {'ruka': set(), 'stychy': [jeden_bod()]},
    }
    assert srdce.poradi(hraci) == [(0, {'Pavel'}), (1, {'Soňa'}), (2, {'Gábi'}), (4, {'Petr'})]


@pytest.mark.level(71)
def test_vic_stychu(srdce):
    """Počítají se body ze všech štychů. Řadí se podle bodů, ne podle počtu štychů."""
    hraci = {
        'Gábi': {'ruka': set(), 'stychy': [trinact_bodu()]},
        'Petr': {'ruka': set(), 'stychy': [ctyri_body(), nula_bodu(), dva_body()]},
        'Pavel': {'ruka': set(), 'stychy': [jina_nula_bodu(), jeden_bod()]},
        'Soňa': {'ruka': set(), 'stychy': []},
    }
    assert srdce.poradi(hraci) == [(0, {'Soňa'}), (1, {'Pavel'}), (6, {'Petr'}), (13, {'Gábi'})]


@pytest.mark.level(71)
def test_desitky_bodu(srdce):
    """Body se řadí jako čísla: 2 i 4 je míň než 15."""
    hraci = {
        'Gábi': {'ruka': set(), 'stychy': [ctyri_body()]},
        'Petr': {'ruka': set(), 'stychy': [dva_body(), trinact_bodu()]},
        'Pavel': {'ruka': set(), 'stychy': [jine_dva_body()]},
        'Soňa': {'ruka': set(), 'stychy': [nula_bodu()]},
    }
    assert srdce.poradi(hraci) == [(0, {'Soňa'}), (2, {'Pavel'}), (4, {'Gábi'}), (15, {'Petr'})]


@pytest.mark.level(71)
def test_jeden_ma_vsechno(srdce):
    """Kdo má všech 26 bodů, je poslední. Žádné pravidlo to neobrací."""
    hraci = {'Gábi': {'ruka': set(), 'stychy': vsechno()}, 'Petr': {'ruka': set(), 'stychy': []}}
    assert srdce.poradi(hraci) == [(0, {'Petr'}), (26, {'Gábi'})]


@pytest.mark.level(71)
def test_bez_klice_stychy(srdce):
    """Kdo nemá klíč 'stychy', žádný štych nevzal, a tak má nula bodů."""
    hraci = {
        'Gábi': {'ruka': set(), 'stychy': [ctyri_body()]},
        'Petr': {'ruka': set(), 'stychy': [trinact_bodu()]},
        'Pavel': {'ruka': set(), 'stychy': [jeden_bod()]},
        'Soňa': {'ruka': set()},
    }
    assert srdce.poradi(hraci) == [(0, {'Soňa'}), (1, {'Pavel'}), (4, {'Gábi'}), (13, {'Petr'})]


@pytest.mark.level(71)
def test_jen_dva_hraci(srdce):
    """V pořadí jsou ti, kdo jsou ve slovníku hráčů, třeba jen dva."""
    hraci = {'Gábi': {'ruka': set(), 'stychy': [dva_body()]}, 'Petr': {'ruka': set(), 'stychy': [nula_bodu()]}}
    assert srdce.poradi(hraci) == [(0, {'Petr'}), (2, {'Gábi'})]


@pytest.mark.level(71)
def test_poradi_podruhe(srdce):
    """Při každém zavolání se pořadí sestavuje znovu. Z minulého v něm nic nezbude."""
    hraci = {'Gábi': {'ruka': set(), 'stychy': [dva_body()]}, 'Petr': {'ruka': set(), 'stychy': [nula_bodu()]}}
    prvni = srdce.poradi(hraci)
    assert prvni == [(0, {'Petr'}), (2, {'Gábi'})]
    hraci = {'Gábi': {'ruka': set(), 'stychy': [jeden_bod()]}, 'Petr': {'ruka': set(), 'stychy': [ctyri_body()]}}
    assert srdce.poradi(hraci) == [(1, {'Gábi'}), (4, {'Petr'})]
    assert prvni == [(0, {'Petr'}), (2, {'Gábi'})]


@pytest.mark.level(71)
def test_poradi_nic_nemeni(srdce):
    """Zjistit pořadí znamená jen se podívat: hráči i jejich štychy zůstanou, jací byli."""
    hraci = {
        'Gábi': {'ruka': {('Ka', 5)}, 'stychy': [trinact_bodu(), nula_bodu()]},
        'Petr': {'ruka': {('Ka', 6)}, 'stychy': [ctyri_body()]},
        'Pavel': {'ruka': {('Ka', 7)}, 'stychy': [jeden_bod()]},
        'Soňa': {'ruka': {('Ka', 8)}},
    }
    hraci_predtim = deepcopy(hraci)
    srdce.poradi(hraci)
    assert hraci == hraci_predtim


@pytest.mark.level(72)
def test_dva_se_stejnymi_body(srdce):
    """Kdo má stejně bodů, je ve stejné množině."""
    hraci = {
        'Gábi': {'ruka': set(), 'stychy': [dva_body()]},
        'Petr': {'ruka': set(), 'stychy': [ctyri_body()]},
        'Pavel': {'ruka': set(), 'stychy': [jine_dva_body(), nula_bodu()]},
        'Soňa': {'ruka': set(), 'stychy': [trinact_bodu()]},
    }
    assert srdce.poradi(hraci) == [(2, {'Gábi', 'Pavel'}), (4, {'Petr'}), (13, {'Soňa'})]


@pytest.mark.level(72)
def test_tri_se_stejnymi_body(srdce):
    """Ve společné množině mohou být i tři, a nemusí být první."""
    hraci = {
        'Gábi': {'ruka': set(), 'stychy': [ctyri_body()]},
        'Petr': {'ruka': set(), 'stychy': [jeden_bod()]},
        'Pavel': {'ruka': set(), 'stychy': [dva_body(), jine_dva_body()]},
        'Soňa': {'ruka': set(), 'stychy': [nula_bodu(), stych(('Sr', 9), ('Sr', 4), ('Sr', 'kluk'), ('Sr', 'dama'))]},
    }
    assert srdce.poradi(hraci) == [(1, {'Petr'}), (4, {'Gábi', 'Pavel', 'Soňa'})]


@pytest.mark.level(72)
def test_dve_dvojice(srdce):
    """Stejných množin může být víc. Tady má Gábi pikovou dámu a Pavel všechna srdce."""
    hraci = {
        'Gábi': {'ruka': set(), 'stychy': [trinact_bodu()]},
        'Petr': {'ruka': set(), 'stychy': []},
        'Pavel': {'ruka': set(), 'stychy': [*vsechno()[:3], stych(('Sr', 'eso'), ('Ka', 4))]},
        'Soňa': {'ruka': set()},
    }
    assert srdce.poradi(hraci) == [(0, {'Petr', 'Soňa'}), (13, {'Gábi', 'Pavel'})]


@pytest.mark.level(72)
def test_vsichni_stejne(srdce):
    """Před začátkem hry mají všichni nulu, takže je množina jen jedna."""
    hraci = {'Gábi': {'ruka': set()}, 'Petr': {'ruka': set()}, 'Pavel': {'ruka': set()}, 'Soňa': {'ruka': set()}}
    assert srdce.poradi(hraci) == [(0, {'Gábi', 'Petr', 'Pavel', 'Soňa'})]


# Kdo vyhrává


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
        'Petr': {'ruka': set(), 'stychy': [nula_bodu(), jina_nula_bodu(), stych(('Pi', 2), ('Pi', 3))]},
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
        'Soňa': {'ruka': set(), 'stychy': [jine_dva_body(), nula_bodu()]},
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
def test_vyhrava_podruhe(srdce):
    """Při každém zavolání se vítěz hledá znovu. Z minula nezbude nikdo."""
    hraci = {'Gábi': {'ruka': set(), 'stychy': [dva_body()]}, 'Petr': {'ruka': set(), 'stychy': [nula_bodu()]}}
    prvni = srdce.vyhrava(hraci)
    assert prvni == {'Petr'}
    hraci = {'Gábi': {'ruka': set(), 'stychy': [jeden_bod()]}, 'Petr': {'ruka': set(), 'stychy': [ctyri_body()]}}
    assert srdce.vyhrava(hraci) == {'Gábi'}
    assert prvni == {'Petr'}


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
def test_vyhrava_jeden_ze_dvou(srdce):
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
