"""Funkce pohled: levely 300 až 305."""

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
    """Padly tři štychy, druhý hráč vynesl a na tahu je první. Hraje se už třetí hra."""
    return priklad()._replace(
        stav='h2',
        ruka1=karty('Kr eso', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr 9', 'Sr kluk'),
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stychy1=[karty('Pi eso', 'Pi 10')],
        body1=41,
        stychy2=[karty('Ka eso', 'Ka kral'), karty('Sr 10', 'Kr dama')],
        body2=28,
        stred=karty('Kr 10'),
        balicek=karty('Sr eso', 'Kr 9', 'Kr kral', 'Pi kluk', 'Sr dama', 'Ka kluk'),
        posledni_stych=karty('Sr 10', 'Kr dama'),
        vyhry1=4,
        vyhry2=5,
        stavy=['hraje', 'ceka'],
    )


@pytest.mark.level(300)
def test_pohled_existuje(vesmir66):
    """Funkce `pohled` bere dva parametry: vesmír a hráče."""
    signature(vesmir66.pohled).bind('vesmir', 'hrac')


@pytest.mark.level(301)
def test_pohled_je_svet(vesmir66, karty66):
    """Výsledek je Svet ze souboru `karty66.py`, ne Vesmir."""
    svet = vesmir66.pohled(priklad(), 1)
    assert isinstance(svet, karty66.Svet), 'Funkce má vrátit Svet ze souboru karty66.py.'


@pytest.mark.level(301)
def test_stav_toho_hrace(vesmir66):
    """Stav je ten, který má ten hráč. Ne `stav` vesmíru, ten znamená něco jiného."""
    assert vesmir66.pohled(priklad(), 1).stav == 'hraje'
    assert vesmir66.pohled(priklad(), 2).stav == 'ceka'
    vesmir = priklad()._replace(stav='h1', kdo_zavrel='h2', stavy=['slysi_trumf!', 'hlasi_trumf!'])
    assert vesmir66.pohled(vesmir, 1).stav == 'slysi_trumf!'
    assert vesmir66.pohled(vesmir, 2).stav == 'hlasi_trumf!'


@pytest.mark.level(301)
def test_svoje_karty_hrac_vidi(vesmir66):
    """Svoje karty vidí hráč všechny, a v tom pořadí, v jakém je má v ruce."""
    assert vesmir66.pohled(uprostred_hry(), 1).ruka1 == uprostred_hry().ruka1
    assert vesmir66.pohled(uprostred_hry(), 2).ruka2 == uprostred_hry().ruka2


@pytest.mark.level(301)
def test_na_stul_vidi_oba(vesmir66):
    """Co leží na stole, to vidí oba: střed i štychy obou hráčů."""
    for hrac in 1, 2:
        svet = vesmir66.pohled(uprostred_hry(), hrac)
        assert svet.stred == karty('Kr 10')
        assert svet.stychy1 == [karty('Pi eso', 'Pi 10')]
        assert svet.stychy2 == [karty('Ka eso', 'Ka kral'), karty('Sr 10', 'Kr dama')]
        assert svet.posledni_stych == karty('Sr 10', 'Kr dama')


@pytest.mark.level(301)
def test_body_a_jmena_vidi_oba(vesmir66):
    """Body, výherní body, trumf, jména i to, kdo zavřel, znají taky oba."""
    for hrac in 1, 2:
        svet = vesmir66.pohled(uprostred_hry()._replace(kdo_zavrel='h2', stavy=['hraje!', 'ceka!']), hrac)
        assert svet.body1 == 41
        assert svet.body2 == 28
        assert svet.vyhry1 == 4
        assert svet.vyhry2 == 5
        assert svet.trumf == 'Sr'
        assert svet.kdo_zavrel == 'h2'
        assert svet.jmena == ['Anna', 'Petr']


# Co hráč vidět nesmí


@pytest.mark.level(302)
def test_souperovu_ruku_nevidi(vesmir66, karty66):
    """Místo soupeřových karet jsou ruby. Kolik jich je, se ví."""
    rub = karty66.RUB
    assert vesmir66.pohled(uprostred_hry(), 1).ruka2 == [rub, rub, rub, rub, rub]
    assert vesmir66.pohled(uprostred_hry(), 2).ruka1 == [rub, rub, rub, rub, rub, rub]


@pytest.mark.level(302)
def test_prazdna_ruka_soupere(vesmir66):
    """Když soupeř nic nemá, je jeho ruka prázdná i v pohledu."""
    assert vesmir66.pohled(priklad()._replace(ruka2=[]), 1).ruka2 == []
    assert vesmir66.pohled(priklad()._replace(ruka1=[]), 2).ruka1 == []


@pytest.mark.level(302)
def test_souperovu_ruku_nevidi_ani_po_konci(vesmir66, karty66):
    """Karty, které soupeři po hře zbyly, hráč nevidí taky."""
    konec = priklad()._replace(stavy=['vyhra3f', 'prohra3f'], vyhry1=3)
    rub = karty66.RUB
    assert vesmir66.pohled(konec, 1).ruka2 == [rub, rub, rub, rub, rub, rub]
    assert vesmir66.pohled(konec, 2).ruka1 == [rub, rub, rub, rub, rub, rub]


@pytest.mark.level(303)
def test_z_balicku_je_videt_otocena(vesmir66, karty66):
    """Z balíčku je vidět jen otočená karta. Ostatní jsou ruby a je jich tolik, kolik v balíčku karet."""
    rub = karty66.RUB
    for hrac in 1, 2:
        balicek = vesmir66.pohled(uprostred_hry(), hrac).balicek
        assert balicek == [*karty('Sr eso'), rub, rub, rub, rub, rub]


@pytest.mark.level(303)
def test_posledni_dve_v_balicku(vesmir66, karty66):
    """Ze dvou posledních karet je vidět taky jen jedna."""
    vesmir = priklad()._replace(balicek=karty('Sr eso', 'Pi eso'))
    assert vesmir66.pohled(vesmir, 1).balicek == [*karty('Sr eso'), karty66.RUB]
    assert vesmir66.pohled(vesmir, 2).balicek == [*karty('Sr eso'), karty66.RUB]


@pytest.mark.level(303)
def test_prazdny_balicek_v_pohledu(vesmir66):
    """Prázdný balíček je prázdný i v pohledu."""
    vesmir = priklad()._replace(balicek=[], stavy=['vzal!', 'ztratil!'])
    assert vesmir66.pohled(vesmir, 1).balicek == []
    assert vesmir66.pohled(vesmir, 2).balicek == []


@pytest.mark.level(303)
def test_zavreny_balicek_v_pohledu(vesmir66, karty66):
    """Do zavřeného balíčku nikdo nevidí o nic víc."""
    vesmir = uprostred_hry()._replace(kdo_zavrel='h1', stavy=['hraje!', 'ceka!'])
    rub = karty66.RUB
    assert vesmir66.pohled(vesmir, 1).balicek == [*karty('Sr eso'), rub, rub, rub, rub, rub]


# Kdo je u stolu sám


@pytest.mark.level(304)
def test_kdo_je_sam_ceka(vesmir66):
    """Kdo je u stolu sám, čeká, i kdyby byl na tahu."""
    assert vesmir66.pohled(priklad()._replace(svety=['Anna']), 1).stav == 'ceka'
    vesmir = priklad()._replace(svety=['Petr'], stav='h1', kdo_zavrel='h1', stavy=['ztratil!', 'vzal!'])
    assert vesmir66.pohled(vesmir, 2).stav == 'ceka'
    assert vesmir66.pohled(priklad()._replace(jmena=['Anna'], svety=['Anna']), 1).stav == 'ceka'


@pytest.mark.level(304)
def test_kdo_je_sam_pred_stychem_ceka(vesmir66):
    """I když zrovna leží štych: rozhodne se, až přijde ten druhý."""
    stych = uprostred_hry()._replace(
        stav='h1',
        ruka1=karty('Pi dama', 'Pi kral', 'Ka 10', 'Sr 9', 'Sr kluk'),
        stred=karty('Kr 10', 'Kr eso'),
        stavy=['stych', 'stych'],
    )
    assert vesmir66.pohled(stych, 1).stav == 'stych'
    assert vesmir66.pohled(stych._replace(svety=['Anna']), 1).stav == 'ceka'


@pytest.mark.level(304)
def test_kdo_je_sam_po_konci(vesmir66):
    """Na výsledek se může po konci hry dívat i ten, kdo zbyl sám."""
    konec = priklad()._replace(svety=['Anna'], stavy=['vyhra3f', 'prohra3f'], vyhry1=3)
    assert vesmir66.pohled(konec, 1).stav == 'vyhra3f'
    konec = priklad()._replace(svety=['Petr'], stavy=['z_vyhra2t', 'z_prohra2t'], vyhry1=2)
    assert vesmir66.pohled(konec, 2).stav == 'z_prohra2t'


@pytest.mark.level(304)
def test_kdo_je_sam_vidi_svoje_karty(vesmir66, karty66):
    """Jinak vidí všechno jako předtím a soupeřovy karty taky pořád ne."""
    svet = vesmir66.pohled(uprostred_hry()._replace(svety=['Anna']), 1)
    assert svet.ruka1 == uprostred_hry().ruka1
    assert svet.ruka2 == [karty66.RUB] * 5
    assert svet.stred == karty('Kr 10')


@pytest.mark.level(305)
def test_pohled_nezmeni_vesmir(vesmir66):
    """Podívat se nic nemění: karty ve vesmíru jsou pořád lícem nahoru."""
    vesmir = uprostred_hry()
    svet = vesmir66.pohled(vesmir, 1)
    assert vesmir == uprostred_hry()
    assert svet.stav == 'hraje'
    svet = vesmir66.pohled(vesmir, 2)
    assert vesmir == uprostred_hry()
    assert svet.stav == 'ceka'


@pytest.mark.level(305)
def test_pohled_nezmeni_opravdove_stavy(vesmir66):
    """Opravdové stavy zůstanou, i když hráč vidí, že čeká."""
    vesmir = priklad()._replace(svety=['Anna'])
    svet = vesmir66.pohled(vesmir, 1)
    assert vesmir.stavy == ['hraje', 'ceka']
    assert svet.stav == 'ceka'
