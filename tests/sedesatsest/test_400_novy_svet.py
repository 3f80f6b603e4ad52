"""Soubor svet66.py a funkce novy_svet: levely 400 až 402."""

from inspect import signature

import pytest


@pytest.mark.level(400)
def test_import_sveta_je_potichu(naimportuj):
    """Import souboru `svet66.py` jen připraví funkce. Okno otevírá až hra sama."""
    assert naimportuj('svet66') == ''


@pytest.mark.level(400)
def test_novy_svet_existuje(svet66):
    """Funkce `novy_svet` se volá bez parametrů."""
    signature(svet66.novy_svet).bind()


@pytest.mark.level(401)
def test_novy_svet_je_svet(svet66, karty66):
    """Výsledek je Svet ze souboru `karty66.py`. Funkce ho vrací, nevypisuje."""
    svet = svet66.novy_svet()
    assert isinstance(svet, karty66.Svet), 'Funkce má vrátit Svet ze souboru karty66.py.'


@pytest.mark.level(401)
def test_v_novem_svete_se_ceka(svet66):
    """Než se okno ozve serveru, hráč čeká. V každém novém světě znovu."""
    assert svet66.novy_svet().stav == 'ceka'
    assert svet66.novy_svet().stav == 'ceka'


@pytest.mark.level(401)
def test_v_novem_svete_nejsou_karty(svet66):
    """Karty ještě nejsou rozdané, takže v rukou, na stole ani v balíčku nic není."""
    svet = svet66.novy_svet()
    assert svet.ruka1 == []
    assert svet.ruka2 == []
    assert svet.stychy1 == []
    assert svet.stychy2 == []
    assert svet.stred == []
    assert svet.balicek == []
    assert svet.posledni_stych == []


@pytest.mark.level(401)
def test_v_novem_svete_nejsou_body(svet66):
    """Nikdo nemá žádné body, ani za štychy, ani za hry. Trumf je prázdný řetězec."""
    svet = svet66.novy_svet()
    assert svet.body1 == 0
    assert svet.body2 == 0
    assert svet.vyhry1 == 0
    assert svet.vyhry2 == 0
    assert svet.trumf == ''


@pytest.mark.level(401)
def test_v_novem_svete_nikdo_neni(svet66):
    """Nikdo ještě nezavřel a hráči nemají jména."""
    svet = svet66.novy_svet()
    assert svet.kdo_zavrel == 'h0'
    assert svet.jmena == []


def seznamy(svet):
    """Všechny seznamy, které ve světě jsou."""
    ruce = [svet.ruka1, svet.ruka2]
    return [*ruce, svet.stychy1, svet.stychy2, svet.stred, svet.balicek, svet.posledni_stych, svet.jmena]


@pytest.mark.level(402)
def test_kazdy_svet_ma_svoje_seznamy(svet66):
    """Když se do jednoho světa něco přidá, druhý zůstane prázdný."""
    for seznam in seznamy(svet66.novy_svet()):
        seznam.append('karta')
    druhy = svet66.novy_svet()
    assert druhy.ruka1 == []
    assert druhy.ruka2 == []
    assert druhy.stychy1 == []
    assert druhy.stychy2 == []
    assert druhy.stred == []
    assert druhy.balicek == []
    assert druhy.posledni_stych == []
    assert druhy.jmena == []


@pytest.mark.level(402)
def test_zadny_seznam_neni_ve_svete_dvakrat(svet66):
    """Každá ruka i každá hromádka má svůj seznam. Co se přidá do jednoho, neobjeví se v jiném."""
    vsechny = seznamy(svet66.novy_svet())
    for seznam in vsechny:
        seznam.append('karta')
    delky = [len(seznam) for seznam in vsechny]
    assert delky == [1] * 8, (
        'Do každého seznamu ve světě přišla jedna karta, ale v některých jich je víc.\n'
        'Jeden a tentýž seznam je ve světě na více místech.'
    )
