"""Funkce serad_ruku: levely 240 až 242."""

from inspect import signature

import pytest


def karty(*popisy):
    """Seznam karet podle barvy a jména: karty('Kr eso', 'Sr 9') jsou dvě karty."""
    from karty66 import VSECHNY_KARTY

    podle_popisu = {f'{karta.barva} {karta.jmeno}': karta for karta in VSECHNY_KARTY}
    return [podle_popisu[popis] for popis in popisy]


def priklad():
    """Vesmír z lekce: karty jsou rozdané, trumfy jsou srdce a začíná první hráč."""
    from karty66 import Vesmir

    balicek = karty('Sr eso', 'Pi eso', 'Kr 9', 'Kr dama', 'Kr kral', 'Pi kluk')
    balicek = balicek + karty('Pi 10', 'Sr dama', 'Sr 10', 'Ka kluk', 'Ka kral', 'Ka eso')
    return Vesmir(
        stav='h0',
        ruka1=karty('Kr eso', 'Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        ruka2=karty('Kr 10', 'Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stychy1=[],
        body1=0,
        stychy2=[],
        body2=0,
        stred=[],
        balicek=balicek,
        posledni_stych=[],
        kdo_zavrel='h0',
        vyhry1=0,
        vyhry2=0,
        trumf='Sr',
        jmena=['Anna', 'Petr'],
        svety=['Anna', 'Petr'],
        stavy=['hraje', 'ceka'],
    )


@pytest.mark.level(240)
def test_serad_ruku_existuje(vesmir66):
    """Funkce `serad_ruku` bere dva parametry: vesmír a hráče."""
    signature(vesmir66.serad_ruku).bind('vesmir', 'hrac')


@pytest.mark.level(241)
def test_serad_ruku_prvniho(vesmir66, karty66):
    """První hráč má karty srovnané: kříže, piky, srdce a káry, v každé barvě od esa."""
    po_srovnani = vesmir66.serad_ruku(priklad(), 1)
    assert isinstance(po_srovnani, karty66.Vesmir), 'Funkce má vrátit Vesmir ze souboru karty66.py.'
    assert po_srovnani.ruka1 == karty('Kr eso', 'Pi kral', 'Pi dama', 'Sr kluk', 'Sr 9', 'Ka 10')


@pytest.mark.level(241)
def test_serad_ruku_druheho(vesmir66):
    """Druhý hráč si srovná svoje karty, ne ty prvního."""
    vesmir = priklad()._replace(stav='h1', stavy=['ztratil', 'vzal'])
    po_srovnani = vesmir66.serad_ruku(vesmir, 2)
    assert po_srovnani.ruka2 == karty('Kr 10', 'Kr kluk', 'Pi 9', 'Sr kral', 'Ka dama', 'Ka 9')
    assert po_srovnani.ruka1 == priklad().ruka1


@pytest.mark.level(241)
def test_serad_ruku_nemeni_nic_jineho(vesmir66):
    """Kromě té jedné ruky se nezmění nic. Ani `stav`: srovnáním nikdo kartu nevyložil."""
    vesmir = priklad()._replace(
        stav='h2',
        stychy1=[karty('Pi eso', 'Kr 9')],
        body1=11,
        stychy2=[karty('Ka eso', 'Ka kluk')],
        body2=13,
        balicek=karty('Sr eso', 'Kr dama', 'Kr kral', 'Pi kluk', 'Pi 10', 'Sr dama', 'Sr 10', 'Ka kral'),
        posledni_stych=karty('Pi eso', 'Kr 9'),
        stavy=['vzal', 'ztratil'],
        vyhry1=4,
        vyhry2=5,
    )
    po_srovnani = vesmir66.serad_ruku(vesmir, 1)
    assert po_srovnani.stav == 'h2'
    assert po_srovnani.stavy == ['vzal', 'ztratil']
    assert po_srovnani.ruka2 == priklad().ruka2
    assert po_srovnani.balicek == vesmir.balicek
    assert po_srovnani.stychy1 == [karty('Pi eso', 'Kr 9')]
    assert po_srovnani._replace(ruka1=vesmir.ruka1) == vesmir
    for zmena in {'kdo_zavrel': 'h2'}, {'balicek': []}:
        vesmir = vesmir._replace(stavy=['vzal!', 'ztratil!'], **zmena)
        assert vesmir66.serad_ruku(vesmir, 1)._replace(ruka1=vesmir.ruka1) == vesmir


@pytest.mark.level(241)
def test_serad_ruku_nezmeni_vesmir(vesmir66):
    """Funkce vrací nový vesmír. Ruka v tom starém zůstane nesrovnaná."""
    vesmir = priklad()
    po_srovnani = vesmir66.serad_ruku(vesmir, 1)
    assert vesmir == priklad()
    assert po_srovnani.ruka1[1] == karty('Pi kral')[0]


@pytest.mark.level(241)
def test_prazdna_a_srovnana_ruka(vesmir66):
    """Prázdná ruka zůstane prázdná a srovnaná srovnaná."""
    assert vesmir66.serad_ruku(priklad()._replace(ruka1=[]), 1).ruka1 == []
    srovnana = priklad()._replace(ruka2=karty('Kr 10', 'Kr kluk', 'Pi 9'))
    assert vesmir66.serad_ruku(srovnana, 2) == srovnana


@pytest.mark.level(242)
def test_serad_i_mimo_tah(vesmir66):
    """Srovnat si karty smí i ten, kdo čeká, nebo slyší hlášku."""
    for stavy in ['ceka', 'hraje'], ['ztratil', 'vzal'], ['slysi', 'hlasi'], ['slysi_trumf', 'hlasi_trumf']:
        po_srovnani = vesmir66.serad_ruku(priklad()._replace(stav='h1', stavy=stavy), 1)
        assert po_srovnani.ruka1 == karty('Kr eso', 'Pi kral', 'Pi dama', 'Sr kluk', 'Sr 9', 'Ka 10')
        assert po_srovnani.stavy == stavy


@pytest.mark.level(242)
def test_serad_i_druhy_mimo_tah(vesmir66):
    """Druhý hráč taky, třeba hned na začátku nebo když první zavřel."""
    for kdo_zavrel, stavy in ('h0', ['hraje', 'ceka']), ('h1', ['vzal!', 'ztratil!']), ('h1', ['ceka!', 'hraje!']):
        po_srovnani = vesmir66.serad_ruku(priklad()._replace(kdo_zavrel=kdo_zavrel, stavy=stavy), 2)
        assert po_srovnani.ruka2 == karty('Kr 10', 'Kr kluk', 'Pi 9', 'Sr kral', 'Ka dama', 'Ka 9')
        assert po_srovnani.stavy == stavy


@pytest.mark.level(242)
def test_serad_kdyz_lezi_stych(vesmir66):
    """I když na stole leží štych. Komu patří, se srovnáním nezmění."""
    stych = priklad()._replace(
        stav='h2',
        ruka1=karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr eso', 'Kr 10'),
        stavy=['stych', 'stych'],
    )
    po_srovnani = vesmir66.serad_ruku(stych, 1)
    assert po_srovnani.ruka1 == karty('Pi kral', 'Pi dama', 'Sr kluk', 'Sr 9', 'Ka 10')
    assert po_srovnani.stav == 'h2'
    assert po_srovnani.stred == karty('Kr eso', 'Kr 10')
    assert po_srovnani.stavy == ['stych', 'stych']


@pytest.mark.level(242)
def test_serad_i_po_konci(vesmir66):
    """A dokonce i po konci hry, vítěz i poražený."""
    konec = priklad()._replace(stavy=['prohra3f', 'vyhra3f'], vyhry2=3)
    assert vesmir66.serad_ruku(konec, 1).ruka1 == karty('Kr eso', 'Pi kral', 'Pi dama', 'Sr kluk', 'Sr 9', 'Ka 10')
    assert vesmir66.serad_ruku(konec, 2).ruka2 == karty('Kr 10', 'Kr kluk', 'Pi 9', 'Sr kral', 'Ka dama', 'Ka 9')
