"""Funkce je_z_paru: levely 50 až 53."""

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


@pytest.mark.level(50)
def test_je_z_paru_existuje(pravidla66):
    """Funkce `je_z_paru` bere dva parametry: ruku a kartu."""
    signature(pravidla66.je_z_paru).bind('ruka', 'karta')


@pytest.mark.level(51)
def test_kral_z_paru(pravidla66):
    """Když je v ruce pár, je král z něj a funkce vrátí True."""
    [kral] = karty('Sr kral')
    ruka = karty('Sr dama', 'Kr 9', 'Sr kral')
    assert pravidla66.je_z_paru(ruka, kral) is True, 'Srdcová dáma v ruce je taky, má se vrátit přesně True.'


@pytest.mark.level(51)
def test_dama_z_paru(pravidla66):
    """Dáma je z něj taky."""
    [dama] = karty('Ka dama')
    ruka = karty('Ka dama', 'Ka kral', 'Pi eso')
    assert pravidla66.je_z_paru(ruka, dama) is True, 'Kárový král v ruce je taky, má se vrátit přesně True.'


@pytest.mark.level(51)
def test_ze_dvou_paru(pravidla66):
    """Párů může být v ruce víc a karta může být z kteréhokoli."""
    for karta in karty('Kr dama', 'Pi kral', 'Kr kral', 'Pi dama'):
        ruka = karty('Kr dama', 'Pi kral', 'Kr kral', 'Pi dama')
        assert pravidla66.je_z_paru(ruka, karta) is True, 'V ruce jsou oba páry celé, má se vrátit přesně True.'


@pytest.mark.level(52)
def test_kral_bez_damy(pravidla66):
    """Král bez dámy z páru není a funkce vrátí False."""
    [kral] = karty('Kr kral')
    ruka = karty('Kr kral', 'Kr eso', 'Kr kluk')
    assert pravidla66.je_z_paru(ruka, kral) is False, 'Křížová dáma v ruce není, má se vrátit přesně False.'


@pytest.mark.level(52)
def test_dama_bez_krale(pravidla66):
    """Dáma bez krále taky ne."""
    [dama] = karty('Pi dama')
    ruka = karty('Pi 10', 'Pi dama')
    assert pravidla66.je_z_paru(ruka, dama) is False, 'Pikový král v ruce není, má se vrátit přesně False.'


@pytest.mark.level(52)
def test_par_je_v_jine_barve(pravidla66):
    """Pár jiné barvy nepomůže, ani dáma jiné barvy ke králi."""
    [kral] = karty('Kr kral')
    ruka = karty('Sr dama', 'Kr kral', 'Sr kral')
    assert pravidla66.je_z_paru(ruka, kral) is False, 'Křížová dáma v ruce není, má se vrátit přesně False.'


@pytest.mark.level(52)
def test_je_z_paru_podruhe(pravidla66):
    """Pokaždé se zjišťuje znovu: jeden král z páru je, druhý není."""
    for barva, odpoved in ('Sr', True), ('Kr', False):
        [kral] = karty(f'{barva} kral')
        ruka = karty('Sr dama', 'Kr kral', 'Sr kral')
        assert pravidla66.je_z_paru(ruka, kral) is odpoved, f'Má se vrátit přesně {odpoved}.'


@pytest.mark.level(53)
def test_jina_karta_barvy(pravidla66):
    """Kdo není král ani dáma, ten z páru není, ani když je v ruce pár stejné barvy."""
    for karta in karty('Sr eso', 'Sr 10', 'Sr kluk', 'Sr 9'):
        ruka = [karta, *karty('Pi 9', 'Sr kral', 'Sr dama')]
        assert pravidla66.je_z_paru(ruka, karta) is False, 'Pár je jen král a dáma, má se vrátit přesně False.'


@pytest.mark.level(53)
def test_jina_karta_jine_barvy(pravidla66):
    """Karta jiné barvy, než je pár, z něj není taky."""
    [eso] = karty('Ka eso')
    ruka = karty('Ka eso', 'Sr kral', 'Sr dama')
    assert pravidla66.je_z_paru(ruka, eso) is False, 'Eso v páru nikdy není, má se vrátit přesně False.'


@pytest.mark.level(53)
def test_je_z_paru_nic_nemeni(pravidla66):
    """Zjistit, jestli je karta z páru, znamená jen se podívat: karty v ruce zůstanou."""
    [kral] = karty('Sr kral')
    ruka = karty('Sr dama', 'Kr 9', 'Sr kral')
    pravidla66.je_z_paru(ruka, kral)
    assert ruka == karty('Sr dama', 'Kr 9', 'Sr kral')
