"""Funkce pri_mysi: levely 430 až 432."""

from inspect import signature

import pytest

NA_TAHU = ['hraje', 'vzal', 'hlasi', 'hlasi_trumf', 'hraje!', 'vzal!', 'hlasi!', 'hlasi_trumf!']
CEKA = ['ceka', 'ztratil', 'slysi', 'slysi_trumf', 'ceka!', 'ztratil!', 'slysi!', 'slysi_trumf!']
VYHRA = ['vyhra1t', 'vyhra2t', 'vyhra3t', 'vyhra3f', 'vyhra_posledni']
VYHRA_ZAVRENO = ['z_vyhra1t', 'z_vyhra2t', 'z_vyhra3t', 'z_vyhra3f']
PROHRA = ['prohra1t', 'prohra2t', 'prohra3t', 'prohra3f', 'prohra_posledni']
PROHRA_ZAVRENO = ['z_prohra1t', 'z_prohra2t', 'z_prohra3t', 'z_prohra3f']
KONEC = VYHRA + VYHRA_ZAVRENO + PROHRA + PROHRA_ZAVRENO


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


@pytest.mark.level(430)
def test_pri_mysi_existuje(svet66):
    """Funkce `pri_mysi` bere čtyři parametry: svět, x, y a událost."""
    signature(svet66.pri_mysi).bind('svet', 'x', 'y', 'udalost')


@pytest.mark.level(431)
def test_klik_po_vyhre(svet66):
    """Po konci hry znamená klik novou hru. Funkce vrátí dvojici: stejný svět a zprávu."""
    assert svet66.pri_mysi(svet_se_stavem('vyhra1t'), 100, 50, 'klik') == (svet_se_stavem('vyhra1t'), ['znovu'])


@pytest.mark.level(431)
def test_klik_po_prohre(svet66):
    """O novou hru si smí říct i ten, kdo prohrál."""
    assert svet66.pri_mysi(svet_se_stavem('prohra1t'), 100, 50, 'klik') == (svet_se_stavem('prohra1t'), ['znovu'])


@pytest.mark.level(431)
def test_klik_jako_novy_retezec(svet66):
    """Jestli je událost klik, se pozná porovnáním ==. Operátor is někdy neuzná ani stejný řetězec."""
    udalost = 'KLIK'.lower()
    assert svet66.pri_mysi(svet_se_stavem('vyhra1t'), 100, 50, udalost) == (svet_se_stavem('vyhra1t'), ['znovu'])


@pytest.mark.level(431)
def test_klik_po_kazdem_konci(svet66):
    """Jak hra skončila, na tom nezáleží."""
    for stav in KONEC:
        vysledek = svet66.pri_mysi(svet_se_stavem(stav), 100, 50, 'klik')
        assert vysledek == (svet_se_stavem(stav), ['znovu'])


@pytest.mark.level(431)
def test_kliknout_jde_kamkoli(svet66):
    """Kam se klikne, na tom taky nezáleží."""
    assert svet66.pri_mysi(svet_se_stavem('vyhra2t'), 0, 0, 'klik') == (svet_se_stavem('vyhra2t'), ['znovu'])
    assert svet66.pri_mysi(svet_se_stavem('vyhra2t'), 1200, 800, 'klik') == (svet_se_stavem('vyhra2t'), ['znovu'])


@pytest.mark.level(432)
def test_klik_uprostred_hry(svet66):
    """Kliklo se, když hra ještě neskončila."""
    for stav in NA_TAHU + CEKA + ['stych', 'odmitnut']:
        vysledek = svet66.pri_mysi(svet_se_stavem(stav), 100, 50, 'klik')
        assert vysledek == svet_se_stavem(stav)


@pytest.mark.level(432)
def test_jine_udalosti_po_konci(svet66):
    """Pohyb myši, tažení ani puštění tlačítka novou hru nezačne."""
    for udalost in 'pohyb', 'tazeni', 'pusteni':
        vysledek = svet66.pri_mysi(svet_se_stavem('vyhra1t'), 100, 50, udalost)
        assert vysledek == svet_se_stavem('vyhra1t')


@pytest.mark.level(432)
def test_jine_udalosti_uprostred_hry(svet66):
    """Uprostřed hry se taky nic nestane."""
    for udalost in 'pohyb', 'tazeni', 'pusteni':
        vysledek = svet66.pri_mysi(svet_se_stavem('hraje'), 100, 50, udalost)
        assert vysledek == svet_se_stavem('hraje')
