"""Funkce zacina: levely 40 a 41."""

from inspect import signature

import pytest


@pytest.mark.level(40)
def test_zacina_existuje(srdce):
    """Funkce `zacina` bere jeden parametr: hráče."""
    signature(srdce.zacina).bind('hraci')


@pytest.mark.level(41)
def test_zacina_prvni(srdce):
    """Začíná ten, kdo má křížovou dvojku. Funkce vrací jeho jméno, nevypisuje ho."""
    hraci = {
        'Gábi': {'ruka': {('Kr', 2), ('Sr', 5)}, 'stychy': []},
        'Petr': {'ruka': {('Kr', 3), ('Ka', 2)}, 'stychy': []},
        'Pavel': {'ruka': {('Pi', 2), ('Pi', 'eso')}, 'stychy': []},
        'Soňa': {'ruka': {('Sr', 2), ('Kr', 'eso')}, 'stychy': []},
    }
    assert srdce.zacina(hraci) == 'Gábi'


@pytest.mark.level(41)
def test_zacina_nekdo_uprostred(srdce):
    """Křížovou dvojku může mít kdokoli z hráčů."""
    hraci = {
        'Gábi': {'ruka': {('Ka', 2), ('Sr', 5)}, 'stychy': []},
        'Petr': {'ruka': {('Kr', 3), ('Ka', 7)}, 'stychy': []},
        'Pavel': {'ruka': {('Pi', 2), ('Kr', 2)}, 'stychy': []},
        'Soňa': {'ruka': {('Sr', 2), ('Kr', 'eso')}, 'stychy': []},
    }
    assert srdce.zacina(hraci) == 'Pavel'


@pytest.mark.level(41)
def test_zacina_posledni(srdce):
    """I poslední z hráčů může začínat. Ani eso, ani křížová trojka na tom nic nezmění."""
    hraci = {
        'Gábi': {'ruka': {('Kr', 'eso'), ('Kr', 3)}, 'stychy': []},
        'Petr': {'ruka': {('Ka', 2), ('Sr', 2)}, 'stychy': []},
        'Pavel': {'ruka': {('Pi', 2), ('Pi', 'dama')}, 'stychy': []},
        'Soňa': {'ruka': {('Kr', 'kral'), ('Kr', 2)}, 'stychy': []},
    }
    assert srdce.zacina(hraci) == 'Soňa'


@pytest.mark.level(41)
def test_zacina_s_jedinou_kartou(srdce):
    """Na počtu karet v ruce nezáleží. Pod klíčem 'stychy' nemusí nic být, ani ten klíč."""
    hraci = {
        'Gábi': {'ruka': {('Kr', 4)}},
        'Petr': {'ruka': {('Kr', 2)}},
        'Pavel': {'ruka': {('Pi', 2)}},
        'Soňa': {'ruka': {('Sr', 2)}},
    }
    assert srdce.zacina(hraci) == 'Petr'


@pytest.mark.level(41)
def test_jen_dva_hraci(srdce):
    """Začíná někdo z těch, kdo jsou ve slovníku hráčů, třeba jen ze dvou."""
    hraci = {'Pavel': {'ruka': {('Pi', 3)}}, 'Petr': {'ruka': {('Sr', 5), ('Kr', 2)}}}
    assert srdce.zacina(hraci) == 'Petr'


@pytest.mark.level(41)
def test_krizova_dvojka_uz_je_venku(srdce):
    """Když křížovou dvojku nemá v ruce nikdo, funkce vrátí None. Ve štyších se nehledá."""
    stych = [
        {'hrac': 'Petr', 'karta': ('Kr', 2)},
        {'hrac': 'Pavel', 'karta': ('Kr', 9)},
        {'hrac': 'Soňa', 'karta': ('Kr', 5)},
        {'hrac': 'Gábi', 'karta': ('Kr', 4)},
    ]
    hraci = {
        'Gábi': {'ruka': {('Ka', 2), ('Kr', 3)}, 'stychy': []},
        'Petr': {'ruka': {('Sr', 2), ('Kr', 'eso')}, 'stychy': []},
        'Pavel': {'ruka': {('Pi', 2), ('Kr', 10)}, 'stychy': [stych]},
        'Soňa': {'ruka': {('Sr', 7), ('Kr', 'dama')}, 'stychy': []},
    }
    assert srdce.zacina(hraci) is None


@pytest.mark.level(41)
def test_prazdne_ruce(srdce):
    """S prázdnýma rukama nezačíná nikdo."""
    hraci = {'Gábi': {'ruka': set()}, 'Petr': {'ruka': set()}, 'Pavel': {'ruka': set()}, 'Soňa': {'ruka': set()}}
    assert srdce.zacina(hraci) is None


@pytest.mark.level(41)
def test_zacina_podruhe(srdce):
    """Při každém zavolání se hledá znovu. Na tom, kdo začínal minule, nezáleží."""
    assert srdce.zacina({'Gábi': {'ruka': {('Kr', 2)}}, 'Petr': {'ruka': {('Sr', 3)}}}) == 'Gábi'
    assert srdce.zacina({'Gábi': {'ruka': {('Sr', 3)}}, 'Petr': {'ruka': {('Kr', 2)}}}) == 'Petr'
    assert srdce.zacina({'Gábi': {'ruka': {('Kr', 5)}}, 'Petr': {'ruka': {('Sr', 3)}}}) is None


@pytest.mark.level(41)
def test_zacina_nic_nemeni(srdce):
    """Zjistit, kdo začíná, znamená jen se podívat: karty v rukou zůstanou."""
    hraci = {
        'Gábi': {'ruka': {('Ka', 2)}},
        'Petr': {'ruka': {('Kr', 2), ('Kr', 5)}},
        'Pavel': {'ruka': {('Pi', 2)}},
        'Soňa': {'ruka': {('Sr', 2)}},
    }
    srdce.zacina(hraci)
    assert hraci == {
        'Gábi': {'ruka': {('Ka', 2)}},
        'Petr': {'ruka': {('Kr', 2), ('Kr', 5)}},
        'Pavel': {'ruka': {('Pi', 2)}},
        'Soňa': {'ruka': {('Sr', 2)}},
    }
