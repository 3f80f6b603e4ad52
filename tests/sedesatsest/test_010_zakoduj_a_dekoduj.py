"""Funkce zakoduj a dekoduj: levely 10 až 21."""

from inspect import signature

import pytest


@pytest.mark.level(10)
def test_zakoduj_existuje(pravidla66):
    """Funkce `zakoduj` bere jeden parametr: kartu."""
    signature(pravidla66.zakoduj).bind('karta')


@pytest.mark.level(11)
def test_zakoduj(pravidla66, karty66):
    """V seznamu je barva, jméno, hodnota a řazení karty. Funkce ho vrací, nevypisuje."""
    assert pravidla66.zakoduj(karty66.Karta('Kr', 'eso', 11, 1)) == ['Kr', 'eso', 11, 1]
    assert pravidla66.zakoduj(karty66.Karta('Pi', 'kral', 4, 9)) == ['Pi', 'kral', 4, 9]
    assert pravidla66.zakoduj(karty66.Karta('Sr', 'dama', 3, 16)) == ['Sr', 'dama', 3, 16]
    assert pravidla66.zakoduj(karty66.Karta('Ka', 'kluk', 2, 23)) == ['Ka', 'kluk', 2, 23]


@pytest.mark.level(11)
def test_zakoduj_devitku_a_desitku(pravidla66, karty66):
    """Jméno devítky a desítky je řetězec, jejich hodnota číslo. Tak to v seznamu i zůstane."""
    assert pravidla66.zakoduj(karty66.Karta('Pi', '9', 0, 12)) == ['Pi', '9', 0, 12]
    assert pravidla66.zakoduj(karty66.Karta('Sr', '10', 10, 14)) == ['Sr', '10', 10, 14]


@pytest.mark.level(12)
def test_kazdy_vysledek_je_jiny_seznam(pravidla66, karty66):
    """Každé zavolání vrátí svůj seznam. Co funkce vrátila předtím, v tom zůstane."""
    predtim = pravidla66.zakoduj(karty66.Karta('Sr', 'dama', 3, 16))
    pravidla66.zakoduj(karty66.Karta('Kr', '10', 10, 2))
    assert predtim == ['Sr', 'dama', 3, 16]


@pytest.mark.level(12)
def test_zakoduj_rub(pravidla66, karty66):
    """Po síti se posílá i karta, do které není vidět. Její údaje v seznamu zůstanou, jak jsou."""
    assert pravidla66.zakoduj(karty66.RUB) == ['?', '?', 0, 0]


@pytest.mark.level(20)
def test_dekoduj_existuje(pravidla66):
    """Funkce `dekoduj` bere jeden parametr: seznam."""
    signature(pravidla66.dekoduj).bind('seznam')


@pytest.mark.level(21)
def test_dekoduj(pravidla66, karty66):
    """Ze seznamu čtyř údajů je zase karta."""
    assert pravidla66.dekoduj(['Kr', 'eso', 11, 1]) == karty66.Karta('Kr', 'eso', 11, 1)
    assert pravidla66.dekoduj(['Ka', 'kluk', 2, 23]) == karty66.Karta('Ka', 'kluk', 2, 23)
    assert pravidla66.dekoduj(['Pi', '9', 0, 12]) == karty66.Karta('Pi', '9', 0, 12)


@pytest.mark.level(21)
def test_dekodovana_karta_zna_svou_barvu(pravidla66):
    """Výsledek je opravdu Karta: má barvu, jméno, hodnotu i řazení."""
    karta = pravidla66.dekoduj(['Sr', 'dama', 3, 16])
    assert hasattr(karta, 'barva'), 'Výsledek nemá barvu. Má to být Karta ze souboru karty66.py.'
    assert karta.barva == 'Sr'
    assert karta.jmeno == 'dama'
    assert karta.hodnota == 3
    assert karta.razeni == 16


@pytest.mark.level(21)
def test_dekoduj_rub(pravidla66, karty66):
    """Kartu, do které není vidět, umí funkce taky."""
    assert pravidla66.dekoduj(['?', '?', 0, 0]) == karty66.RUB


@pytest.mark.level(21)
def test_dekoduj_nic_nemeni(pravidla66):
    """Seznam, který funkce dostala, zůstane, jak byl."""
    seznam = ['Sr', '10', 10, 14]
    pravidla66.dekoduj(seznam)
    assert seznam == ['Sr', '10', 10, 14]
