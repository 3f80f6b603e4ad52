"""Soubor hra.py: levely 130 a 131."""

import re

import pytest


@pytest.mark.level(130)
def test_import_hry_je_potichu(naimportuj):
    """Hra začne, teprve když program spustíš. Pouhý import nic nevypisuje ani se neptá."""
    assert naimportuj('hra') == ''


def over_tah(hra, odkud, kam):
    """Ověří, která dvě písmenka funkce nacti_tah vrátila."""
    tah = hra.nacti_tah()
    assert tah is not None, 'Funkce nacti_tah nic nevrátila.'
    assert tuple(tah) == (odkud, kam)


@pytest.mark.level(130)
def test_nacti_tah(hra, klavesnice):
    """První písmenko říká, odkud se hraje, druhé kam."""
    klavesnice('UV')
    over_tah(hra, 'U', 'V')


@pytest.mark.level(130)
def test_nacti_dva_tahy(hra, klavesnice):
    """Každé zavolání načte jeden tah."""
    klavesnice('VA', 'GW')
    over_tah(hra, 'V', 'A')
    over_tah(hra, 'G', 'W')


@pytest.mark.level(130)
def test_nacti_tah_malymi_pismenky(hra, klavesnice):
    """Psát jde i malá písmenka, funkce vrátí velká."""
    klavesnice('bx')
    over_tah(hra, 'B', 'X')


@pytest.mark.level(130)
def test_na_nesmysl_se_zepta_znovu(hra, klavesnice):
    """Co nejsou dvě písmenka, to není tah: funkce se ptá znovu, dokud nějaký nedostane."""
    klavesnice('', 'U', 'UVW', 'ahoj', 'AB')
    over_tah(hra, 'A', 'B')


# Hra těsně před koncem: zbývá dostat na hromádky čtyři krále a károvou dámu.
PRED_KONCEM = {
    'U': [(13, 'Pi', False)],
    'V': [(13, 'Ka', True)],
    'W': [(hodnota, 'Pi', True) for hodnota in range(1, 13)],
    'X': [(hodnota, 'Sr', True) for hodnota in range(1, 13)],
    'Y': [(hodnota, 'Ka', True) for hodnota in range(1, 12)],
    'Z': [(hodnota, 'Kr', True) for hodnota in range(1, 13)],
    'A': [(12, 'Ka', False), (13, 'Kr', True)],
    'B': [(13, 'Sr', True)],
    'C': [],
    'D': [],
    'E': [],
    'F': [],
    'G': [],
}


def radky_s_kartami(vystup):
    """Karty z každého řádku, ve kterém program nějaké vypsal."""
    radky = [re.findall(r'\[...\]', radek) for radek in vystup.splitlines()]
    return [karty for karty in radky if karty != []]


@pytest.mark.level(131)
def test_hra_ukazuje_co_se_deje(spust):
    """Než se program zeptá na tah, ukáže hru. Po posledním tahu skončí sám."""
    tahy = ['UV', 'VW', 'AC', 'AY', 'VY', 'CZ', 'BX']
    vystup = spust('hra.py', *tahy, nahrad={'klondike.udelej_hru': PRED_KONCEM})
    radky = radky_s_kartami(vystup)
    na_zacatku = ['[???]', '[K ♦]', '[Q♠ ]', '[Q ♥]', '[J ♦]', '[Q♣ ]']
    po_druhem_tahu = ['[   ]', '[K ♦]', '[K♠ ]', '[Q ♥]', '[J ♦]', '[Q♣ ]']
    pred_poslednim_tahem = ['[   ]', '[   ]', '[K♠ ]', '[Q ♥]', '[K ♦]', '[K♣ ]']
    assert na_zacatku in radky, 'Před prvním tahem program neukázal, jak hra vypadá na začátku.'
    assert po_druhem_tahu in radky, 'Po tazích UV a VW program neukázal pikového krále na hromádce W.'
    assert pred_poslednim_tahem in radky, 'Před posledním tahem program neukázal hru, ve které zbývá jen srdcový král.'


@pytest.mark.level(131)
def test_hra_prezije_zakazany_tah_i_nesmysl(spust):
    """Po zakázaném tahu ani po nesmyslu program neskončí: hra se nezmění a hraje se dál až do výhry."""
    tahy = ['VY', 'VU', 'UV', 'vw', 'co teď', '', 'AC', 'QQ', 'ay', 'VY', 'CZ', 'BX']
    vystup = spust('hra.py', *tahy, nahrad={'klondike.udelej_hru': PRED_KONCEM})
    radky = radky_s_kartami(vystup)
    pred_poslednim_tahem = ['[   ]', '[   ]', '[K♠ ]', '[Q ♥]', '[K ♦]', '[K♣ ]']
    assert pred_poslednim_tahem in radky, 'Program nedošel až k poslednímu tahu, ve kterém zbývá jen srdcový král.'
