"""Funkce ma_barvu: levely 80 až 82."""

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


@pytest.mark.level(80)
def test_ma_barvu_existuje(pravidla66):
    """Funkce `ma_barvu` bere dva parametry: karty uprostřed a ruku."""
    signature(pravidla66.ma_barvu).bind('stred', 'ruka')


@pytest.mark.level(81)
def test_v_ruce_je_vynesena_barva(pravidla66):
    """V ruce je jedna taková karta, pokaždé na jiném místě."""
    ruka = karty('Kr eso', 'Sr 9', 'Pi kluk')
    assert pravidla66.ma_barvu(karty('Sr eso'), ruka) is True, 'Srdce v ruce je, má se vrátit přesně True.'
    ruka = karty('Kr eso', 'Sr 9', 'Pi kluk')
    assert pravidla66.ma_barvu(karty('Kr 9'), ruka) is True, 'Kříž v ruce je, má se vrátit přesně True.'
    ruka = karty('Kr eso', 'Sr 9', 'Pi kluk')
    assert pravidla66.ma_barvu(karty('Pi 10'), ruka) is True, 'Pik v ruce je, má se vrátit přesně True.'


@pytest.mark.level(81)
def test_cela_ruka_ve_vynesene_barve(pravidla66):
    """Karet té barvy může být v ruce víc."""
    ruka = karty('Ka eso', 'Ka 9', 'Ka kluk')
    assert pravidla66.ma_barvu(karty('Ka 10'), ruka) is True, 'Káry v ruce jsou, má se vrátit přesně True.'


@pytest.mark.level(81)
def test_v_ruce_vynesena_barva_neni(pravidla66):
    """Když v ruce ta barva není, funkce vrátí False. Stejné jméno karty nestačí."""
    ruka = karty('Kr eso', 'Sr 9', 'Pi kluk')
    assert pravidla66.ma_barvu(karty('Ka eso'), ruka) is False, 'Káry v ruce nejsou, má se vrátit přesně False.'


@pytest.mark.level(81)
def test_rozhoduje_prvni_karta(pravidla66):
    """Když leží uprostřed karty dvě, rozhoduje barva té první."""
    stred = karty('Sr eso', 'Kr 9')
    assert pravidla66.ma_barvu(stred, karty('Sr 10')) is True, 'První karta je srdce, má se vrátit přesně True.'
    stred = karty('Sr eso', 'Kr 9')
    assert pravidla66.ma_barvu(stred, karty('Kr 10')) is False, 'První karta je srdce, má se vrátit přesně False.'


@pytest.mark.level(81)
def test_ma_barvu_nic_nemeni(pravidla66):
    """Zjistit, jestli je barva v ruce, znamená jen se podívat: karty v ruce i na stole zůstanou."""
    stred = karty('Ka eso')
    ruka = karty('Kr eso', 'Ka 9')
    pravidla66.ma_barvu(stred, ruka)
    assert stred == karty('Ka eso')
    assert ruka == karty('Kr eso', 'Ka 9')


@pytest.mark.level(82)
def test_prazdna_ruka_nema_barvu(pravidla66):
    """V prázdné ruce žádná barva není."""
    assert pravidla66.ma_barvu(karty('Ka eso'), []) is False, 'V prázdné ruce nic není, má se vrátit přesně False.'


@pytest.mark.level(82)
def test_uprostred_nic_nelezi(pravidla66):
    """Když uprostřed nic neleží, žádnou barvu mít nejde."""
    ruka = karty('Kr eso', 'Sr 9')
    assert pravidla66.ma_barvu([], ruka) is False, 'Uprostřed nic neleží, má se vrátit přesně False.'
    assert pravidla66.ma_barvu([], []) is False, 'Uprostřed nic neleží, má se vrátit přesně False.'
