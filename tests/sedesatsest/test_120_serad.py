"""Funkce serad: levely 120 až 122."""

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


@pytest.mark.level(120)
def test_serad_existuje(pravidla66):
    """Funkce `serad` bere jeden parametr: ruku."""
    signature(pravidla66.serad).bind('ruka')


@pytest.mark.level(121)
def test_serad_v_barve(pravidla66):
    """V jedné barvě jdou karty od nejvyšší hodnoty k nejnižší: eso, 10, král, dáma, kluk, 9."""
    serazena = pravidla66.serad(karty('Kr 9', 'Kr kral', 'Kr eso', 'Kr kluk', 'Kr 10', 'Kr dama'))
    assert serazena == karty('Kr eso', 'Kr 10', 'Kr kral', 'Kr dama', 'Kr kluk', 'Kr 9')


@pytest.mark.level(121)
def test_serad_barvy(pravidla66):
    """Nejdřív jsou kříže, pak piky, srdce a nakonec káry."""
    serazena = pravidla66.serad(karty('Ka eso', 'Sr 10', 'Kr 9', 'Pi kluk'))
    assert serazena == karty('Kr 9', 'Pi kluk', 'Sr 10', 'Ka eso')


@pytest.mark.level(121)
def test_serad_oboji(pravidla66):
    """Karty se řadí podle barev a v každé barvě podle hodnoty."""
    serazena = pravidla66.serad(karty('Sr kluk', 'Pi kral', 'Ka 9', 'Pi 10', 'Sr eso', 'Kr dama'))
    assert serazena == karty('Kr dama', 'Pi 10', 'Pi kral', 'Sr eso', 'Sr kluk', 'Ka 9')


@pytest.mark.level(121)
def test_serad_mensi_ruku(pravidla66):
    """Karet v ruce může být i míň, třeba jedna nebo žádná. Funkce vrátí seznam i tak."""
    serazena = pravidla66.serad(karty('Pi 9', 'Pi 10'))
    assert serazena == karty('Pi 10', 'Pi 9')
    serazena = pravidla66.serad(karty('Ka dama'))
    assert serazena == karty('Ka dama')
    assert pravidla66.serad([]) == []


@pytest.mark.level(122)
def test_puvodni_ruka_se_nezmeni(pravidla66):
    """Seřazený je nový seznam. Ten, který funkce dostala, zůstane, jak byl."""
    ruka = karty('Ka eso', 'Sr 10', 'Kr 9')
    serazena = pravidla66.serad(ruka)
    assert serazena == karty('Kr 9', 'Sr 10', 'Ka eso')
    assert ruka == karty('Ka eso', 'Sr 10', 'Kr 9')


@pytest.mark.level(122)
def test_kazdy_vysledek_je_jiny_seznam(pravidla66):
    """Každé zavolání vrátí svůj seznam. Co funkce vrátila předtím, v tom zůstane."""
    predtim = pravidla66.serad(karty('Sr 10', 'Kr 9'))
    pravidla66.serad(karty('Ka eso', 'Pi kluk'))
    assert predtim == karty('Kr 9', 'Sr 10')
