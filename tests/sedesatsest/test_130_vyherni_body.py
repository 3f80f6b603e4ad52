"""Funkce vyherni_body: levely 130 až 133."""

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


@pytest.mark.level(130)
def test_vyherni_body_existuje(pravidla66):
    """Funkce `vyherni_body` bere dva parametry: body soupeře a jeho štychy."""
    signature(pravidla66.vyherni_body).bind('body_soupere', 'stychy_soupere')


@pytest.mark.level(131)
def test_souper_nema_stych(pravidla66):
    """Když soupeř nevzal ani jeden štych, je výhra za tři body."""
    assert pravidla66.vyherni_body(0, []) == 3


@pytest.mark.level(131)
def test_souper_ma_jen_hlasky(pravidla66):
    """Body má soupeř i z hlášek. Bez štychu mu ale nepomůžou."""
    assert pravidla66.vyherni_body(20, []) == 3
    assert pravidla66.vyherni_body(50, []) == 3


@pytest.mark.level(132)
def test_souper_ma_nejvys_32(pravidla66):
    """Když má soupeř nějaký štych a nejvýš 32 bodů, je výhra za dva body."""
    assert pravidla66.vyherni_body(21, [karty('Kr eso', 'Kr 10')]) == 2
    assert pravidla66.vyherni_body(32, [karty('Kr eso', 'Kr 10'), karty('Ka eso', 'Ka 9')]) == 2


@pytest.mark.level(132)
def test_souper_ma_stych_bez_bodu(pravidla66):
    """Štych za nula bodů je taky štych."""
    assert pravidla66.vyherni_body(0, [karty('Kr 9', 'Pi 9')]) == 2


@pytest.mark.level(132)
def test_vyherni_body_podruhe(pravidla66):
    """Počítají se znovu za každou hru. Na tom, jak dopadla ta minulá, nezáleží."""
    assert pravidla66.vyherni_body(0, []) == 3
    assert pravidla66.vyherni_body(21, [karty('Kr eso', 'Kr 10')]) == 2


@pytest.mark.level(133)
def test_souper_ma_presne_33(pravidla66):
    """Se třiatřiceti body prohraje soupeř jen o jeden výherní bod."""
    assert pravidla66.vyherni_body(33, [karty('Kr eso', 'Kr 10'), karty('Pi 10', 'Pi kluk')]) == 1


@pytest.mark.level(133)
def test_souper_ma_vic_nez_33(pravidla66):
    """S více body taky, i když je všechny vzal v jednom štychu a zbytek má z hlášek."""
    assert pravidla66.vyherni_body(65, [karty('Kr eso', 'Kr 10'), karty('Pi eso', 'Pi kluk')]) == 1
    assert pravidla66.vyherni_body(41, [karty('Kr eso', 'Kr 10')]) == 1
