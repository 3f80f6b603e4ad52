"""Funkce hlas a hlas_trumf: levely 260 až 265."""

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


def trumfovy_par():
    """První hráč má v ruce trumfový pár a žádný jiný."""
    return priklad()._replace(
        ruka1=karty('Kr eso', 'Sr kral', 'Pi dama', 'Ka 9', 'Sr dama', 'Sr kluk'),
        ruka2=karty('Kr 10', 'Sr 9', 'Ka 10', 'Ka dama', 'Pi 9', 'Kr kluk'),
        balicek=karty('Sr eso', 'Pi eso', 'Kr 9', 'Kr dama', 'Kr kral', 'Pi kluk')
        + karty('Pi 10', 'Pi kral', 'Sr 10', 'Ka kluk', 'Ka kral', 'Ka eso'),
    )


def oba_pary():
    """První hráč má v ruce obyčejný pár i trumfový."""
    return priklad()._replace(
        ruka1=karty('Pi kral', 'Sr dama', 'Kr kral', 'Sr kral', 'Ka eso', 'Pi dama'),
        ruka2=karty('Kr 10', 'Kr eso', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        balicek=karty('Sr eso', 'Pi eso', 'Kr 9', 'Kr dama', 'Ka 10', 'Pi kluk')
        + karty('Pi 10', 'Sr 9', 'Sr 10', 'Ka kluk', 'Ka kral', 'Sr kluk'),
    )


def prohozene(vesmir):
    """Totéž, jen si hráči prohodili karty a na tahu je druhý."""
    return vesmir._replace(stav='h1', ruka1=vesmir.ruka2, ruka2=vesmir.ruka1, stavy=['ztratil', 'vzal'])


def uprostred_hry():
    """První hráč vzal štych a má vynášet. V minulých hrách už někdo vyhrál."""
    return priklad()._replace(
        stav='h2',
        stychy1=[karty('Pi eso', 'Kr 9')],
        body1=11,
        stychy2=[karty('Ka eso', 'Ka kluk')],
        body2=13,
        balicek=karty('Sr eso', 'Kr dama', 'Kr kral', 'Pi kluk', 'Pi 10', 'Sr dama', 'Sr 10', 'Ka kral'),
        posledni_stych=karty('Pi eso', 'Kr 9'),
        vyhry1=4,
        vyhry2=5,
        stavy=['vzal', 'ztratil'],
    )


def trumfovy_par_uprostred_hry():
    """Totéž, jen má první hráč v ruce trumfový pár."""
    return uprostred_hry()._replace(
        ruka1=trumfovy_par().ruka1,
        ruka2=trumfovy_par().ruka2,
        balicek=karty('Sr eso', 'Kr dama', 'Kr kral', 'Pi kluk', 'Pi 10', 'Pi kral', 'Sr 10', 'Ka kral'),
    )


def po_zavreni_a_bez_balicku(vesmir):
    """Totéž dvakrát: jednou zavřel soupeř, podruhé už v balíčku nic není."""
    zavreno = vesmir._replace(kdo_zavrel='h2', stavy=['vzal!', 'ztratil!'])
    return [zavreno, zavreno._replace(kdo_zavrel='h0', balicek=[])]


def odpovida():
    """Na tahu je první hráč, ale má odpovědět: uprostřed leží desítka druhého."""
    return priklad()._replace(
        stav='h2',
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr 10'),
        stavy=['hraje', 'ceka'],
    )


@pytest.mark.level(260)
def test_hlas_existuje(vesmir66):
    """Funkce `hlas` bere dva parametry: vesmír a hráče."""
    signature(vesmir66.hlas).bind('vesmir', 'hrac')


@pytest.mark.level(260)
def test_hlas_trumf_existuje(vesmir66):
    """Funkce `hlas_trumf` bere tytéž dva parametry."""
    signature(vesmir66.hlas_trumf).bind('vesmir', 'hrac')


# Obyčejný pár


@pytest.mark.level(261)
def test_hlas_prvni(vesmir66, karty66):
    """První hráč má pikový pár: ohlásí ho a má hned 20 bodů."""
    po_hlasce = vesmir66.hlas(priklad(), 1)
    assert isinstance(po_hlasce, karty66.Vesmir), 'Funkce má vrátit Vesmir ze souboru karty66.py.'
    assert po_hlasce.body1 == 20
    assert po_hlasce.body2 == 0
    assert po_hlasce.stavy == ['hlasi', 'slysi']


@pytest.mark.level(261)
def test_hlas_druhy(vesmir66):
    """Když hlásí druhý hráč, jsou body jeho a slyší první."""
    po_hlasce = vesmir66.hlas(prohozene(priklad()), 2)
    assert po_hlasce.body1 == 0
    assert po_hlasce.body2 == 20
    assert po_hlasce.stavy == ['slysi', 'hlasi']


@pytest.mark.level(261)
def test_hlas_pricte_body(vesmir66):
    """Body se přičtou k těm, které hráč už má. Platí to i po štychu."""
    vesmir = priklad()._replace(stav='h2', body1=33, body2=14, stavy=['vzal', 'ztratil'])
    po_hlasce = vesmir66.hlas(vesmir, 1)
    assert po_hlasce.body1 == 53
    assert po_hlasce.body2 == 14
    assert po_hlasce.stavy == ['hlasi', 'slysi']


@pytest.mark.level(261)
def test_hlas_nemeni_karty(vesmir66):
    """Hláškou se žádná karta nepohne: pár zůstane v ruce."""
    po_hlasce = vesmir66.hlas(priklad(), 1)
    assert po_hlasce.ruka1 == priklad().ruka1
    assert po_hlasce.ruka2 == priklad().ruka2
    assert po_hlasce.stred == []
    assert po_hlasce.balicek == priklad().balicek
    assert po_hlasce.stychy1 == []


@pytest.mark.level(261)
def test_hlas_uprostred_hry(vesmir66):
    """Karty, štychy, výhry ani jména se hláškou nezmění."""
    po_hlasce = vesmir66.hlas(uprostred_hry(), 1)
    assert po_hlasce.body1 == 31
    assert po_hlasce._replace(stav='h2', body1=11, stavy=['vzal', 'ztratil']) == uprostred_hry()
    po_hlasce = vesmir66.hlas(prohozene(uprostred_hry()), 2)
    assert po_hlasce.body2 == 33
    assert po_hlasce._replace(stav='h1', body2=13, stavy=['ztratil', 'vzal']) == prohozene(uprostred_hry())
    for cislo in 0, 1:
        po_hlasce = vesmir66.hlas(po_zavreni_a_bez_balicku(uprostred_hry())[cislo], 1)
        puvodni = po_hlasce._replace(stav='h2', body1=11, stavy=['vzal!', 'ztratil!'])
        assert puvodni == po_zavreni_a_bez_balicku(uprostred_hry())[cislo]


@pytest.mark.level(261)
def test_dva_obycejne_pary(vesmir66):
    """I kdo má obyčejné páry dva, ohlásí najednou jen jeden, za 20."""
    vesmir = priklad()._replace(
        ruka1=karty('Kr kral', 'Kr dama', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        balicek=karty('Sr eso', 'Pi eso', 'Kr 9', 'Kr eso', 'Sr 9', 'Pi kluk')
        + karty('Pi 10', 'Sr dama', 'Sr 10', 'Ka kluk', 'Ka kral', 'Ka eso'),
    )
    assert vesmir66.hlas(vesmir, 1).body1 == 20


# Trumfový pár


@pytest.mark.level(262)
def test_hlas_trumf_prvni(vesmir66, karty66):
    """Za pár v trumfové barvě je 30 bodů."""
    po_hlasce = vesmir66.hlas_trumf(trumfovy_par(), 1)
    assert isinstance(po_hlasce, karty66.Vesmir), 'Funkce má vrátit Vesmir ze souboru karty66.py.'
    assert po_hlasce.body1 == 30
    assert po_hlasce.body2 == 0
    assert po_hlasce.stavy == ['hlasi_trumf', 'slysi_trumf']
    assert po_hlasce.ruka1 == trumfovy_par().ruka1


@pytest.mark.level(262)
def test_hlas_trumf_druhy(vesmir66):
    """Druhému hráči se počítají taky."""
    po_hlasce = vesmir66.hlas_trumf(prohozene(trumfovy_par()), 2)
    assert po_hlasce.body1 == 0
    assert po_hlasce.body2 == 30
    assert po_hlasce.stavy == ['slysi_trumf', 'hlasi_trumf']


@pytest.mark.level(262)
def test_hlas_trumf_pricte_body(vesmir66):
    """Body se přičtou k těm, které hráč už má."""
    vesmir = trumfovy_par()._replace(stav='h2', body1=33, body2=14, stavy=['vzal', 'ztratil'])
    po_hlasce = vesmir66.hlas_trumf(vesmir, 1)
    assert po_hlasce.body1 == 63
    assert po_hlasce.body2 == 14


@pytest.mark.level(262)
def test_hlas_trumf_uprostred_hry(vesmir66):
    """Karty, štychy, výhry ani jména se nezmění ani trumfovou hláškou."""
    po_hlasce = vesmir66.hlas_trumf(trumfovy_par_uprostred_hry(), 1)
    assert po_hlasce.body1 == 41
    assert po_hlasce._replace(stav='h2', body1=11, stavy=['vzal', 'ztratil']) == trumfovy_par_uprostred_hry()
    for cislo in 0, 1:
        po_hlasce = vesmir66.hlas_trumf(po_zavreni_a_bez_balicku(trumfovy_par_uprostred_hry())[cislo], 1)
        puvodni = po_hlasce._replace(stav='h2', body1=11, stavy=['vzal!', 'ztratil!'])
        assert puvodni == po_zavreni_a_bez_balicku(trumfovy_par_uprostred_hry())[cislo]


@pytest.mark.level(262)
def test_hlas_trumf_druhy_uprostred_hry(vesmir66):
    """Když trumfový pár ohlásí druhý hráč, přibudou body jemu a jinak se taky nezmění nic."""
    po_hlasce = vesmir66.hlas_trumf(prohozene(trumfovy_par_uprostred_hry()), 2)
    assert po_hlasce.body2 == 43
    puvodni = po_hlasce._replace(stav='h1', body2=13, stavy=['ztratil', 'vzal'])
    assert puvodni == prohozene(trumfovy_par_uprostred_hry())


# Vykřičník


@pytest.mark.level(263)
def test_hlaska_po_zavreni(vesmir66):
    """Balíček je zavřený."""
    vesmir = priklad()._replace(kdo_zavrel='h1', stavy=['hraje!', 'ceka!'])
    po_hlasce = vesmir66.hlas(vesmir, 1)
    assert po_hlasce.stavy == ['hlasi!', 'slysi!']
    assert po_hlasce.body1 == 20
    vesmir = trumfovy_par()._replace(kdo_zavrel='h1', stavy=['vzal!', 'ztratil!'])
    assert vesmir66.hlas_trumf(vesmir, 1).stavy == ['hlasi_trumf!', 'slysi_trumf!']


@pytest.mark.level(263)
def test_hlaska_bez_balicku(vesmir66):
    """S prázdným balíčkem taky."""
    vesmir = prohozene(priklad())._replace(balicek=[], stavy=['ztratil!', 'vzal!'])
    assert vesmir66.hlas(vesmir, 2).stavy == ['slysi!', 'hlasi!']
    vesmir = prohozene(trumfovy_par())._replace(balicek=[], stavy=['ztratil!', 'vzal!'])
    assert vesmir66.hlas_trumf(vesmir, 2).stavy == ['slysi_trumf!', 'hlasi_trumf!']


# Kdy to nejde


@pytest.mark.level(264)
def test_hlaska_bez_paru(vesmir66):
    """Kdo pár nemá, nehlásí: funkce vrátí stejný vesmír. Soupeřův pár nestačí."""
    vesmir = prohozene(priklad())._replace(stavy=['vzal', 'ztratil'], stav='h2')
    assert vesmir66.hlas(vesmir, 1) == vesmir
    vesmir = prohozene(trumfovy_par())._replace(stavy=['vzal', 'ztratil'], stav='h2')
    assert vesmir66.hlas_trumf(vesmir, 1) == vesmir


@pytest.mark.level(264)
def test_na_kazdy_par_je_jina_hlaska(vesmir66):
    """Trumfový pár se hlásí jen jako trumfový a obyčejný jen jako obyčejný."""
    assert vesmir66.hlas(trumfovy_par(), 1) == trumfovy_par()
    assert vesmir66.hlas_trumf(priklad(), 1) == priklad()


@pytest.mark.level(264)
def test_hlaska_mimo_tah(vesmir66):
    """Kdo není na tahu, nehlásí."""
    vesmir = priklad()._replace(stav='h1', stavy=['ztratil', 'vzal'])
    assert vesmir66.hlas(vesmir, 1) == vesmir
    vesmir = prohozene(trumfovy_par())._replace(stavy=['hraje', 'ceka'], stav='h0')
    assert vesmir66.hlas_trumf(vesmir, 2) == vesmir


@pytest.mark.level(264)
def test_hlaska_po_konci(vesmir66):
    """Po konci hry taky nikdo."""
    konec = priklad()._replace(stavy=['vyhra3f', 'prohra3f'], vyhry1=3)
    assert vesmir66.hlas(konec, 1) == konec


@pytest.mark.level(264)
def test_hlaska_s_kartou_uprostred(vesmir66):
    """Kdo odpovídá na vynesenou kartu, hlásit nemůže, i když je na tahu."""
    assert vesmir66.hlas(odpovida(), 1) == odpovida()
    vesmir = trumfovy_par()._replace(
        stav='h2', ruka2=trumfovy_par().ruka2[1:], stred=karty('Kr 10'), stavy=['hraje', 'ceka']
    )
    assert vesmir66.hlas_trumf(vesmir, 1) == vesmir


@pytest.mark.level(264)
def test_hlaska_podruhe_za_sebou(vesmir66):
    """Kdo ohlásil, musí nejdřív vynést. Druhá hláška hned za první nejde."""
    po_hlasce = vesmir66.hlas(priklad(), 1)
    znova = vesmir66.hlas(po_hlasce, 1)
    assert znova.body1 == 20
    assert znova.stavy == ['hlasi', 'slysi']
    po_hlasce = vesmir66.hlas_trumf(trumfovy_par(), 1)
    znova = vesmir66.hlas_trumf(po_hlasce, 1)
    assert znova.body1 == 30
    assert znova.stavy == ['hlasi_trumf', 'slysi_trumf']


@pytest.mark.level(264)
def test_obe_hlasky_za_sebou(vesmir66):
    """Ani jedna obyčejná a hned jedna trumfová, když má hráč oba páry."""
    po_hlasce = vesmir66.hlas(oba_pary(), 1)
    assert vesmir66.hlas_trumf(po_hlasce, 1).body1 == 20
    po_hlasce = vesmir66.hlas_trumf(oba_pary(), 1)
    assert vesmir66.hlas(po_hlasce, 1).body1 == 30
    vesmir = oba_pary()._replace(body1=30, kdo_zavrel='h1', stavy=['hlasi_trumf!', 'slysi_trumf!'])
    assert vesmir66.hlas(vesmir, 1) == vesmir


@pytest.mark.level(265)
def test_hlas_nezmeni_vesmir(vesmir66):
    """Funkce vrací nový vesmír. Ten, který dostala, zůstane, jak byl, i se seznamem stavů."""
    vesmir = priklad()
    po_hlasce = vesmir66.hlas(vesmir, 1)
    assert vesmir == priklad()
    assert po_hlasce.stavy == ['hlasi', 'slysi']


@pytest.mark.level(265)
def test_hlas_trumf_nezmeni_vesmir(vesmir66):
    """Trumfová hláška taky ne."""
    vesmir = trumfovy_par()
    po_hlasce = vesmir66.hlas_trumf(vesmir, 1)
    assert vesmir == trumfovy_par()
    assert po_hlasce.stavy == ['hlasi_trumf', 'slysi_trumf']
