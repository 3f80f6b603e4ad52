"""Funkce trumfova_devitka: levely 70 až 72."""

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


@pytest.mark.level(70)
def test_trumfova_devitka_existuje(pravidla66):
    """Funkce `trumfova_devitka` bere dva parametry: trumf a ruku."""
    signature(pravidla66.trumfova_devitka).bind('trumf', 'ruka')


@pytest.mark.level(71)
def test_trumfova_devitka(pravidla66):
    """Když je v ruce trumfová devítka, funkce vrátí tu kartu."""
    devitka = pravidla66.trumfova_devitka('Sr', karty('Kr eso', 'Sr 9', 'Pi kluk'))
    assert devitka == karty('Sr 9')[0]


@pytest.mark.level(71)
def test_trumfova_devitka_v_kazde_barve(pravidla66):
    """Devítka může být kdekoli v ruce a trumfem kterákoli barva."""
    devitka = pravidla66.trumfova_devitka('Kr', karty('Kr 9', 'Kr eso'))
    assert devitka == karty('Kr 9')[0]
    devitka = pravidla66.trumfova_devitka('Pi', karty('Sr kral', 'Kr kluk', 'Pi 9'))
    assert devitka == karty('Pi 9')[0]
    devitka = pravidla66.trumfova_devitka('Ka', karty('Ka 9'))
    assert devitka == karty('Ka 9')[0]


@pytest.mark.level(71)
def test_vic_devitek(pravidla66):
    """Z více devítek vrátí funkce tu trumfovou."""
    devitka = pravidla66.trumfova_devitka('Pi', karty('Kr 9', 'Sr 9', 'Pi 9', 'Ka 9'))
    assert devitka == karty('Pi 9')[0]


@pytest.mark.level(71)
def test_devitka_z_ruky_nezmizi(pravidla66):
    """Funkce se jen podívá: devítka zůstane v ruce."""
    ruka = karty('Kr eso', 'Sr 9', 'Pi kluk')
    pravidla66.trumfova_devitka('Sr', ruka)
    assert ruka == karty('Kr eso', 'Sr 9', 'Pi kluk')


@pytest.mark.level(72)
def test_bez_trumfove_devitky(pravidla66):
    """V ruce není vůbec žádná devítka."""
    assert pravidla66.trumfova_devitka('Sr', karty('Kr eso', 'Pi kluk')) is None


@pytest.mark.level(72)
def test_devitka_jine_barvy(pravidla66):
    """Devítka jiné barvy nestačí a jiný trumf taky ne. Trumfem je pokaždé něco jiného."""
    devitka = pravidla66.trumfova_devitka('Sr', karty('Kr 9', 'Pi 9', 'Sr 9', 'Ka kluk', 'Ka 10'))
    assert devitka == karty('Sr 9')[0]
    assert pravidla66.trumfova_devitka('Ka', karty('Kr 9', 'Pi 9', 'Sr 9', 'Ka kluk', 'Ka 10')) is None


@pytest.mark.level(72)
def test_prazdna_ruka_nema_devitku(pravidla66):
    """V prázdné ruce devítka není."""
    assert pravidla66.trumfova_devitka('Kr', []) is None
