"""Funkce vymen_trumf: levely 250 až 255."""

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


def druhy_s_devitkou():
    """Na tahu je druhý hráč a trumfovou devítku má on."""
    return priklad()._replace(
        ruka1=karty('Kr eso', 'Kr 10', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk', 'Sr 9'),
        stavy=['ceka', 'hraje'],
    )


def uprostred_hry():
    """První hráč vzal štych, má vynášet a trumfovou devítku má on. V minulých hrách už někdo vyhrál."""
    return priklad()._replace(
        stav='h2',
        stychy1=[karty('Pi eso', 'Kr 9')],
        body1=11,
        stychy2=[karty('Sr 10', 'Pi 10')],
        body2=20,
        posledni_stych=karty('Pi eso', 'Kr 9'),
        balicek=karty('Sr eso', 'Kr dama', 'Kr kral', 'Pi kluk', 'Sr dama', 'Ka kluk', 'Ka kral', 'Ka eso'),
        vyhry1=4,
        vyhry2=5,
        stavy=['vzal', 'ztratil'],
    )


def odpovida():
    """První hráč má odpovědět na kartu uprostřed."""
    return uprostred_hry()._replace(
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'), stred=karty('Kr 10'), stavy=['hraje', 'ceka']
    )


def prohozene(vesmir):
    """Totéž, jen si hráči všechno prohodili a na tahu je druhý."""
    return vesmir._replace(
        stav='h1',
        ruka1=vesmir.ruka2,
        ruka2=vesmir.ruka1,
        stychy1=vesmir.stychy2,
        body1=vesmir.body2,
        stychy2=vesmir.stychy1,
        body2=vesmir.body1,
        stavy=vesmir.stavy[::-1],
    )


def over_ze_jinak_se_nic_nezmenilo(po_vymene, vesmir):
    """Ověří, že se oba vesmíry liší jen v rukou a v balíčku. Do `stav` se výměna zapsat může."""
    assert (
        po_vymene._replace(stav=vesmir.stav, ruka1=vesmir.ruka1, ruka2=vesmir.ruka2, balicek=vesmir.balicek) == vesmir
    )


@pytest.mark.level(250)
def test_vymen_trumf_existuje(vesmir66):
    """Funkce `vymen_trumf` bere dva parametry: vesmír a hráče."""
    signature(vesmir66.vymen_trumf).bind('vesmir', 'hrac')


# Na kterém místě v ruce nová karta je, to je jedno.


@pytest.mark.level(251)
def test_vymeni_prvni(vesmir66, karty66):
    """Devítka zmizí z ruky a místo ní je tam karta, která ležela pod balíčkem."""
    po_vymene = vesmir66.vymen_trumf(priklad(), 1)
    assert isinstance(po_vymene, karty66.Vesmir), 'Funkce má vrátit Vesmir ze souboru karty66.py.'
    assert sorted(po_vymene.ruka1) == sorted(karty('Kr eso', 'Sr eso', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'))


@pytest.mark.level(251)
def test_devitka_lezi_pod_balickem(vesmir66):
    """Devítka teď leží otočená pod balíčkem. Ostatní karty v něm zůstanou, kde byly."""
    po_vymene = vesmir66.vymen_trumf(priklad(), 1)
    assert po_vymene.balicek == karty('Sr 9', 'Pi eso', 'Kr 9', 'Kr dama', 'Kr kral', 'Pi kluk') + karty(
        'Pi 10', 'Sr dama', 'Sr 10', 'Ka kluk', 'Ka kral', 'Ka eso'
    )


@pytest.mark.level(251)
def test_vymeni_druhy(vesmir66):
    """Druhý hráč mění ze své ruky."""
    po_vymene = vesmir66.vymen_trumf(druhy_s_devitkou(), 2)
    assert sorted(po_vymene.ruka2) == sorted(karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk', 'Sr eso'))
    assert po_vymene.ruka1 == druhy_s_devitkou().ruka1
    assert po_vymene.balicek == [*karty('Sr 9'), *druhy_s_devitkou().balicek[1:]]


@pytest.mark.level(251)
def test_vymena_nemeni_nic_jineho(vesmir66):
    """Trumf zůstává, hráč je pořád na tahu a žádné body za výměnu nejsou."""
    po_vymene = vesmir66.vymen_trumf(priklad(), 1)
    assert po_vymene.trumf == 'Sr'
    assert po_vymene.stavy == ['hraje', 'ceka']
    assert po_vymene.body1 == 0
    assert po_vymene.body2 == 0
    assert po_vymene.ruka2 == priklad().ruka2
    assert po_vymene.stred == []
    assert po_vymene.kdo_zavrel == 'h0'
    po_vymene = vesmir66.vymen_trumf(druhy_s_devitkou()._replace(body1=20, body2=33), 2)
    assert po_vymene.stavy == ['ceka', 'hraje']
    over_ze_jinak_se_nic_nezmenilo(po_vymene, druhy_s_devitkou()._replace(body1=20, body2=33))


@pytest.mark.level(251)
def test_meni_se_jen_trumfova_devitka(vesmir66):
    """Když má hráč devítek víc, vymění se jen ta trumfová."""
    vesmir = priklad()._replace(
        ruka1=karty('Ka 9', 'Pi 9', 'Sr 9', 'Kr eso', 'Pi dama', 'Pi kral'),
        ruka2=karty('Kr 10', 'Sr kral', 'Ka 10', 'Ka dama', 'Sr kluk', 'Kr kluk'),
    )
    po_vymene = vesmir66.vymen_trumf(vesmir, 1)
    assert sorted(po_vymene.ruka1) == sorted(karty('Ka 9', 'Pi 9', 'Sr eso', 'Kr eso', 'Pi dama', 'Pi kral'))
    assert po_vymene.balicek[0] == karty('Sr 9')[0]


@pytest.mark.level(252)
def test_vymena_po_stychu(vesmir66):
    """Vyměnit si smí i ten, kdo vzal štych a má vynášet."""
    vesmir = priklad()._replace(stav='h2', stavy=['vzal', 'ztratil'])
    assert vesmir66.vymen_trumf(vesmir, 1).balicek[0] == karty('Sr 9')[0]
    vesmir = druhy_s_devitkou()._replace(stav='h1', stavy=['ztratil', 'vzal'])
    assert vesmir66.vymen_trumf(vesmir, 2).balicek[0] == karty('Sr 9')[0]


@pytest.mark.level(252)
def test_vymena_uprostred_hry(vesmir66):
    """Štychy, body, výhry ani jména se výměnou nezmění."""
    po_vymene = vesmir66.vymen_trumf(uprostred_hry(), 1)
    assert po_vymene.balicek == [*karty('Sr 9'), *uprostred_hry().balicek[1:]]
    over_ze_jinak_se_nic_nezmenilo(po_vymene, uprostred_hry())
    po_vymene = vesmir66.vymen_trumf(prohozene(uprostred_hry()), 2)
    assert po_vymene.balicek == [*karty('Sr 9'), *uprostred_hry().balicek[1:]]
    over_ze_jinak_se_nic_nezmenilo(po_vymene, prohozene(uprostred_hry()))


@pytest.mark.level(252)
def test_vymena_s_kartou_uprostred(vesmir66):
    """Vyměnit se dá i předtím, než hráč odpoví na vynesenou kartu. Ta zůstane ležet."""
    po_vymene = vesmir66.vymen_trumf(odpovida(), 1)
    assert po_vymene.balicek[0] == karty('Sr 9')[0]
    assert po_vymene.stred == karty('Kr 10')
    assert po_vymene.stavy == ['hraje', 'ceka']
    assert sorted(po_vymene.ruka1) == sorted(karty('Kr eso', 'Sr eso', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'))
    over_ze_jinak_se_nic_nezmenilo(po_vymene, odpovida())
    po_vymene = vesmir66.vymen_trumf(prohozene(odpovida()), 2)
    assert po_vymene.balicek[0] == karty('Sr 9')[0]
    over_ze_jinak_se_nic_nezmenilo(po_vymene, prohozene(odpovida()))


# Kdy to nejde


@pytest.mark.level(253)
def test_vymena_mimo_tah(vesmir66):
    """Kdo není na tahu, nemění, i když devítku má."""
    vesmir = priklad()._replace(stav='h1', stavy=['ceka', 'hraje'])
    assert vesmir66.vymen_trumf(vesmir, 1) == vesmir
    vesmir = druhy_s_devitkou()._replace(stavy=['hraje', 'ceka'])
    assert vesmir66.vymen_trumf(vesmir, 2) == vesmir


@pytest.mark.level(253)
def test_vymena_kdyz_lezi_stych_nebo_po_konci(vesmir66):
    """Ani když leží štych, a po konci hry už vůbec ne."""
    stych = priklad()._replace(
        stav='h2',
        ruka1=karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr eso', 'Kr 10'),
        stavy=['stych', 'stych'],
    )
    assert vesmir66.vymen_trumf(stych, 1) == stych
    konec = priklad()._replace(stavy=['vyhra3f', 'prohra3f'])
    assert vesmir66.vymen_trumf(konec, 1) == konec


@pytest.mark.level(253)
def test_vymena_pri_hlasce(vesmir66):
    """Kdo ohlásil pár, musí nejdřív vynést. Měnit teď nejde."""
    for stavy in ['hlasi', 'slysi'], ['hlasi_trumf', 'slysi_trumf']:
        vesmir = priklad()._replace(stavy=stavy)
        assert vesmir66.vymen_trumf(vesmir, 1) == vesmir


@pytest.mark.level(253)
def test_vymena_bez_devitky(vesmir66):
    """Bez trumfové devítky není co měnit. Devítka jiné barvy nestačí a soupeřova taky ne."""
    vesmir = druhy_s_devitkou()._replace(stavy=['vzal', 'ztratil'], stav='h2')
    assert vesmir66.vymen_trumf(vesmir, 1) == vesmir
    vesmir = priklad()._replace(stav='h1', stavy=['ztratil', 'vzal'])
    assert vesmir66.vymen_trumf(vesmir, 2) == vesmir


@pytest.mark.level(254)
def test_vymena_po_zavreni(vesmir66):
    """Ze zavřeného balíčku se nemění, ať ho zavřel kdokoli."""
    for kdo_zavrel in 'h1', 'h2':
        vesmir = priklad()._replace(kdo_zavrel=kdo_zavrel, stavy=['hraje!', 'ceka!'])
        assert vesmir66.vymen_trumf(vesmir, 1) == vesmir


@pytest.mark.level(254)
def test_vymena_s_poslednimi_dvema(vesmir66):
    """Když jsou v balíčku dvě karty, na výměnu už je pozdě."""
    vesmir = priklad()._replace(balicek=karty('Sr eso', 'Pi eso'), stavy=['vzal', 'ztratil'])
    assert vesmir66.vymen_trumf(vesmir, 1) == vesmir


@pytest.mark.level(254)
def test_vymena_se_ctyrmi(vesmir66):
    """Se čtyřmi to ještě jde."""
    vesmir = priklad()._replace(balicek=karty('Sr eso', 'Pi eso', 'Kr 9', 'Kr dama'), stavy=['vzal', 'ztratil'])
    assert vesmir66.vymen_trumf(vesmir, 1).balicek == karty('Sr 9', 'Pi eso', 'Kr 9', 'Kr dama')


@pytest.mark.level(254)
def test_vymena_s_prazdnym_balickem(vesmir66):
    """A s prázdným už vůbec ne."""
    vesmir = priklad()._replace(balicek=[], stavy=['vzal!', 'ztratil!'])
    assert vesmir66.vymen_trumf(vesmir, 1) == vesmir


@pytest.mark.level(255)
def test_vymena_nezmeni_vesmir(vesmir66):
    """Funkce vrací nový vesmír. Ten, který dostala, zůstane, jak byl, i se seznamy uvnitř."""
    vesmir = priklad()
    po_vymene = vesmir66.vymen_trumf(vesmir, 1)
    assert vesmir == priklad()
    assert po_vymene.balicek[0] == karty('Sr 9')[0]
