"""Funkce zavri: levely 270 až 274."""

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


@pytest.mark.level(270)
def test_zavri_existuje(vesmir66):
    """Funkce `zavri` bere dva parametry: vesmír a hráče."""
    signature(vesmir66.zavri).bind('vesmir', 'hrac')


@pytest.mark.level(271)
def test_zavre_prvni(vesmir66, karty66):
    """Zavřít smí ten, kdo začíná. Kdo to byl, je v `kdo_zavrel`."""
    po_zavreni = vesmir66.zavri(priklad(), 1)
    assert isinstance(po_zavreni, karty66.Vesmir), 'Funkce má vrátit Vesmir ze souboru karty66.py.'
    assert po_zavreni.kdo_zavrel == 'h1'
    assert po_zavreni.stavy == ['hraje!', 'ceka!']


@pytest.mark.level(271)
def test_zavre_druhy_po_stychu(vesmir66):
    """Kdo vzal štych, smí zavřít taky. Je pořád na tahu a oběma přibude vykřičník."""
    po_zavreni = vesmir66.zavri(priklad()._replace(stav='h1', stavy=['ztratil', 'vzal']), 2)
    assert po_zavreni.kdo_zavrel == 'h2'
    assert po_zavreni.stavy == ['ztratil!', 'vzal!']


@pytest.mark.level(271)
def test_karty_zustanou_v_balicku(vesmir66):
    """Karty zůstanou v balíčku ležet a ruce, body ani trumf se nezmění."""
    po_zavreni = vesmir66.zavri(priklad()._replace(body1=20, body2=14), 1)
    assert po_zavreni.balicek == priklad().balicek
    assert po_zavreni.ruka1 == priklad().ruka1
    assert po_zavreni.ruka2 == priklad().ruka2
    assert po_zavreni.stred == []
    assert po_zavreni.trumf == 'Sr'
    assert po_zavreni.body1 == 20
    assert po_zavreni.body2 == 14


@pytest.mark.level(271)
def test_zavrenim_se_nic_jineho_nezmeni(vesmir66):
    """Štychy, výhry ani jména se zavřením nezmění."""
    po_zavreni = vesmir66.zavri(uprostred_hry(), 1)
    assert po_zavreni.kdo_zavrel == 'h1'
    assert po_zavreni._replace(stav='h2', kdo_zavrel='h0', stavy=['vzal', 'ztratil']) == uprostred_hry()


@pytest.mark.level(271)
def test_zavre_se_i_s_poslednimi_dvema(vesmir66):
    """Zavřít jde, dokud v balíčku něco je, třeba poslední dvě karty."""
    vesmir = priklad()._replace(balicek=karty('Sr eso', 'Pi eso'), stavy=['vzal', 'ztratil'])
    po_zavreni = vesmir66.zavri(vesmir, 1)
    assert po_zavreni.kdo_zavrel == 'h1'
    assert po_zavreni.stavy == ['vzal!', 'ztratil!']


@pytest.mark.level(272)
def test_zavre_po_hlasce(vesmir66):
    """I kdo zrovna ohlásil pár, smí zavřít. Vynést z něj ale pořád musí."""
    po_zavreni = vesmir66.zavri(priklad()._replace(body1=20, stavy=['hlasi', 'slysi']), 1)
    assert po_zavreni.kdo_zavrel == 'h1'
    assert po_zavreni.stavy == ['hlasi!', 'slysi!']
    assert po_zavreni.body1 == 20


@pytest.mark.level(272)
def test_zavre_po_trumfove_hlasce(vesmir66):
    """Po trumfové hlášce taky, a druhý hráč stejně jako první."""
    vesmir = priklad()._replace(stav='h1', body2=30, stavy=['slysi_trumf', 'hlasi_trumf'])
    po_zavreni = vesmir66.zavri(vesmir, 2)
    assert po_zavreni.kdo_zavrel == 'h2'
    assert po_zavreni.stavy == ['slysi_trumf!', 'hlasi_trumf!']


# Kdy to nejde


@pytest.mark.level(273)
def test_zavrit_mimo_svuj_tah(vesmir66):
    """Kdo není na tahu, nezavře: funkce vrátí stejný vesmír."""
    assert vesmir66.zavri(priklad(), 2) == priklad()
    vesmir = priklad()._replace(stav='h1', stavy=['ztratil', 'vzal'])
    assert vesmir66.zavri(vesmir, 1) == vesmir
    konec = priklad()._replace(stavy=['vyhra3f', 'prohra3f'])
    assert vesmir66.zavri(konec, 1) == konec


@pytest.mark.level(273)
def test_zavrit_s_kartou_uprostred(vesmir66):
    """Kdo odpovídá na vynesenou kartu, nezavře, i když je na tahu."""
    vesmir = priklad()._replace(
        stav='h1',
        ruka1=karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        stred=karty('Kr eso'),
        stavy=['ceka', 'hraje'],
    )
    assert vesmir66.zavri(vesmir, 2) == vesmir


@pytest.mark.level(273)
def test_zavrit_podruhe(vesmir66):
    """Zavřený balíček už nezavře nikdo, ani ten, kdo ho zavřel."""
    vesmir = priklad()._replace(kdo_zavrel='h1', stavy=['hraje!', 'ceka!'])
    assert vesmir66.zavri(vesmir, 1) == vesmir
    vesmir = priklad()._replace(stav='h1', kdo_zavrel='h1', stavy=['ztratil!', 'vzal!'])
    assert vesmir66.zavri(vesmir, 2) == vesmir


@pytest.mark.level(273)
def test_zavrit_prazdny_balicek(vesmir66):
    """Prázdný balíček není co zavírat."""
    vesmir = priklad()._replace(balicek=[], stavy=['vzal!', 'ztratil!'])
    assert vesmir66.zavri(vesmir, 1) == vesmir


@pytest.mark.level(274)
def test_zavri_nezmeni_vesmir(vesmir66):
    """Funkce vrací nový vesmír. Ten, který dostala, zůstane, jak byl, i se seznamem stavů."""
    vesmir = priklad()
    po_zavreni = vesmir66.zavri(vesmir, 1)
    assert vesmir == priklad()
    assert po_zavreni.stavy == ['hraje!', 'ceka!']
