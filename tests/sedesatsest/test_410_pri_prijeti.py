"""Funkce pri_prijeti: levely 410 až 413."""

import json
from inspect import signature

import pytest


def karty(*popisy):
    """Seznam karet podle barvy a jména: karty('Kr eso', 'Sr 9') jsou dvě karty."""
    from karty66 import VSECHNY_KARTY

    vybrane = []
    for popis in popisy:
        barva, jmeno = popis.split()
        for karta in VSECHNY_KARTY:
            if karta.barva == barva and karta.jmeno == jmeno:
                # Barva a jméno jsou nové řetězce, jako když karta přijde po síti: porovnávej je ==, ne is.
                vybrane.append(karta._replace(barva=barva, jmeno=jmeno))
    return vybrane


def prazdny_svet():
    """Svět, jaký má okno, než přijde první zpráva."""
    from karty66 import Svet

    return Svet('ceka', [], [], [], 0, [], 0, [], [], [], 'h0', 0, 0, '', [])


def zprava_se_stavem(stav):
    """Zpráva ze serveru uprostřed hry, jen stav je pokaždé jiný."""
    zprava = [
        stav,
        [['Sr', 'dama', 3, 16], ['Kr', '9', 0, 6]],
        [['?', '?', 0, 0], ['?', '?', 0, 0]],
        [[['Pi', 'eso', 11, 7], ['Pi', '9', 0, 12]]],
        11,
        [],
        0,
        [],
        [['Sr', 'kluk', 2, 17], ['?', '?', 0, 0]],
        [['Pi', 'eso', 11, 7], ['Pi', '9', 0, 12]],
        'h0',
        0,
        2,
        'Sr',
        ['Anna', 'Petr'],
    ]
    # Po síti chodí text a zpráva se z něj složí znovu: řetězce v ní jsou nové. Porovnávej je ==, ne is.
    return json.loads(json.dumps(zprava))


@pytest.mark.level(410)
def test_pri_prijeti_existuje(svet66):
    """Funkce `pri_prijeti` bere dva parametry: svět a zprávu."""
    signature(svet66.pri_prijeti).bind('svet', 'zprava')


# Zpráva je nový svět


@pytest.mark.level(411)
def test_ze_zpravy_je_svet(svet66, karty66):
    """Výsledek je Svet. Ten starý nikam nepatří, platí to, co přišlo."""
    novy = svet66.pri_prijeti(prazdny_svet(), zprava_se_stavem('hraje'))
    assert isinstance(novy, karty66.Svet), 'Funkce má vrátit Svet ze souboru karty66.py.'
    assert novy.stav == 'hraje'
    assert novy.jmena == ['Anna', 'Petr']
    assert novy.trumf == 'Sr'


@pytest.mark.level(411)
def test_ze_seznamu_jsou_karty(svet66, karty66):
    """Karty ve zprávě jsou zakódované. Ve světě jsou z nich zase karty, i ty, do kterých není vidět."""
    novy = svet66.pri_prijeti(prazdny_svet(), zprava_se_stavem('hraje'))
    assert novy.ruka1 == karty('Sr dama', 'Kr 9')
    assert novy.ruka2 == [karty66.RUB, karty66.RUB]
    assert novy.balicek == [*karty('Sr kluk'), karty66.RUB]


@pytest.mark.level(411)
def test_ze_seznamu_jsou_karty_i_ve_stychu(svet66):
    """Karty jsou i ve štychu, který má hráč před sebou, a v tom posledním."""
    novy = svet66.pri_prijeti(prazdny_svet(), zprava_se_stavem('ceka'))
    assert novy.stychy1 == [karty('Pi eso', 'Pi 9')]
    assert novy.posledni_stych == karty('Pi eso', 'Pi 9')


@pytest.mark.level(411)
def test_plati_posledni_zprava(svet66):
    """Každá zpráva je celý nový svět. Z té předchozí v něm nic nezbude."""
    novy = svet66.pri_prijeti(prazdny_svet(), zprava_se_stavem('hraje'))
    novy = svet66.pri_prijeti(novy, zprava_se_stavem('ceka'))
    assert novy.stav == 'ceka'
    assert novy.ruka1 == karty('Sr dama', 'Kr 9')


@pytest.mark.level(411)
def test_cisla_zustanou(svet66):
    """Body a výhry zůstanou čísly."""
    novy = svet66.pri_prijeti(prazdny_svet(), zprava_se_stavem('ceka'))
    assert novy.body1 == 11
    assert novy.body2 == 0
    assert novy.vyhry1 == 0
    assert novy.vyhry2 == 2


@pytest.mark.level(411)
def test_zprava_se_nezmeni(svet66):
    """Zpráva, kterou funkce dostala, zůstane, jak byla."""
    zprava = zprava_se_stavem('hraje')
    svet66.pri_prijeti(prazdny_svet(), zprava)
    assert zprava == zprava_se_stavem('hraje')


# Dvě karty na stole


@pytest.mark.level(412)
def test_stav_stych_chce_odpoved(svet66, karty66):
    """Když na stole leží celý štych, okno samo požádá server, aby o něm rozhodl."""
    vysledek = svet66.pri_prijeti(prazdny_svet(), zprava_se_stavem('stych'))
    assert isinstance(vysledek, tuple), 'Funkce má vrátit dvojici: svět a zprávu.'
    assert len(vysledek) == 2, 'Funkce má vrátit dvojici: svět a zprávu.'
    novy, odpoved = vysledek
    assert odpoved == ['rozhodni']
    assert isinstance(novy, karty66.Svet), 'Na prvním místě dvojice má být Svet.'
    assert novy.stav == 'stych'
    assert novy.ruka1 == karty('Sr dama', 'Kr 9')


@pytest.mark.level(412)
def test_jine_stavy_odpoved_nechteji(svet66, karty66):
    """V ostatních stavech je výsledek samotný svět a server nic nedostane."""
    for stav in 'hraje', 'ceka!', 'vzal', 'ztratil', 'vyhra1t', 'prohra_posledni', 'odmitnut':
        novy = svet66.pri_prijeti(prazdny_svet(), zprava_se_stavem(stav))
        assert isinstance(novy, karty66.Svet), f'Ve stavu {stav!r} má funkce vrátit samotný Svet.'


# Co není svět


@pytest.mark.level(413)
def test_co_neni_seznam(svet66):
    """Zpráva, která není seznam, nic nezmění: platí svět, který okno mělo. I když má zrovna 15 znaků."""
    svet = prazdny_svet()._replace(stav='hraje', jmena=['Anna', 'Petr'])
    for zprava in 'ahoj', 66, None, {'stav': 'hraje'}, 'patnact znaku!!':
        vysledek = svet66.pri_prijeti(svet, zprava)
        assert vysledek == prazdny_svet()._replace(stav='hraje', jmena=['Anna', 'Petr'])


@pytest.mark.level(413)
def test_seznam_jine_delky(svet66):
    """Seznam, ve kterém není právě patnáct věcí, nic nezmění taky."""
    svet = prazdny_svet()._replace(stav='hraje', jmena=['Anna', 'Petr'])
    for zprava in [], ['stych'], zprava_se_stavem('ceka')[:14], [*zprava_se_stavem('ceka'), 'navic']:
        vysledek = svet66.pri_prijeti(svet, zprava)
        assert vysledek == prazdny_svet()._replace(stav='hraje', jmena=['Anna', 'Petr'])
