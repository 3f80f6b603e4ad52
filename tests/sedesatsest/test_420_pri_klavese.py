"""Funkce pri_klavese: levely 420 až 425."""

from inspect import signature

import pytest


def svet_se_stavem(stav):
    """Svět uprostřed hry, ve kterém má hráč tenhle stav. Na kartách tu nezáleží, a tak v něm nejsou."""
    from karty66 import Svet

    return Svet(
        stav=stav,
        ruka1=[],
        ruka2=[],
        stychy1=[],
        body1=20,
        stychy2=[],
        body2=0,
        stred=[],
        balicek=[],
        posledni_stych=[],
        kdo_zavrel='h0',
        vyhry1=0,
        vyhry2=4,
        trumf='Sr',
        jmena=['Anna', 'Petr'],
    )


@pytest.mark.level(420)
def test_pri_klavese_existuje(svet66):
    """Funkce `pri_klavese` bere dva parametry: svět a klávesu."""
    signature(svet66.pri_klavese).bind('svet', 'klavesa')


# Na tahu


@pytest.mark.level(421)
def test_cislo_vyklada_kartu(svet66):
    """Klávesa 1 vyloží první kartu v ruce. Ta má index 0, další o jedničku víc."""
    assert svet66.pri_klavese(svet_se_stavem('hraje'), '1') == (svet_se_stavem('hraje'), ['vyloz', 0])
    assert svet66.pri_klavese(svet_se_stavem('hraje'), '2') == (svet_se_stavem('hraje'), ['vyloz', 1])
    assert svet66.pri_klavese(svet_se_stavem('hraje'), '3') == (svet_se_stavem('hraje'), ['vyloz', 2])


@pytest.mark.level(421)
def test_cisla_az_do_sestky(svet66):
    """Jestli hráč tolik karet ještě má, rozhodne až server. Okno mu pošle i šestku."""
    assert svet66.pri_klavese(svet_se_stavem('hraje'), '4') == (svet_se_stavem('hraje'), ['vyloz', 3])
    assert svet66.pri_klavese(svet_se_stavem('hraje'), '5') == (svet_se_stavem('hraje'), ['vyloz', 4])
    assert svet66.pri_klavese(svet_se_stavem('hraje'), '6') == (svet_se_stavem('hraje'), ['vyloz', 5])


@pytest.mark.level(421)
def test_karta_v_ruce_zustane(svet66, karty66):
    """Z ruky kartu vezme až server. Funkce vrátí svět takový, jaký ho dostala."""
    svet = svet_se_stavem('hraje')._replace(ruka1=karty66.najdi_karty('Sr dama', 'Kr 9'))
    po_klavese, zprava = svet66.pri_klavese(svet, '1')
    assert po_klavese.ruka1 == karty66.najdi_karty('Sr dama', 'Kr 9')
    assert zprava == ['vyloz', 0]


@pytest.mark.level(421)
def test_vykladat_jde_v_kazdem_stavu_na_tahu(svet66):
    """Na tahu je hráč, i když vzal štych, hlásí, nebo musí ctít barvu."""
    for stav in 'vzal', 'hlasi', 'hlasi_trumf', 'hraje!', 'vzal!', 'hlasi!', 'hlasi_trumf!':
        vysledek = svet66.pri_klavese(svet_se_stavem(stav), '2')
        assert vysledek == (svet_se_stavem(stav), ['vyloz', 1])


@pytest.mark.level(422)
def test_vymen(svet66):
    """Klávesa T vymění trumfovou devítku. Zpráva je seznam s jediným slovem."""
    assert svet66.pri_klavese(svet_se_stavem('hraje'), 'T') == (svet_se_stavem('hraje'), ['vymen'])


@pytest.mark.level(422)
def test_hlasky(svet66):
    """Klávesa H hlásí pár, J trumfový pár."""
    assert svet66.pri_klavese(svet_se_stavem('hraje'), 'H') == (svet_se_stavem('hraje'), ['hlas'])
    assert svet66.pri_klavese(svet_se_stavem('vzal'), 'J') == (svet_se_stavem('vzal'), ['hlas_trumf'])


@pytest.mark.level(422)
def test_zavri_a_skonci(svet66):
    """Klávesa Z zavře balíček, Enter zastaví hru."""
    assert svet66.pri_klavese(svet_se_stavem('vzal'), 'Z') == (svet_se_stavem('vzal'), ['zavri'])
    assert svet66.pri_klavese(svet_se_stavem('vzal!'), 'Enter') == (svet_se_stavem('vzal!'), ['skonci'])


# Kdykoli


@pytest.mark.level(423)
def test_srovnat_na_tahu(svet66):
    """Klávesa S srovná ruku."""
    assert svet66.pri_klavese(svet_se_stavem('hraje'), 'S') == (svet_se_stavem('hraje'), ['serad'])


@pytest.mark.level(423)
def test_ruku_srovna_az_server(svet66, karty66):
    """Funkce nic nesrovná, jen o to serveru řekne."""
    svet = svet_se_stavem('hraje')._replace(ruka1=karty66.najdi_karty('Sr dama', 'Kr 9'))
    po_klavese, zprava = svet66.pri_klavese(svet, 'S')
    assert po_klavese.ruka1 == karty66.najdi_karty('Sr dama', 'Kr 9')
    assert zprava == ['serad']


@pytest.mark.level(423)
def test_srovnat_jde_kdykoli(svet66):
    """Srovnat ruku se smí v každém stavu, i když hráč na tahu není nebo když je po hře."""
    for stav in 'ceka', 'ztratil!', 'slysi', 'slysi_trumf', 'stych', 'vyhra1t', 'z_prohra2t':
        vysledek = svet66.pri_klavese(svet_se_stavem(stav), 'S')
        assert vysledek == (svet_se_stavem(stav), ['serad'])


# Mimo tah


@pytest.mark.level(424)
def test_mimo_tah_se_nevyklada(svet66):
    """Karta se mimo tah nevykládá, ani klávesou 1."""
    for stav in 'ceka', 'ztratil', 'slysi', 'slysi_trumf', 'ceka!', 'ztratil!', 'slysi!', 'slysi_trumf!':
        vysledek = svet66.pri_klavese(svet_se_stavem(stav), '1')
        assert vysledek == svet_se_stavem(stav)


@pytest.mark.level(424)
def test_mimo_tah_nejde_nic(svet66):
    """Ostatní klávesy mimo tah taky nic neudělají."""
    for klavesa in '6', 'T', 'H', 'J', 'Z', 'Enter':
        vysledek = svet66.pri_klavese(svet_se_stavem('ceka'), klavesa)
        assert vysledek == svet_se_stavem('ceka')


@pytest.mark.level(424)
def test_pri_stychu_a_po_konci_nejde_nic(svet66):
    """Než server rozhodne o štychu a po konci hry není na tahu nikdo."""
    for stav in 'stych', 'vyhra2t', 'prohra3f', 'z_vyhra1t', 'prohra_posledni', 'odmitnut':
        vysledek = svet66.pri_klavese(svet_se_stavem(stav), 'Enter')
        assert vysledek == svet_se_stavem(stav)


# Klávesy, které nic neznamenají


@pytest.mark.level(425)
def test_jine_klavesy(svet66):
    """Třeba A, Escape nebo plus."""
    for klavesa in 'A', 'X', 'Escape', 'F1', '+':
        vysledek = svet66.pri_klavese(svet_se_stavem('hraje'), klavesa)
        assert vysledek == svet_se_stavem('hraje')


@pytest.mark.level(425)
def test_jina_cisla(svet66):
    """V ruce není nikdy víc než šest karet, a tak jiná čísla taky nic neudělají."""
    for klavesa in '0', '7', '8', '9':
        vysledek = svet66.pri_klavese(svet_se_stavem('hraje'), klavesa)
        assert vysledek == svet_se_stavem('hraje')


@pytest.mark.level(425)
def test_jine_klavesy_mimo_tah(svet66):
    """Mimo tah nic neudělají tím spíš."""
    for klavesa in 'A', '7', 'Escape':
        vysledek = svet66.pri_klavese(svet_se_stavem('ceka'), klavesa)
        assert vysledek == svet_se_stavem('ceka')
