"""Funkce pri_odpojeni: levely 330 až 334."""

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
    """Anna vynesla a na tahu je Petr."""
    return priklad()._replace(
        stav='h1',
        ruka1=karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        stred=karty('Kr eso'),
        stavy=['ceka', 'hraje'],
        body1=20,
        vyhry2=3,
    )


@pytest.mark.level(330)
def test_pri_odpojeni_existuje(vesmir66):
    """Funkce `pri_odpojeni` bere dva parametry: vesmír a jméno."""
    signature(vesmir66.pri_odpojeni).bind('vesmir', 'jmeno')


# Někdo odešel


@pytest.mark.level(331)
def test_odpojeni_vrati_balik(vesmir66, karty66):
    """Výsledek je Balik ze souboru `karty66.py` a v něm je nový Vesmir."""
    balik = vesmir66.pri_odpojeni(priklad(), 'Petr')
    assert isinstance(balik, karty66.Balik), 'Funkce má vrátit Balik ze souboru karty66.py.'
    assert isinstance(balik.vesmir, karty66.Vesmir), 'Na prvním místě balíku má být Vesmir.'


@pytest.mark.level(331)
def test_odpojeny_neni_ve_svetech(vesmir66):
    """Odpojený hráč zmizí ze `svety`, ale v `jmena` zůstane, místo u stolu je pořád jeho."""
    balik = vesmir66.pri_odpojeni(priklad(), 'Petr')
    assert balik.vesmir.svety == ['Anna']
    assert balik.vesmir.jmena == ['Anna', 'Petr']
    balik = vesmir66.pri_odpojeni(priklad(), 'Anna')
    assert balik.vesmir.svety == ['Petr']
    assert balik.vesmir.jmena == ['Anna', 'Petr']


@pytest.mark.level(331)
def test_druhy_ceka(vesmir66):
    """Zprávu dostane jen ten, kdo zbyl: čeká, i když byl na tahu. Odpojovat už nikoho netřeba."""
    balik = vesmir66.pri_odpojeni(priklad(), 'Petr')
    assert len(balik.posty) == 1
    komu, zprava = balik.posty[0]
    assert komu == 'Anna'
    assert zprava[0] == 'ceka'
    assert zprava[1][0] == ['Kr', 'eso', 11, 1]
    assert balik.odpojit == []


@pytest.mark.level(331)
def test_odesel_prvni(vesmir66):
    """Když odejde první hráč, zprávu dostane druhý a vidí v ní pořád jen svoje karty."""
    balik = vesmir66.pri_odpojeni(uprostred_hry(), 'Anna')
    assert len(balik.posty) == 1
    komu, zprava = balik.posty[0]
    assert komu == 'Petr'
    assert zprava[0] == 'ceka'
    assert zprava[1] == [['?', '?', 0, 0]] * 5
    assert zprava[2][0] == ['Kr', '10', 10, 2]


@pytest.mark.level(331)
def test_karty_zustanou_na_stole(vesmir66):
    """Karty, body ani trumf se odpojením nemění."""
    balik = vesmir66.pri_odpojeni(uprostred_hry(), 'Petr')
    assert balik.vesmir.ruka1 == uprostred_hry().ruka1
    assert balik.vesmir.ruka2 == uprostred_hry().ruka2
    assert balik.vesmir.balicek == uprostred_hry().balicek
    assert balik.vesmir.stred == karty('Kr eso')
    assert balik.vesmir.body1 == 20
    assert balik.vesmir.vyhry2 == 3
    assert balik.vesmir.trumf == 'Sr'
    assert balik.vesmir.stavy == ['ceka', 'hraje'], 'Kdo se vrátí, má hrát dál tam, kde přestal.'
    assert balik.vesmir._replace(svety=['Anna', 'Petr']) == uprostred_hry(), 'Kromě položky svety se tu nic nemění.'


@pytest.mark.level(331)
def test_po_konci_je_videt_vysledek(vesmir66):
    """Po konci hry se ten, kdo zbyl, může dál dívat na výsledek."""
    konec = priklad()._replace(stavy=['vyhra3f', 'prohra3f'], vyhry1=3)
    balik = vesmir66.pri_odpojeni(konec, 'Petr')
    assert len(balik.posty) == 1
    assert balik.posty[0][1][0] == 'vyhra3f'


@pytest.mark.level(331)
def test_odejdou_oba(vesmir66):
    """Když odejde i ten druhý, není už komu psát. Karty zůstanou oběma."""
    balik = vesmir66.pri_odpojeni(uprostred_hry()._replace(svety=['Petr']), 'Petr')
    assert balik.vesmir.svety == []
    assert balik.posty == []
    assert balik.vesmir.ruka1 == uprostred_hry().ruka1
    assert balik.vesmir.ruka2 == uprostred_hry().ruka2


@pytest.mark.level(331)
def test_odpojeni_nezmeni_vesmir(vesmir66):
    """Funkce vrací nový vesmír. V tom, který dostala, jsou připojení pořád oba."""
    vesmir = uprostred_hry()
    vesmir66.pri_odpojeni(vesmir, 'Petr')
    assert vesmir == uprostred_hry()


# Návrat


@pytest.mark.level(332)
def test_navrat(vesmir66):
    """Petr se vrátil a je zase na tahu, protože byl na tahu, když odešel. Pohled dostanou oba."""
    balik = vesmir66.pri_odpojeni(uprostred_hry(), 'Petr')
    balik = vesmir66.pri_registraci(balik.vesmir, 'Petr')
    assert sorted(balik.vesmir.svety) == ['Anna', 'Petr']
    assert balik.vesmir.jmena == ['Anna', 'Petr']
    assert balik.odpojit == []
    assert len(balik.posty) == 2
    zpravy = dict(balik.posty)
    assert zpravy['Petr'][0] == 'hraje'
    assert zpravy['Anna'][0] == 'ceka'


@pytest.mark.level(332)
def test_po_navratu_ma_svoje_karty(vesmir66):
    """Kdo se vrátí, má svoje karty a na stole leží, co tam leželo."""
    balik = vesmir66.pri_odpojeni(uprostred_hry(), 'Petr')
    zpravy = dict(vesmir66.pri_registraci(balik.vesmir, 'Petr').posty)
    assert zpravy['Petr'][2][0] == ['Kr', '10', 10, 2]
    assert zpravy['Petr'][1] == [['?', '?', 0, 0]] * 5
    assert zpravy['Petr'][7] == [['Kr', 'eso', 11, 1]]
    assert zpravy['Petr'][4] == 20


@pytest.mark.level(332)
def test_prvni_hrac_se_vrati(vesmir66):
    """Anna je i po návratu první hráč, i když se připojila až po Petrovi."""
    balik = vesmir66.pri_odpojeni(priklad(), 'Anna')
    balik = vesmir66.pri_registraci(balik.vesmir, 'Anna')
    assert balik.vesmir.jmena == ['Anna', 'Petr']
    zpravy = dict(balik.posty)
    assert zpravy['Anna'][0] == 'hraje'
    assert zpravy['Anna'][1][0] == ['Kr', 'eso', 11, 1]
    assert zpravy['Petr'][0] == 'ceka'
    assert zpravy['Petr'][2][0] == ['Kr', '10', 10, 2]


@pytest.mark.level(332)
def test_po_navratu_se_hraje_dal(vesmir66):
    """Tah, který čekal, jde po návratu udělat."""
    balik = vesmir66.pri_odpojeni(uprostred_hry(), 'Anna')
    balik = vesmir66.pri_registraci(balik.vesmir, 'Anna')
    balik = vesmir66.pri_zprave(balik.vesmir, 'Petr', ['vyloz', 0])
    assert balik.vesmir.stred == karty('Kr eso', 'Kr 10')
    assert balik.vesmir.stavy == ['stych', 'stych']


@pytest.mark.level(332)
def test_navrat_ke_stychu(vesmir66):
    """Kdo se vrátí, když leží štych, dostane stav `'stych'` a okna o něm zase požádají."""
    stych = uprostred_hry()._replace(
        stav='h2',
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr eso', 'Kr 10'),
        stavy=['stych', 'stych'],
    )
    balik = vesmir66.pri_odpojeni(stych, 'Anna')
    zpravy = dict(vesmir66.pri_registraci(balik.vesmir, 'Anna').posty)
    assert zpravy['Anna'][0] == 'stych'
    assert zpravy['Petr'][0] == 'stych'


@pytest.mark.level(332)
def test_vrati_se_oba(vesmir66):
    """Když odejdou oba a zase se vrátí, hrají tutéž hru."""
    balik = vesmir66.pri_odpojeni(uprostred_hry(), 'Anna')
    balik = vesmir66.pri_odpojeni(balik.vesmir, 'Petr')
    balik = vesmir66.pri_registraci(balik.vesmir, 'Petr')
    assert dict(balik.posty)['Petr'][0] == 'ceka'
    balik = vesmir66.pri_registraci(balik.vesmir, 'Anna')
    zpravy = dict(balik.posty)
    assert zpravy['Petr'][0] == 'hraje'
    assert zpravy['Anna'][0] == 'ceka'
    assert balik.vesmir.ruka1 == uprostred_hry().ruka1
    assert balik.vesmir.jmena == ['Anna', 'Petr']


@pytest.mark.level(333)
def test_misto_je_obsazene(vesmir66):
    """Místo po Petrovi není volné. Kdo se jmenuje jinak, bude odmítnutý."""
    balik = vesmir66.pri_odpojeni(priklad(), 'Petr')
    po_odmitnuti = vesmir66.pri_registraci(balik.vesmir, 'Gábi')
    assert po_odmitnuti.odpojit == ['Gábi']
    assert po_odmitnuti.vesmir.jmena == ['Anna', 'Petr']
    assert po_odmitnuti.vesmir.svety == ['Anna']
    assert len(po_odmitnuti.posty) == 1
    komu, zprava = po_odmitnuti.posty[0]
    assert komu == 'Gábi'
    assert zprava[0] == 'odmitnut'


@pytest.mark.level(334)
def test_odpoji_se_nekdo_cizi(vesmir66, karty66):
    """Gábi u stolu vůbec neseděla."""
    balik = vesmir66.pri_odpojeni(priklad(), 'Gábi')
    assert isinstance(balik, karty66.Balik), 'Funkce má vrátit Balik, i když se nic nezměnilo.'
    assert balik.vesmir == priklad()
    assert balik.posty == []
    assert balik.odpojit == []


@pytest.mark.level(334)
def test_odpoji_se_podruhe(vesmir66, karty66):
    """Kdo už odpojený je, ten se podruhé neodpojí."""
    vesmir = priklad()._replace(svety=['Anna'])
    balik = vesmir66.pri_odpojeni(vesmir, 'Petr')
    assert isinstance(balik, karty66.Balik), 'Funkce má vrátit Balik, i když se nic nezměnilo.'
    assert balik.vesmir == vesmir
    assert balik.posty == []
    assert balik.odpojit == []
