"""Funkce znovu: levely 290 až 294."""

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


def po_hre():
    """První hráč zavřel, pak zastavil a vyhrál za 2. Na stole zůstaly štychy i karty."""
    return priklad()._replace(
        stav='h2',
        stychy1=[karty('Pi eso', 'Pi 10'), karty('Ka eso', 'Ka kral')],
        body1=70,
        stychy2=[karty('Sr 10', 'Kr dama')],
        body2=20,
        balicek=karty('Sr eso', 'Kr 9', 'Kr kral', 'Pi kluk', 'Sr dama', 'Ka kluk'),
        posledni_stych=karty('Ka eso', 'Ka kral'),
        kdo_zavrel='h1',
        vyhry1=6,
        vyhry2=5,
        stavy=['vyhra2t', 'prohra2t'],
    )


@pytest.mark.level(290)
def test_znovu_existuje(vesmir66):
    """Funkce `znovu` bere jeden parametr: vesmír."""
    signature(vesmir66.znovu).bind('vesmir')


@pytest.mark.level(291)
def test_znovu_rozda(vesmir66, karty66):
    """Oba mají zase po šesti kartách, dvanáct je v balíčku a každá z 24 karet je tu jednou."""
    dalsi = vesmir66.znovu(po_hre())
    assert isinstance(dalsi, karty66.Vesmir), 'Funkce má vrátit Vesmir ze souboru karty66.py.'
    assert len(dalsi.ruka1) == 6
    assert len(dalsi.ruka2) == 6
    assert len(dalsi.balicek) == 12
    rozdane = dalsi.ruka1 + dalsi.ruka2 + dalsi.balicek
    for karta in karty66.VSECHNY_KARTY:
        assert rozdane.count(karta) > 0, f'Karta {karta.barva} {karta.jmeno} nikde není.'


@pytest.mark.level(291)
def test_znovu_uklidi_stul(vesmir66):
    """Štychy i body za ně začínají od nuly, nikdo nezavřel a nikdo ještě nevyložil."""
    dalsi = vesmir66.znovu(po_hre())
    assert dalsi.stychy1 == []
    assert dalsi.stychy2 == []
    assert dalsi.body1 == 0
    assert dalsi.body2 == 0
    assert dalsi.stred == []
    assert dalsi.posledni_stych == []
    assert dalsi.kdo_zavrel == 'h0'
    assert dalsi.stav == 'h0'


@pytest.mark.level(291)
def test_znovu_ma_novy_trumf(vesmir66):
    """Trumf je barva nové otočené karty, ne té z minula."""
    for _ in range(40):
        dalsi = vesmir66.znovu(po_hre())
        assert dalsi.trumf == dalsi.balicek[0].barva


@pytest.mark.level(291)
def test_znovu_rozda_jinak(vesmir66):
    """Rozdává se náhodně. Šance, že se dvakrát rozdá totéž, je jedna ku 620 triliardám."""
    jednou = vesmir66.znovu(po_hre())
    podruhe = vesmir66.znovu(po_hre())
    stejne = (jednou.ruka1, jednou.ruka2, jednou.balicek) == (podruhe.ruka1, podruhe.ruka2, podruhe.balicek)
    assert not stejne, 'Dvakrát za sebou se rozdalo úplně stejně.'


@pytest.mark.level(292)
def test_vyherni_body_zustanou(vesmir66):
    """Výherní body se sčítají přes všechny hry, takže zůstanou."""
    dalsi = vesmir66.znovu(po_hre())
    assert dalsi.vyhry1 == 6
    assert dalsi.vyhry2 == 5


@pytest.mark.level(292)
def test_hraci_zustanou(vesmir66):
    """Hráči sedí, kde seděli."""
    dalsi = vesmir66.znovu(po_hre()._replace(svety=['Petr', 'Anna']))
    assert dalsi.jmena == ['Anna', 'Petr']
    assert sorted(dalsi.svety) == ['Anna', 'Petr']


@pytest.mark.level(293)
def test_zacina_prvni_kdyz_vyhral(vesmir66):
    """Začíná vítěz. Je jedno, jak vyhrál."""
    for vyhra, prohra in ('vyhra1t', 'prohra1t'), ('vyhra3f', 'prohra3f'), ('vyhra_posledni', 'prohra_posledni'):
        dalsi = vesmir66.znovu(po_hre()._replace(stavy=[vyhra, prohra]))
        assert dalsi.stavy == ['hraje', 'ceka']
    for vyhra, prohra in ('z_vyhra2t', 'z_prohra2t'), ('z_vyhra3f', 'z_prohra3f'):
        dalsi = vesmir66.znovu(po_hre()._replace(stavy=[vyhra, prohra]))
        assert dalsi.stavy == ['hraje', 'ceka']


@pytest.mark.level(293)
def test_zacina_druhy_kdyz_vyhral(vesmir66):
    """Když vyhrál druhý hráč, začíná druhý. I kdyby měl první výherních bodů víc."""
    for vyhra, prohra in ('vyhra1t', 'prohra1t'), ('vyhra3f', 'prohra3f'), ('vyhra_posledni', 'prohra_posledni'):
        dalsi = vesmir66.znovu(po_hre()._replace(stavy=[prohra, vyhra]))
        assert dalsi.stavy == ['ceka', 'hraje']
    for vyhra, prohra in ('z_vyhra2t', 'z_prohra2t'), ('z_vyhra3f', 'z_prohra3f'):
        dalsi = vesmir66.znovu(po_hre()._replace(stavy=[prohra, vyhra]))
        assert dalsi.stavy == ['ceka', 'hraje']


@pytest.mark.level(294)
def test_znovu_az_po_konci(vesmir66):
    """Dokud hra neskončila, vrátí funkce stejný vesmír. Nikdo si nenechá rozdat líp."""
    assert vesmir66.znovu(priklad()) == priklad()
    vesmir = priklad()._replace(stav='h1', kdo_zavrel='h1', stavy=['ztratil!', 'vzal!'])
    assert vesmir66.znovu(vesmir) == vesmir
    vesmir = priklad()._replace(body1=20, stavy=['hlasi', 'slysi'])
    assert vesmir66.znovu(vesmir) == vesmir


@pytest.mark.level(294)
def test_znovu_kdyz_lezi_stych(vesmir66):
    """Ani když na stole leží štych."""
    stych = priklad()._replace(
        stav='h2',
        ruka1=karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr eso', 'Kr 10'),
        stavy=['stych', 'stych'],
    )
    assert vesmir66.znovu(stych) == stych


@pytest.mark.level(294)
def test_znovu_nezmeni_vesmir(vesmir66):
    """Funkce vrací nový vesmír. Ten, který dostala, zůstane, jak byl, i se seznamy uvnitř."""
    vesmir = po_hre()
    dalsi = vesmir66.znovu(vesmir)
    assert vesmir == po_hre()
    assert dalsi.stavy == ['hraje', 'ceka']
