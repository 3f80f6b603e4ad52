"""Funkce je_na_tahu: levely 140 až 142."""

from inspect import signature

import pytest

NA_TAHU = ['hraje', 'vzal', 'hlasi', 'hlasi_trumf', 'hraje!', 'vzal!', 'hlasi!', 'hlasi_trumf!']
CEKA = ['ceka', 'ztratil', 'slysi', 'slysi_trumf', 'ceka!', 'ztratil!', 'slysi!', 'slysi_trumf!']
VYHRA = ['vyhra1t', 'vyhra2t', 'vyhra3t', 'vyhra3f', 'vyhra_posledni']
VYHRA_ZAVRENO = ['z_vyhra1t', 'z_vyhra2t', 'z_vyhra3t', 'z_vyhra3f']
PROHRA = ['prohra1t', 'prohra2t', 'prohra3t', 'prohra3f', 'prohra_posledni']
PROHRA_ZAVRENO = ['z_prohra1t', 'z_prohra2t', 'z_prohra3t', 'z_prohra3f']


@pytest.mark.level(140)
def test_je_na_tahu_existuje(pravidla66):
    """Funkce `je_na_tahu` bere jeden parametr: stav."""
    signature(pravidla66.je_na_tahu).bind('stav')


@pytest.mark.level(141)
def test_na_tahu(pravidla66):
    """Na tahu je, kdo hraje, vzal štych nebo hlásí pár. Funkce pak vrátí True."""
    for stav in 'hraje', 'vzal', 'hlasi', 'hlasi_trumf':
        assert pravidla66.je_na_tahu(stav) is True, f'Ve stavu {stav!r} má vrátit přesně True.'


@pytest.mark.level(141)
def test_na_tahu_s_vykricnikem(pravidla66):
    """Vykřičník na konci stavu jen říká, že se musí ctít barva. Na tahu je hráč i s ním."""
    for stav in 'hraje!', 'vzal!', 'hlasi!', 'hlasi_trumf!':
        assert pravidla66.je_na_tahu(stav) is True, f'Ve stavu {stav!r} má vrátit přesně True.'


@pytest.mark.level(142)
def test_ceka(pravidla66):
    """Kdo čeká, ztratil štych nebo poslouchá hlášku, na tahu není a funkce vrátí False."""
    for stav in CEKA:
        assert pravidla66.je_na_tahu(stav) is False, f'Ve stavu {stav!r} má vrátit přesně False.'


@pytest.mark.level(142)
def test_dve_karty_na_stole(pravidla66):
    """Dokud se rozhoduje o štychu, na tahu není nikdo. Odmítnutý hráč na tahu taky není."""
    for stav in 'stych', 'odmitnut':
        assert pravidla66.je_na_tahu(stav) is False, f'Ve stavu {stav!r} má vrátit přesně False.'


@pytest.mark.level(142)
def test_po_konci_neni_na_tahu_nikdo(pravidla66):
    """Po konci hry na tahu není ani ten, kdo vyhrál, ani ten, kdo prohrál."""
    for stav in VYHRA + VYHRA_ZAVRENO + PROHRA + PROHRA_ZAVRENO:
        assert pravidla66.je_na_tahu(stav) is False, f'Ve stavu {stav!r} má vrátit přesně False.'
