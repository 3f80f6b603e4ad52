"""Funkce dekoduj_vse: levely 30 až 35."""

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


@pytest.mark.level(30)
def test_dekoduj_vse_existuje(pravidla66):
    """Funkce `dekoduj_vse` bere jeden parametr: cokoli."""
    signature(pravidla66.dekoduj_vse).bind('neco')


# Co není karta


@pytest.mark.level(31)
def test_retezce(pravidla66):
    """Řetězec zůstane řetězcem, i když má zrovna čtyři znaky nebo je prázdný."""
    assert pravidla66.dekoduj_vse('Sr') == 'Sr'
    assert pravidla66.dekoduj_vse('ceka') == 'ceka'
    assert pravidla66.dekoduj_vse('') == ''


@pytest.mark.level(31)
def test_cisla(pravidla66):
    """Číslo zůstane číslem."""
    assert pravidla66.dekoduj_vse(66) == 66
    assert pravidla66.dekoduj_vse(0) == 0


@pytest.mark.level(31)
def test_prazdny_seznam(pravidla66):
    """Prázdný seznam zůstane prázdným seznamem."""
    assert pravidla66.dekoduj_vse([]) == []


# Karta


@pytest.mark.level(32)
def test_zakodovana_karta(pravidla66, karty66):
    """Kartou je celý seznam."""
    assert pravidla66.dekoduj_vse(['Kr', 'eso', 11, 1]) == karty66.Karta('Kr', 'eso', 11, 1)
    assert pravidla66.dekoduj_vse(['Ka', '10', 10, 20]) == karty66.Karta('Ka', '10', 10, 20)


@pytest.mark.level(32)
def test_zakodovany_rub(pravidla66, karty66):
    """Karta, do které není vidět, je taky karta."""
    assert pravidla66.dekoduj_vse(['?', '?', 0, 0]) == karty66.RUB


# Karty v seznamech


@pytest.mark.level(33)
def test_zakodovana_ruka(pravidla66):
    """Ze seznamu zakódovaných karet je seznam karet."""
    assert pravidla66.dekoduj_vse([['Kr', 'eso', 11, 1], ['Sr', '9', 0, 18]]) == karty('Kr eso', 'Sr 9')


@pytest.mark.level(33)
def test_zakodovane_stychy(pravidla66):
    """Štychy jsou seznam seznamů karet, takže karty jsou ještě o patro hlouběji."""
    stychy = [[['Kr', 'eso', 11, 1], ['Kr', '10', 10, 2]], [['Pi', '9', 0, 12], ['Ka', 'kluk', 2, 23]]]
    assert pravidla66.dekoduj_vse(stychy) == [karty('Kr eso', 'Kr 10'), karty('Pi 9', 'Ka kluk')]


@pytest.mark.level(33)
def test_vsechno_dohromady(pravidla66):
    """V jednom seznamu mohou být karty, čísla, řetězce i další seznamy."""
    zprava = ['hraje', [['Pi', 'kral', 4, 9]], [], [[['Sr', '9', 0, 18], ['Sr', '10', 10, 14]]], 10, ['Anna', 'Petr']]
    assert pravidla66.dekoduj_vse(zprava) == [
        'hraje',
        karty('Pi kral'),
        [],
        [karty('Sr 9', 'Sr 10')],
        10,
        ['Anna', 'Petr'],
    ]


# Čtyři prvky ještě nejsou karta


@pytest.mark.level(34)
def test_ctyri_karty_v_ruce(pravidla66):
    """Seznam čtyř zakódovaných karet má taky čtyři prvky. Karta to ale není, jsou to čtyři karty."""
    ruka = [['Kr', 'eso', 11, 1], ['Sr', '9', 0, 18], ['Ka', 'dama', 3, 22], ['Pi', '10', 10, 8]]
    assert pravidla66.dekoduj_vse(ruka) == karty('Kr eso', 'Sr 9', 'Ka dama', 'Pi 10')


@pytest.mark.level(34)
def test_ctyri_ruby(pravidla66, karty66):
    """Čtyři karty, do kterých není vidět, jsou taky jen čtyři karty."""
    ruka = [['?', '?', 0, 0], ['?', '?', 0, 0], ['?', '?', 0, 0], ['?', '?', 0, 0]]
    assert pravidla66.dekoduj_vse(ruka) == [karty66.RUB, karty66.RUB, karty66.RUB, karty66.RUB]


@pytest.mark.level(34)
def test_ctyri_stychy(pravidla66):
    """Čtyři štychy jsou taky seznam se čtyřmi prvky."""
    stychy = [
        [['Kr', 'eso', 11, 1], ['Kr', '9', 0, 6]],
        [['Pi', 'eso', 11, 7], ['Pi', '9', 0, 12]],
        [['Sr', 'eso', 11, 13], ['Sr', '9', 0, 18]],
        [['Ka', 'eso', 11, 19], ['Ka', '9', 0, 24]],
    ]
    assert pravidla66.dekoduj_vse(stychy) == [
        karty('Kr eso', 'Kr 9'),
        karty('Pi eso', 'Pi 9'),
        karty('Sr eso', 'Sr 9'),
        karty('Ka eso', 'Ka 9'),
    ]


@pytest.mark.level(34)
def test_ctyri_retezce_nebo_cisla(pravidla66):
    """Čtyři řetězce nebo čtyři čísla zůstanou seznamem."""
    assert pravidla66.dekoduj_vse(['Kr', 'Pi', 'Sr', 'Ka']) == ['Kr', 'Pi', 'Sr', 'Ka']
    assert pravidla66.dekoduj_vse([11, 10, 4, 3]) == [11, 10, 4, 3]


# Nový seznam


@pytest.mark.level(35)
def test_dekoduj_vse_nic_nemeni(pravidla66):
    """Karty jsou v novém seznamu. Ten, který funkce dostala, zůstane, jak byl, i se všemi seznamy v něm."""
    zprava = ['hraje', [['Pi', 'kral', 4, 9]], [[['Sr', '9', 0, 18], ['Sr', '10', 10, 14]]], 10]
    dekodovana = pravidla66.dekoduj_vse(zprava)
    assert dekodovana == ['hraje', karty('Pi kral'), [karty('Sr 9', 'Sr 10')], 10]
    assert zprava == ['hraje', [['Pi', 'kral', 4, 9]], [[['Sr', '9', 0, 18], ['Sr', '10', 10, 14]]], 10]
