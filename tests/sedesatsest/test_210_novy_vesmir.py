"""Funkce novy_vesmir: levely 210 až 213."""

from inspect import signature

import pytest


@pytest.mark.level(210)
def test_novy_vesmir_existuje(vesmir66):
    """Funkce `novy_vesmir` se volá bez parametrů."""
    signature(vesmir66.novy_vesmir).bind()


@pytest.mark.level(211)
def test_novy_vesmir_je_vesmir(vesmir66, karty66):
    """Výsledek je Vesmir ze souboru `karty66.py`. Funkce ho vrací, nevypisuje."""
    vesmir = vesmir66.novy_vesmir()
    assert isinstance(vesmir, karty66.Vesmir), 'Funkce má vrátit Vesmir ze souboru karty66.py.'


@pytest.mark.level(211)
def test_karty_jsou_rozdane(vesmir66, karty66):
    """Oba hráči mají po šesti kartách, dvanáct jich je v balíčku a každá z 24 karet je tu jednou."""
    vesmir = vesmir66.novy_vesmir()
    assert len(vesmir.ruka1) == 6
    assert len(vesmir.ruka2) == 6
    assert len(vesmir.balicek) == 12
    rozdane = vesmir.ruka1 + vesmir.ruka2 + vesmir.balicek
    for karta in karty66.VSECHNY_KARTY:
        assert rozdane.count(karta) > 0, f'Karta {karta.barva} {karta.jmeno} nikde není.'


@pytest.mark.level(211)
def test_stul_je_prazdny(vesmir66):
    """Uprostřed stolu nic neleží a žádný štych ještě nepadl."""
    vesmir = vesmir66.novy_vesmir()
    assert vesmir.stred == []
    assert vesmir.stychy1 == []
    assert vesmir.stychy2 == []
    assert vesmir.posledni_stych == []


@pytest.mark.level(211)
def test_nikdo_nema_body(vesmir66):
    """Nikdo nemá žádné body, ani za štychy, ani za hry."""
    vesmir = vesmir66.novy_vesmir()
    assert vesmir.body1 == 0
    assert vesmir.body2 == 0
    assert vesmir.vyhry1 == 0
    assert vesmir.vyhry2 == 0


@pytest.mark.level(211)
def test_kazdy_vesmir_je_jiny(vesmir66):
    """Pro každý vesmír se rozdává znovu. Šance, že se dvakrát rozdá totéž, je jedna ku 620 triliardám."""
    prvni = vesmir66.novy_vesmir()
    druhy = vesmir66.novy_vesmir()
    stejne = (prvni.ruka1, prvni.ruka2, prvni.balicek) == (druhy.ruka1, druhy.ruka2, druhy.balicek)
    assert not stejne, 'Dva nové vesmíry mají úplně stejně rozdané karty.'


@pytest.mark.level(212)
def test_trumf_je_barva_otocene_karty(vesmir66):
    """Trumf určuje otočená karta, která leží v balíčku vespod. Platí to pro každé rozdání."""
    for _ in range(40):
        vesmir = vesmir66.novy_vesmir()
        otocena = vesmir.balicek[0]
        assert vesmir.trumf == otocena.barva, f'Vespod leží {otocena}, ale trumf je {vesmir.trumf!r}.'


@pytest.mark.level(213)
def test_nikdo_nevylozil(vesmir66):
    """Nikdo ještě nevyložil kartu a nikdo nezavřel."""
    vesmir = vesmir66.novy_vesmir()
    assert vesmir.stav == 'h0'
    assert vesmir.kdo_zavrel == 'h0'


@pytest.mark.level(213)
def test_nikdo_neni_pripojeny(vesmir66):
    """U stolu nikdo není."""
    vesmir = vesmir66.novy_vesmir()
    assert vesmir.jmena == []
    assert vesmir.svety == []


@pytest.mark.level(213)
def test_zacina_prvni(vesmir66):
    """Začínat bude první hráč a druhý zatím počká."""
    assert vesmir66.novy_vesmir().stavy == ['hraje', 'ceka']
