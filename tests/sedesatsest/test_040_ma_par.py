"""Funkce ma_par: levely 40 až 42."""

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


@pytest.mark.level(40)
def test_ma_par_existuje(pravidla66):
    """Funkce `ma_par` bere dva parametry: ruku a barvu."""
    signature(pravidla66.ma_par).bind('ruka', 'barva')


# Král a dáma


@pytest.mark.level(41)
def test_kral_a_dama(pravidla66):
    """V ruce je křížový pár a ještě dvě jiné karty."""
    ruka = karty('Kr kral', 'Kr dama', 'Sr 9', 'Ka eso')
    assert pravidla66.ma_par(ruka, 'Kr') is True, 'Křížový král i dáma v ruce jsou, má se vrátit přesně True.'


@pytest.mark.level(41)
def test_na_poradi_v_ruce_nezalezi(pravidla66):
    """Král a dáma nemusí být vedle sebe a dáma může být dřív."""
    ruka = karty('Sr dama', 'Ka eso', 'Pi 9', 'Kr 10', 'Ka kluk', 'Sr kral')
    assert pravidla66.ma_par(ruka, 'Sr') is True, 'Srdcový král i dáma v ruce jsou, má se vrátit přesně True.'


@pytest.mark.level(41)
def test_par_v_kazde_barve(pravidla66):
    """Pár může být v kterékoli barvě."""
    ruka = karty('Pi kral', 'Pi dama')
    assert pravidla66.ma_par(ruka, 'Pi') is True, 'Pikový král i dáma v ruce jsou, má se vrátit přesně True.'
    ruka = karty('Ka kral', 'Ka dama')
    assert pravidla66.ma_par(ruka, 'Ka') is True, 'Kárový král i dáma v ruce jsou, má se vrátit přesně True.'


@pytest.mark.level(41)
def test_samotny_kral(pravidla66):
    """Král bez dámy pár není, ani s jinými kartami své barvy. Funkce pak vrátí False."""
    ruka = karty('Kr kral', 'Kr eso', 'Kr kluk', 'Kr 10')
    assert pravidla66.ma_par(ruka, 'Kr') is False, 'Křížová dáma v ruce není, má se vrátit přesně False.'


@pytest.mark.level(41)
def test_samotna_dama(pravidla66):
    """Dáma bez krále taky ne."""
    ruka = karty('Pi dama', 'Pi kluk', 'Pi 9')
    assert pravidla66.ma_par(ruka, 'Pi') is False, 'Pikový král v ruce není, má se vrátit přesně False.'
    ruka = karty('Pi 10', 'Pi dama')
    assert pravidla66.ma_par(ruka, 'Pi') is False, 'Pikový král v ruce není, má se vrátit přesně False.'


@pytest.mark.level(41)
def test_prazdna_ruka_nema_par(pravidla66):
    """V prázdné ruce pár není."""
    assert pravidla66.ma_par([], 'Kr') is False, 'V prázdné ruce nic není, má se vrátit přesně False.'


@pytest.mark.level(41)
def test_ma_par_podruhe(pravidla66):
    """Pokaždé se zjišťuje znovu, jen z ruky, kterou funkce zrovna dostala."""
    ruka = karty('Kr kral', 'Kr dama')
    assert pravidla66.ma_par(ruka, 'Kr') is True, 'Křížový král i dáma v ruce jsou, má se vrátit přesně True.'
    ruka = karty('Kr kral', 'Kr eso')
    assert pravidla66.ma_par(ruka, 'Kr') is False, 'Křížová dáma v ruce není, má se vrátit přesně False.'


@pytest.mark.level(41)
def test_ma_par_nic_nemeni(pravidla66):
    """Zjistit, jestli je v ruce pár, znamená jen se podívat: karty v ní zůstanou."""
    ruka = karty('Ka dama', 'Kr eso', 'Ka kral')
    pravidla66.ma_par(ruka, 'Ka')
    assert ruka == karty('Ka dama', 'Kr eso', 'Ka kral')


# Každý z jiné barvy


@pytest.mark.level(42)
def test_kazdy_z_jine_barvy(pravidla66):
    """V ruce je srdcový král a kárová dáma."""
    ruka = karty('Sr kral', 'Ka dama')
    assert pravidla66.ma_par(ruka, 'Sr') is False, 'Srdcová dáma v ruce není, má se vrátit přesně False.'
    ruka = karty('Sr kral', 'Ka dama')
    assert pravidla66.ma_par(ruka, 'Ka') is False, 'Kárový král v ruce není, má se vrátit přesně False.'


@pytest.mark.level(42)
def test_cizi_kral_a_dama_paru_nevadi(pravidla66):
    """Pár je pár, i když jsou v ruce před ním a za ním král a dáma jiných barev."""
    ruka = karty('Ka dama', 'Sr kral', 'Sr dama', 'Kr kral', 'Pi dama')
    assert pravidla66.ma_par(ruka, 'Sr') is True, 'Srdcový král i dáma v ruce jsou, má se vrátit přesně True.'


@pytest.mark.level(42)
def test_par_jine_barvy(pravidla66):
    """Funkce se ptá jen na jednu barvu. Pár v jiné se nepočítá."""
    ruka = karty('Kr kral', 'Kr dama', 'Sr kral')
    assert pravidla66.ma_par(ruka, 'Sr') is False, 'Pár je tu jen křížový, má se vrátit přesně False.'
    ruka = karty('Kr kral', 'Kr dama', 'Sr kral')
    assert pravidla66.ma_par(ruka, 'Pi') is False, 'Pár je tu jen křížový, má se vrátit přesně False.'
