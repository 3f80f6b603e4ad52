"""Soubor vesmir66.py a funkce rozdej: levely 200 až 203."""

from inspect import signature

import pytest


def rozdane_karty(vesmir66):
    """Ověří, že rozdej vrátí trojici seznamů, a vrátí ji."""
    trojice = vesmir66.rozdej()
    assert isinstance(trojice, tuple), 'Funkce má vrátit trojici: ruka prvního, ruka druhého, balíček.'
    assert len(trojice) == 3, 'Funkce má vrátit trojici: ruka prvního, ruka druhého, balíček.'
    for karty in trojice:
        assert isinstance(karty, list), 'Obě ruce i balíček mají být seznamy karet.'
    return trojice


@pytest.mark.level(200)
def test_import_vesmiru_je_potichu(naimportuj):
    """Import souboru `vesmir66.py` jen připraví funkce. Server pouští až hra sama."""
    assert naimportuj('vesmir66') == ''


@pytest.mark.level(200)
def test_rozdej_existuje(vesmir66):
    """Funkce `rozdej` se volá bez parametrů."""
    signature(vesmir66.rozdej).bind()


@pytest.mark.level(201)
def test_ruce_a_balicek(vesmir66):
    """Každý hráč dostane šest karet a dvanáct jich zbude na balíček. Funkce je vrací, nevypisuje."""
    ruka1, ruka2, balicek = rozdane_karty(vesmir66)
    assert len(ruka1) == 6
    assert len(ruka2) == 6
    assert len(balicek) == 12


@pytest.mark.level(201)
def test_rozdava_se_i_podruhe(vesmir66):
    """Každé zavolání rozdá všechny karty znovu, nic nezbývá z toho minulého."""
    rozdane_karty(vesmir66)
    ruka1, ruka2, balicek = rozdane_karty(vesmir66)
    assert len(ruka1) == 6
    assert len(ruka2) == 6
    assert len(balicek) == 12


@pytest.mark.level(202)
def test_kazda_karta_je_jednou(vesmir66, karty66):
    """Každou z 24 karet má buď první hráč, nebo druhý, nebo je v balíčku."""
    ruka1, ruka2, balicek = rozdane_karty(vesmir66)
    rozdane = ruka1 + ruka2 + balicek
    for karta in karty66.VSECHNY_KARTY:
        assert rozdane.count(karta) > 0, f'Karta {karta.barva} {karta.jmeno} nikde není.'
        assert rozdane.count(karta) < 2, f'Karta {karta.barva} {karta.jmeno} je tu {rozdane.count(karta)}krát.'
    assert len(rozdane) == 24


# Level 203 pracuje s náhodou. Šance, že správně zamíchané karty vypadají jako
# nezamíchané, je ale v každém z testů menší než jedna ku miliardě.


@pytest.mark.level(203)
def test_pokazde_jinak(vesmir66):
    """Karty se před každým rozdáním míchají, takže se dvakrát za sebou nerozdají stejně."""
    predtim = rozdane_karty(vesmir66)
    znova = rozdane_karty(vesmir66)
    assert znova != predtim, 'Dvakrát za sebou se rozdalo úplně stejně.'


@pytest.mark.level(203)
def test_nestaci_sejmout(vesmir66, karty66):
    """Zamíchat není sejmout: karty, které jsou za sebou ve VSECHNY_KARTY, za sebou většinou nezůstanou."""
    nejmin, nejvic = 24, 0
    for _ in range(5):
        ruka1, ruka2, balicek = rozdane_karty(vesmir66)
        za_sebou = 0
        for karty in ruka1, ruka2, balicek:
            for poradi in range(1, len(karty)):
                mista = [karty66.VSECHNY_KARTY.index(karta) for karta in karty[poradi - 1 : poradi + 1]]
                if mista[1] - mista[0] in (1, -1):
                    za_sebou += 1
        nejmin, nejvic = min(nejmin, za_sebou), max(nejvic, za_sebou)
    assert nejmin < 12, f'V pěti rozdáních zůstalo vždycky aspoň {nejmin} karet za sebou, jako by se jen sejmulo.'
    assert nejvic < 17, f'V jednom z pěti rozdání zůstalo {nejvic} karet za sebou, jako by se v něm nemíchalo.'


@pytest.mark.level(203)
def test_karta_nema_stale_misto(vesmir66):
    """Na žádném místě není pokaždé stejná karta: ani v první ruce, ani ve druhé, ani v balíčku."""
    prvni_karty, druhe_karty, spodni_karty, vrchni_karty = [], [], [], []
    for _ in range(40):
        ruka1, ruka2, balicek = rozdane_karty(vesmir66)
        prvni_karty.append(ruka1[0])
        druhe_karty.append(ruka2[0])
        spodni_karty.append(balicek[0])
        vrchni_karty.append(balicek[-1])
    assert len(set(prvni_karty)) > 1, f'První hráč má na prvním místě pokaždé {prvni_karty[0]}.'
    assert len(set(druhe_karty)) > 1, f'Druhý hráč má na prvním místě pokaždé {druhe_karty[0]}.'
    assert len(set(spodni_karty)) > 1, f'Dole v balíčku je pokaždé {spodni_karty[0]}.'
    assert len(set(vrchni_karty)) > 1, f'Nahoře v balíčku je pokaždé {vrchni_karty[0]}.'


@pytest.mark.level(203)
def test_karta_jde_kamkoli(vesmir66, karty66):
    """Tutéž kartu dostane jednou první hráč, jindy druhý a jindy zůstane v balíčku."""
    eso = karty66.VSECHNY_KARTY[0]
    u_prvniho = u_druheho = v_balicku = 0
    for _ in range(100):
        ruka1, ruka2, balicek = rozdane_karty(vesmir66)
        u_prvniho += eso in ruka1
        u_druheho += eso in ruka2
        v_balicku += eso in balicek
    assert u_prvniho > 0, 'Křížové eso nedostal první hráč ani jednou ze 100 rozdání.'
    assert u_druheho > 0, 'Křížové eso nedostal druhý hráč ani jednou ze 100 rozdání.'
    assert v_balicku > 0, 'Křížové eso nebylo v balíčku ani jednou ze 100 rozdání.'
