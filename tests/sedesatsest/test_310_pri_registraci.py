"""Funkce pri_registraci: levely 310 až 315."""

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


# Kdo sedí u stolu a čí karty jsou které, se pozná z `jmena` a `svety`.


def prazdny_stul():
    """Karty jsou rozdané, ale nikdo tu ještě není."""
    return priklad()._replace(jmena=[], svety=[])


def anna_ceka():
    """Přišla Anna a čeká na soupeře."""
    return priklad()._replace(jmena=['Anna'], svety=['Anna'])


# Odmítnutý dostane prázdný svět. Zakódovaný vypadá takhle:
ODMITNUTY = ['odmitnut', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', []]


@pytest.mark.level(310)
def test_pri_registraci_existuje(vesmir66):
    """Funkce `pri_registraci` bere dva parametry: vesmír a jméno."""
    signature(vesmir66.pri_registraci).bind('vesmir', 'jmeno')


# První hráč


@pytest.mark.level(311)
def test_registrace_vrati_balik(vesmir66, karty66):
    """Výsledek je Balik ze souboru `karty66.py` a v něm je nový Vesmir."""
    balik = vesmir66.pri_registraci(prazdny_stul(), 'Anna')
    assert isinstance(balik, karty66.Balik), 'Funkce má vrátit Balik ze souboru karty66.py.'
    assert isinstance(balik.vesmir, karty66.Vesmir), 'Na prvním místě balíku má být Vesmir.'
    assert isinstance(balik.posty, list), 'Na druhém místě balíku má být seznam dvojic (jméno, zpráva).'


@pytest.mark.level(311)
def test_prvni_hrac_je_prijaty(vesmir66):
    """Kdo přijde první, sedí u stolu jako první hráč, je připojený a nikdo se neodpojuje."""
    balik = vesmir66.pri_registraci(prazdny_stul(), 'Anna')
    assert balik.vesmir.jmena == ['Anna']
    assert balik.vesmir.svety == ['Anna']
    assert balik.odpojit == []


@pytest.mark.level(311)
def test_prvni_hrac_dostane_pohled(vesmir66):
    """Poslala se jediná zpráva: Anně její pohled. Je to seznam patnácti věcí a ze samých seznamů jsou i karty."""
    balik = vesmir66.pri_registraci(prazdny_stul(), 'Anna')
    assert len(balik.posty) == 1
    komu, zprava = balik.posty[0]
    assert komu == 'Anna'
    assert zprava == [
        'ceka',
        [['Kr', 'eso', 11, 1], ['Sr', '9', 0, 18], ['Pi', 'dama', 3, 10]]
        + [['Pi', 'kral', 4, 9], ['Ka', '10', 10, 20], ['Sr', 'kluk', 2, 17]],
        [['?', '?', 0, 0]] * 6,
        [],
        0,
        [],
        0,
        [],
        [['Sr', 'eso', 11, 13]] + [['?', '?', 0, 0]] * 11,
        [],
        'h0',
        0,
        0,
        'Sr',
        ['Anna'],
    ]


@pytest.mark.level(311)
def test_karty_se_registraci_nemeni(vesmir66):
    """Karty už jsou rozdané, registrací se nic nerozdává znovu."""
    balik = vesmir66.pri_registraci(prazdny_stul(), 'Anna')
    assert balik.vesmir.ruka1 == priklad().ruka1
    assert balik.vesmir.ruka2 == priklad().ruka2
    assert balik.vesmir.balicek == priklad().balicek
    assert balik.vesmir.trumf == 'Sr'
    assert balik.vesmir._replace(jmena=[], svety=[]) == prazdny_stul(), 'Kromě položek jmena a svety se tu nic nemění.'


# Druhý hráč


@pytest.mark.level(312)
def test_druhy_hrac_je_prijaty(vesmir66):
    """Kdo přijde druhý, je druhý hráč."""
    balik = vesmir66.pri_registraci(anna_ceka(), 'Petr')
    assert balik.vesmir.jmena == ['Anna', 'Petr']
    assert sorted(balik.vesmir.svety) == ['Anna', 'Petr']
    assert balik.odpojit == []
    assert balik.vesmir.ruka1 == priklad().ruka1
    assert balik.vesmir.ruka2 == priklad().ruka2


@pytest.mark.level(312)
def test_pohled_dostanou_oba(vesmir66):
    """Zprávy jsou dvě: Anna je na tahu a Petr čeká. Oba už vidí jména obou."""
    balik = vesmir66.pri_registraci(anna_ceka(), 'Petr')
    assert len(balik.posty) == 2
    zpravy = dict(balik.posty)
    assert zpravy['Anna'][0] == 'hraje'
    assert zpravy['Petr'][0] == 'ceka'
    assert zpravy['Anna'][14] == ['Anna', 'Petr']
    assert zpravy['Petr'][14] == ['Anna', 'Petr']


@pytest.mark.level(312)
def test_drivejsi_balik_zustane(vesmir66):
    """Každé zavolání vrátí svůj balík. Zprávy v tom, který funkce vrátila předtím, zůstanou."""
    predtim = vesmir66.pri_registraci(anna_ceka(), 'Petr')
    vesmir66.pri_registraci(priklad()._replace(jmena=[], svety=[]), 'Soňa')
    assert sorted(jmeno for jmeno, _ in predtim.posty) == ['Anna', 'Petr']


@pytest.mark.level(312)
def test_kazdy_vidi_svoje_karty(vesmir66):
    """Každý dostane svůj pohled: svoje karty vidí, soupeřovy ne."""
    zpravy = dict(vesmir66.pri_registraci(anna_ceka(), 'Petr').posty)
    assert zpravy['Anna'][1][0] == ['Kr', 'eso', 11, 1]
    assert zpravy['Anna'][2] == [['?', '?', 0, 0]] * 6
    assert zpravy['Petr'][1] == [['?', '?', 0, 0]] * 6
    assert zpravy['Petr'][2][0] == ['Kr', '10', 10, 2]


@pytest.mark.level(312)
def test_od_noveho_vesmiru(vesmir66):
    """Totéž platí, když se začne od vesmíru z funkce `novy_vesmir`."""
    balik = vesmir66.pri_registraci(vesmir66.novy_vesmir(), 'Soňa')
    balik = vesmir66.pri_registraci(balik.vesmir, 'Pavel')
    assert balik.vesmir.jmena == ['Soňa', 'Pavel']
    zpravy = dict(balik.posty)
    assert zpravy['Soňa'][0] == 'hraje'
    assert zpravy['Pavel'][0] == 'ceka'


@pytest.mark.level(312)
def test_druhy_prijde_kdyz_prvni_odesel(vesmir66):
    """I když je první hráč zrovna pryč, jeho místo je pořád jeho. Kdo přijde, je druhý hráč a čeká."""
    balik = vesmir66.pri_registraci(anna_ceka()._replace(svety=[]), 'Petr')
    assert balik.vesmir.jmena == ['Anna', 'Petr']
    assert balik.vesmir.svety == ['Petr']
    assert [(jmeno, zprava[0]) for jmeno, zprava in balik.posty] == [('Petr', 'ceka')]


# Třetí hráč


@pytest.mark.level(313)
def test_treti_hrac_je_odmitnuty(vesmir66):
    """Třetí se ke stolu nevejde: dostane prázdný svět se stavem `'odmitnut'` a bude odpojený."""
    balik = vesmir66.pri_registraci(priklad(), 'Gábi')
    assert len(balik.posty) == 1
    komu, zprava = balik.posty[0]
    assert komu == 'Gábi'
    assert zprava == ODMITNUTY
    assert balik.odpojit == ['Gábi']


@pytest.mark.level(313)
def test_treti_hrac_nic_nezmeni(vesmir66):
    """Hra těch dvou běží dál, vesmír se nezmění a oni žádnou zprávu nedostanou."""
    balik = vesmir66.pri_registraci(priklad(), 'Gábi')
    assert balik.vesmir == priklad()


# Stejné jméno


@pytest.mark.level(314)
def test_stejne_jmeno_je_odmitnute(vesmir66):
    """Druhá Anna se ke stolu nedostane, dokud u něj ta první sedí. I když je druhé místo volné."""
    balik = vesmir66.pri_registraci(anna_ceka(), 'Anna')
    assert len(balik.posty) == 1
    komu, zprava = balik.posty[0]
    assert komu == 'Anna'
    assert zprava == ODMITNUTY
    assert balik.odpojit == ['Anna']
    assert balik.vesmir == anna_ceka()


@pytest.mark.level(314)
def test_stejne_jmeno_u_plneho_stolu(vesmir66):
    """U plného stolu taky ne, ať se jmenuje jako první hráč, nebo jako druhý."""
    balik = vesmir66.pri_registraci(priklad(), 'Anna')
    assert balik.vesmir == priklad()
    assert balik.odpojit == ['Anna']
    balik = vesmir66.pri_registraci(priklad(), 'Petr')
    assert balik.vesmir == priklad()
    assert balik.odpojit == ['Petr']
    assert len(balik.posty) == 1


@pytest.mark.level(315)
def test_registrace_nezmeni_vesmir(vesmir66):
    """Funkce vrací nový vesmír. V tom, který dostala, nikdo nepřibude."""
    vesmir = prazdny_stul()
    balik = vesmir66.pri_registraci(vesmir, 'Anna')
    assert vesmir == prazdny_stul()
    assert balik.vesmir.jmena == ['Anna']
    vesmir = anna_ceka()
    balik = vesmir66.pri_registraci(vesmir, 'Petr')
    assert vesmir == anna_ceka()
    assert balik.vesmir.jmena == ['Anna', 'Petr']


@pytest.mark.level(315)
def test_odmitnuti_nezmeni_vesmir(vesmir66):
    """Odmítnutím se starý vesmír nezmění taky."""
    vesmir = priklad()
    balik = vesmir66.pri_registraci(vesmir, 'Gábi')
    assert vesmir == priklad()
    assert balik.odpojit == ['Gábi']
