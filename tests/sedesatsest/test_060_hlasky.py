"""Funkce ma_hlasku a ma_trumfovou_hlasku: levely 60 až 63."""

from inspect import signature

import pytest


def karty(*popisy):
    """Seznam karet podle barvy a jména: karty('Kr eso', 'Sr 9') jsou dvě karty."""
    from karty66 import VSECHNY_KARTY

    vybrane = []
    for popis in popisy:
        barva, jmeno = popis.split()
        for karta in VSECHNY_KARTY:
            if karta.barva == barva and karta.jmeno == jmeno:
                # Barva a jméno jsou nové řetězce, jako když karta přijde po síti: porovnávej je ==, ne is.
                vybrane.append(karta._replace(barva=barva, jmeno=jmeno))
    return vybrane


@pytest.mark.level(60)
def test_ma_hlasku_existuje(pravidla66):
    """Funkce `ma_hlasku` bere dva parametry: trumf a ruku."""
    signature(pravidla66.ma_hlasku).bind('trumf', 'ruka')


@pytest.mark.level(60)
def test_ma_trumfovou_hlasku_existuje(pravidla66):
    """Funkce `ma_trumfovou_hlasku` bere dva parametry: trumf a ruku."""
    signature(pravidla66.ma_trumfovou_hlasku).bind('trumf', 'ruka')


# Pár v jiné než trumfové barvě


@pytest.mark.level(61)
def test_hlaska(pravidla66):
    """V ruce je křížový pár a trumfy jsou srdce."""
    ruka = karty('Kr kral', 'Kr dama', 'Sr 9')
    assert pravidla66.ma_hlasku('Sr', ruka) is True, 'Křížový pár se dá hlásit, má se vrátit přesně True.'


@pytest.mark.level(61)
def test_hlaska_v_kazde_barve(pravidla66):
    """Hlásit se dá kterákoli barva kromě trumfové."""
    ruka = karty('Kr eso', 'Sr eso', 'Pi dama', 'Pi kral')
    assert pravidla66.ma_hlasku('Sr', ruka) is True, 'Pikový pár se dá hlásit, má se vrátit přesně True.'
    ruka = karty('Sr dama', 'Pi dama', 'Sr kral')
    assert pravidla66.ma_hlasku('Ka', ruka) is True, 'Srdcový pár se dá hlásit, má se vrátit přesně True.'
    ruka = karty('Ka dama', 'Ka kral', 'Kr kral')
    assert pravidla66.ma_hlasku('Kr', ruka) is True, 'Kárový pár se dá hlásit, má se vrátit přesně True.'
    ruka = karty('Kr dama', 'Kr kral', 'Pi kral')
    assert pravidla66.ma_hlasku('Pi', ruka) is True, 'Křížový pár se dá hlásit, má se vrátit přesně True.'


@pytest.mark.level(61)
def test_oba_pary_najednou(pravidla66):
    """Kdo má trumfový pár i jiný, ten jiný hlásit může."""
    ruka = karty('Sr kral', 'Sr dama', 'Ka kral', 'Ka dama')
    assert pravidla66.ma_hlasku('Sr', ruka) is True, 'Kárový pár se dá hlásit, má se vrátit přesně True.'
    ruka = karty('Sr kral', 'Sr dama', 'Ka kral', 'Ka dama')
    assert pravidla66.ma_hlasku('Ka', ruka) is True, 'Srdcový pár se dá hlásit, má se vrátit přesně True.'


@pytest.mark.level(62)
def test_bez_paru_neni_co_hlasit(pravidla66):
    """Bez páru není co hlásit a funkce vrátí False. Král a dáma z různých barev nestačí."""
    ruka = karty('Kr kral', 'Pi dama', 'Ka kral', 'Ka eso', 'Kr 10', 'Sr kluk')
    assert pravidla66.ma_hlasku('Sr', ruka) is False, 'V ruce žádný pár není, má se vrátit přesně False.'


@pytest.mark.level(62)
def test_prazdna_ruka_nema_hlasku(pravidla66):
    """Ani v prázdné ruce není co hlásit."""
    assert pravidla66.ma_hlasku('Kr', []) is False, 'V prázdné ruce nic není, má se vrátit přesně False.'


@pytest.mark.level(62)
def test_trumfovy_par_neni_hlaska(pravidla66):
    """Pár v trumfové barvě se sem nepočítá, na ten je funkce `ma_trumfovou_hlasku`."""
    ruka = karty('Sr kral', 'Sr dama', 'Kr kral', 'Pi dama')
    assert pravidla66.ma_hlasku('Sr', ruka) is False, 'Pár je jen v trumfech, má se vrátit přesně False.'
    ruka = karty('Kr kral', 'Kr dama')
    assert pravidla66.ma_hlasku('Kr', ruka) is False, 'Pár je jen v trumfech, má se vrátit přesně False.'


@pytest.mark.level(62)
def test_trumf_je_barva_otocene_karty(pravidla66):
    """Trumf říká otočená karta pod balíčkem. Trumfový pár se nepočítá, ať je trumfem cokoli."""
    [otocena] = karty('Ka 10')
    ruka = karty('Ka kral', 'Ka dama')
    assert pravidla66.ma_hlasku(otocena.barva, ruka) is False, 'Pár je jen v trumfech, má se vrátit přesně False.'


@pytest.mark.level(62)
def test_ma_hlasku_podruhe(pravidla66):
    """Pokaždé se zjišťuje znovu. Stejná ruka je jednou na hlášku, a s jiným trumfem ne."""
    for trumf, odpoved in ('Sr', True), ('Kr', False):
        ruka = karty('Kr kral', 'Kr dama')
        assert pravidla66.ma_hlasku(trumf, ruka) is odpoved, f'Má se vrátit přesně {odpoved}.'


@pytest.mark.level(62)
def test_ma_hlasku_nic_nemeni(pravidla66):
    """Zjistit, jestli je co hlásit, znamená jen se podívat: karty v ruce zůstanou."""
    ruka = karty('Ka dama', 'Kr eso', 'Ka kral')
    pravidla66.ma_hlasku('Kr', ruka)
    assert ruka == karty('Ka dama', 'Kr eso', 'Ka kral')


# Trumfový pár


@pytest.mark.level(63)
def test_trumfova_hlaska(pravidla66):
    """Trumfová hláška je král a dáma trumfové barvy. Když v ruce jsou, funkce vrátí True."""
    ruka = karty('Sr kral', 'Kr 9', 'Sr dama')
    assert pravidla66.ma_trumfovou_hlasku('Sr', ruka) is True, 'Srdcový pár v ruce je, má se vrátit přesně True.'


@pytest.mark.level(63)
def test_trumfova_hlaska_v_kazde_barve(pravidla66):
    """Trumfem může být kterákoli barva."""
    ruka = karty('Kr dama', 'Kr kral')
    assert pravidla66.ma_trumfovou_hlasku('Kr', ruka) is True, 'Křížový pár v ruce je, má se vrátit přesně True.'
    ruka = karty('Pi dama', 'Pi kral')
    assert pravidla66.ma_trumfovou_hlasku('Pi', ruka) is True, 'Pikový pár v ruce je, má se vrátit přesně True.'
    ruka = karty('Ka dama', 'Ka kral')
    assert pravidla66.ma_trumfovou_hlasku('Ka', ruka) is True, 'Kárový pár v ruce je, má se vrátit přesně True.'


@pytest.mark.level(63)
def test_par_jine_barvy_neni_trumfovy(pravidla66):
    """Pár jiné barvy trumfová hláška není a funkce vrátí False."""
    ruka = karty('Kr kral', 'Kr dama', 'Pi kral', 'Pi dama', 'Sr kral')
    assert pravidla66.ma_trumfovou_hlasku('Sr', ruka) is False, 'Srdcová dáma chybí, má se vrátit přesně False.'


@pytest.mark.level(63)
def test_pul_trumfoveho_paru(pravidla66):
    """Samotný trumfový král ani samotná trumfová dáma nestačí."""
    ruka = karty('Ka kral', 'Kr dama', 'Ka eso')
    assert pravidla66.ma_trumfovou_hlasku('Ka', ruka) is False, 'Kárová dáma chybí, má se vrátit přesně False.'
    ruka = karty('Ka dama', 'Kr kral', 'Ka eso')
    assert pravidla66.ma_trumfovou_hlasku('Ka', ruka) is False, 'Kárový král chybí, má se vrátit přesně False.'


@pytest.mark.level(63)
def test_ma_trumfovou_hlasku_podruhe(pravidla66):
    """Pokaždé se zjišťuje znovu. Stejná ruka je jednou na trumfovou hlášku, a s jiným trumfem ne."""
    for trumf, odpoved in ('Kr', True), ('Sr', False):
        ruka = karty('Kr kral', 'Kr dama')
        assert pravidla66.ma_trumfovou_hlasku(trumf, ruka) is odpoved, f'Má se vrátit přesně {odpoved}.'


@pytest.mark.level(63)
def test_ma_trumfovou_hlasku_nic_nemeni(pravidla66):
    """Karty v ruce zůstanou, jak byly."""
    ruka = karty('Ka dama', 'Kr eso', 'Ka kral')
    pravidla66.ma_trumfovou_hlasku('Ka', ruka)
    assert ruka == karty('Ka dama', 'Kr eso', 'Ka kral')
