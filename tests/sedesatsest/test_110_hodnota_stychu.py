"""Funkce hodnota_stychu: levely 110 a 111."""

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


@pytest.mark.level(110)
def test_hodnota_stychu_existuje(pravidla66):
    """Funkce `hodnota_stychu` bere jeden parametr: štych."""
    signature(pravidla66.hodnota_stychu).bind('stych')


@pytest.mark.level(111)
def test_soucet_hodnot(pravidla66):
    """Hodnota štychu je součet hodnot obou karet. Funkce ji vrací, nevypisuje."""
    assert pravidla66.hodnota_stychu(karty('Kr eso', 'Kr 10')) == 21
    assert pravidla66.hodnota_stychu(karty('Pi kral', 'Sr dama')) == 7


@pytest.mark.level(111)
def test_hodnoty_vsech_obrazu(pravidla66):
    """Devítka je za 0, kluk za 2, dáma za 3, král za 4, desítka za 10 a eso za 11."""
    assert pravidla66.hodnota_stychu(karty('Sr 9', 'Kr 9')) == 0
    assert pravidla66.hodnota_stychu(karty('Sr 9', 'Sr kluk')) == 2
    assert pravidla66.hodnota_stychu(karty('Sr kluk', 'Ka dama')) == 5
    assert pravidla66.hodnota_stychu(karty('Pi 10', 'Pi 9')) == 10
    assert pravidla66.hodnota_stychu(karty('Ka eso', 'Kr kral')) == 15


@pytest.mark.level(111)
def test_stejne_obrazy(pravidla66):
    """Počítají se obě karty, i když mají stejnou hodnotu."""
    assert pravidla66.hodnota_stychu(karty('Ka eso', 'Pi eso')) == 22
    assert pravidla66.hodnota_stychu(karty('Ka kluk', 'Sr kluk')) == 4


@pytest.mark.level(111)
def test_hodnota_stychu_nic_nemeni(pravidla66):
    """Spočítat štych znamená jen se podívat: obě karty v něm zůstanou."""
    stych = karty('Ka eso', 'Kr kral')
    pravidla66.hodnota_stychu(stych)
    assert stych == karty('Ka eso', 'Kr kral')
