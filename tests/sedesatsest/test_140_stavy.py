"""Funkce je_na_tahu, je_vyhra, je_prohra a je_konec: levely 140 až 153."""

from inspect import signature

import pytest

NA_TAHU = ['hraje', 'vzal', 'hlasi', 'hlasi_trumf', 'hraje!', 'vzal!', 'hlasi!', 'hlasi_trumf!']
CEKA = ['ceka', 'ztratil', 'slysi', 'slysi_trumf', 'ceka!', 'ztratil!', 'slysi!', 'slysi_trumf!']
VYHRA = ['vyhra1t', 'vyhra2t', 'vyhra3t', 'vyhra3f', 'vyhra_posledni']
VYHRA_ZAVRENO = ['z_vyhra1t', 'z_vyhra2t', 'z_vyhra3t', 'z_vyhra3f']
PROHRA = ['prohra1t', 'prohra2t', 'prohra3t', 'prohra3f', 'prohra_posledni']
PROHRA_ZAVRENO = ['z_prohra1t', 'z_prohra2t', 'z_prohra3t', 'z_prohra3f']


@pytest.mark.level(140)
def test_je_na_tahu_existuje(pravidla66):
    """Funkce `je_na_tahu` bere jeden parametr: stav."""
    signature(pravidla66.je_na_tahu).bind('stav')


@pytest.mark.level(141)
def test_na_tahu(pravidla66):
    """Na tahu je, kdo hraje, vzal štych nebo hlásí pár. Funkce pak vrátí True."""
    for stav in 'hraje', 'vzal', 'hlasi', 'hlasi_trumf':
        assert pravidla66.je_na_tahu(stav) is True, f'Ve stavu {stav!r} má vrátit přesně True.'


@pytest.mark.level(141)
def test_na_tahu_s_vykricnikem(pravidla66):
    """Vykřičník na konci stavu jen říká, že se musí ctít barva. Na tahu je hráč i s ním."""
    for stav in 'hraje!', 'vzal!', 'hlasi!', 'hlasi_trumf!':
        assert pravidla66.je_na_tahu(stav) is True, f'Ve stavu {stav!r} má vrátit přesně True.'


@pytest.mark.level(142)
def test_ceka(pravidla66):
    """Kdo čeká, ztratil štych nebo poslouchá hlášku, na tahu není a funkce vrátí False."""
    for stav in CEKA:
        assert pravidla66.je_na_tahu(stav) is False, f'Ve stavu {stav!r} má vrátit přesně False.'


@pytest.mark.level(142)
def test_dve_karty_na_stole(pravidla66):
    """Dokud se rozhoduje o štychu, na tahu není nikdo. Odmítnutý hráč na tahu taky není."""
    for stav in 'stych', 'odmitnut':
        assert pravidla66.je_na_tahu(stav) is False, f'Ve stavu {stav!r} má vrátit přesně False.'


@pytest.mark.level(142)
def test_po_konci_neni_na_tahu_nikdo(pravidla66):
    """Po konci hry na tahu není ani ten, kdo vyhrál, ani ten, kdo prohrál."""
    for stav in VYHRA + VYHRA_ZAVRENO + PROHRA + PROHRA_ZAVRENO:
        assert pravidla66.je_na_tahu(stav) is False, f'Ve stavu {stav!r} má vrátit přesně False.'


@pytest.mark.level(142)
def test_je_na_tahu_podruhe(pravidla66):
    """Pokaždé se odpovídá jen podle stavu, který funkce zrovna dostala."""
    for stav, odpoved in ('hraje', True), ('ceka', False):
        assert pravidla66.je_na_tahu(stav) is odpoved, f'Ve stavu {stav!r} má vrátit přesně {odpoved}.'


@pytest.mark.level(150)
def test_je_vyhra_existuje(pravidla66):
    """Funkce `je_vyhra` bere jeden parametr: stav."""
    signature(pravidla66.je_vyhra).bind('stav')


@pytest.mark.level(150)
def test_je_prohra_existuje(pravidla66):
    """Funkce `je_prohra` bere jeden parametr: stav."""
    signature(pravidla66.je_prohra).bind('stav')


@pytest.mark.level(150)
def test_je_konec_existuje(pravidla66):
    """Funkce `je_konec` bere jeden parametr: stav."""
    signature(pravidla66.je_konec).bind('stav')


@pytest.mark.level(151)
def test_vyhra(pravidla66):
    """Výhra je každý stav, který začíná slovem vyhra. Funkce pak vrátí True."""
    for stav in VYHRA:
        assert pravidla66.je_vyhra(stav) is True, f'Ve stavu {stav!r} má vrátit přesně True.'


@pytest.mark.level(151)
def test_vyhra_se_zavrenym_balickem(pravidla66):
    """Když někdo zavřel balíček, začíná stav písmenem z. Výhra je to pořád."""
    for stav in VYHRA_ZAVRENO:
        assert pravidla66.je_vyhra(stav) is True, f'Ve stavu {stav!r} má vrátit přesně True.'


@pytest.mark.level(151)
def test_prohra_neni_vyhra(pravidla66):
    """Prohra výhra není a funkce vrátí False."""
    for stav in PROHRA + PROHRA_ZAVRENO:
        assert pravidla66.je_vyhra(stav) is False, f'Ve stavu {stav!r} má vrátit přesně False.'


@pytest.mark.level(151)
def test_pri_hre_neni_vyhra(pravidla66):
    """Dokud se hraje, nikdo nevyhrál."""
    for stav in NA_TAHU + CEKA + ['stych', 'odmitnut']:
        assert pravidla66.je_vyhra(stav) is False, f'Ve stavu {stav!r} má vrátit přesně False.'


@pytest.mark.level(151)
def test_je_vyhra_podruhe(pravidla66):
    """Pokaždé se odpovídá jen podle stavu, který funkce zrovna dostala."""
    for stav, odpoved in ('vyhra2t', True), ('prohra2t', False):
        assert pravidla66.je_vyhra(stav) is odpoved, f'Ve stavu {stav!r} má vrátit přesně {odpoved}.'


@pytest.mark.level(152)
def test_prohra(pravidla66):
    """Prohra je každý stav, který začíná slovem prohra. Funkce pak vrátí True."""
    for stav in PROHRA:
        assert pravidla66.je_prohra(stav) is True, f'Ve stavu {stav!r} má vrátit přesně True.'


@pytest.mark.level(152)
def test_prohra_se_zavrenym_balickem(pravidla66):
    """Stav, který začíná písmenem z, je prohra taky."""
    for stav in PROHRA_ZAVRENO:
        assert pravidla66.je_prohra(stav) is True, f'Ve stavu {stav!r} má vrátit přesně True.'


@pytest.mark.level(152)
def test_vyhra_neni_prohra(pravidla66):
    """Výhra prohra není a funkce vrátí False."""
    for stav in VYHRA + VYHRA_ZAVRENO:
        assert pravidla66.je_prohra(stav) is False, f'Ve stavu {stav!r} má vrátit přesně False.'


@pytest.mark.level(152)
def test_pri_hre_neni_prohra(pravidla66):
    """Dokud se hraje, nikdo neprohrál. Ani ten, kdo právě ztratil štych."""
    for stav in NA_TAHU + CEKA + ['stych', 'odmitnut']:
        assert pravidla66.je_prohra(stav) is False, f'Ve stavu {stav!r} má vrátit přesně False.'


@pytest.mark.level(152)
def test_je_prohra_podruhe(pravidla66):
    """Pokaždé se odpovídá jen podle stavu, který funkce zrovna dostala."""
    for stav, odpoved in ('prohra2t', True), ('vyhra2t', False):
        assert pravidla66.je_prohra(stav) is odpoved, f'Ve stavu {stav!r} má vrátit přesně {odpoved}.'


@pytest.mark.level(153)
def test_konec(pravidla66):
    """Konec je výhra i prohra. Funkce pak vrátí True."""
    for stav in VYHRA + PROHRA:
        assert pravidla66.je_konec(stav) is True, f'Ve stavu {stav!r} má vrátit přesně True.'


@pytest.mark.level(153)
def test_konec_se_zavrenym_balickem(pravidla66):
    """Konec je to i se zavřeným balíčkem."""
    for stav in VYHRA_ZAVRENO + PROHRA_ZAVRENO:
        assert pravidla66.je_konec(stav) is True, f'Ve stavu {stav!r} má vrátit přesně True.'


@pytest.mark.level(153)
def test_pri_hre_neni_konec(pravidla66):
    """Dokud se hraje, konec není a funkce vrátí False."""
    for stav in NA_TAHU + CEKA + ['stych']:
        assert pravidla66.je_konec(stav) is False, f'Ve stavu {stav!r} má vrátit přesně False.'


@pytest.mark.level(153)
def test_je_konec_podruhe(pravidla66):
    """Pokaždé se odpovídá jen podle stavu, který funkce zrovna dostala."""
    for stav, odpoved in ('vyhra2t', True), ('hraje', False):
        assert pravidla66.je_konec(stav) is odpoved, f'Ve stavu {stav!r} má vrátit přesně {odpoved}.'


@pytest.mark.level(153)
def test_odmitnuti_neni_konec(pravidla66):
    """Koho server odmítl, ten nehrál. Konec hry to pro něj není."""
    assert pravidla66.je_konec('odmitnut') is False, "Ve stavu 'odmitnut' má vrátit přesně False."
