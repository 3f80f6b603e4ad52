"""Funkce stuj: levely 120 až 123."""

from copy import deepcopy
from inspect import signature

import pytest


def rozehrana_hra(balicek, krupier, hrac, odhoz=()):
    """Rozehraná hra: krupiér má první kartu lícem nahoru a druhou rubem, hráč obě lícem."""
    return {
        'balicek': balicek,
        'odhoz': list(odhoz),
        'krupier': [(krupier[0], 'licem'), (krupier[1], 'rubem')],
        'hrac': [(karta, 'licem') for karta in hrac],
        'penize': 100.0,
        'sazka': 10.0,
        'hraje_se': True,
        'zprava': '',
    }


def zkontroluj_ze_zustala(hra, hra_predtim):
    """Ověří, že ve hře, kterou funkce dostala, je všechno jako předtím."""
    for klic in hra_predtim:
        assert klic in hra, f'Funkce odebrala klíč {klic!r} ze hry, kterou dostala.'
        assert hra[klic] == hra_predtim[klic], (
            f'Funkce změnila {klic!r} ve hře, kterou dostala. Ta má zůstat, jaká byla, i se všemi seznamy.'
        )
    assert hra == hra_predtim, 'Funkce přidala nový klíč do hry, kterou dostala.'


# Karty v testech: 0, 13, 26 a 39 jsou esa, 1 je křížová dvojka, 8 křížová devítka,
# 9 křížová desítka, 10 kluk, 11 dáma, 12 král. Totéž od 13 káry, od 26 srdce, od 39 piky.


@pytest.mark.level(120)
def test_stuj_existuje(blackjack):
    """Funkce `stuj` bere jeden parametr: hru."""
    signature(blackjack.stuj).bind('hra')


# Krupiér bere do 17


@pytest.mark.level(121)
def test_vrati_hru(blackjack):
    """Funkce vrací celou novou hru."""
    hra = rozehrana_hra(balicek=[30, 12], krupier=[9, 8], hrac=[22, 20])
    assert isinstance(blackjack.stuj(hra), dict), 'Funkce má vrátit hru, tedy slovník.'


@pytest.mark.level(121)
def test_krupier_s_19_stoji(blackjack):
    """Krupiér odkryje zakrytou kartu. Když má 17 nebo víc, další už nebere."""
    hra = blackjack.stuj(rozehrana_hra(balicek=[30, 12], krupier=[9, 8], hrac=[22, 20]))
    assert hra['krupier'] == [(9, 'licem'), (8, 'licem')]
    assert hra['balicek'] == [30, 12]


@pytest.mark.level(121)
def test_krupier_se_17_stoji(blackjack):
    """Se 17 už krupiér kartu nebere, ani když má přitom eso za 11 nebo méně než hráč."""
    hra = blackjack.stuj(rozehrana_hra(balicek=[1, 12], krupier=[9, 6], hrac=[22, 20]))
    assert hra['krupier'] == [(9, 'licem'), (6, 'licem')]
    hra = blackjack.stuj(rozehrana_hra(balicek=[1, 12], krupier=[0, 5], hrac=[22, 20]))
    assert hra['krupier'] == [(0, 'licem'), (5, 'licem')]


@pytest.mark.level(121)
def test_krupier_se_16_bere(blackjack):
    """Se 16 krupiér ještě bere, i kdyby už měl víc než hráč. Karta z balíčku mu přijde na konec ruky."""
    hra = blackjack.stuj(rozehrana_hra(balicek=[3, 12], krupier=[9, 5], hrac=[22, 20]))
    assert hra['krupier'] == [(9, 'licem'), (5, 'licem'), (3, 'licem')]
    hra = blackjack.stuj(rozehrana_hra(balicek=[3, 12], krupier=[9, 5], hrac=[1, 2]))
    assert hra['krupier'] == [(9, 'licem'), (5, 'licem'), (3, 'licem')]


@pytest.mark.level(121)
def test_krupier_bere_vic_karet(blackjack):
    """Krupiér bere tak dlouho, dokud nemá 17 nebo víc. Všechny jeho karty leží lícem nahoru."""
    hra = blackjack.stuj(rozehrana_hra(balicek=[2, 27, 40, 14, 15, 50], krupier=[1, 4], hrac=[22, 20]))
    prvni_dve = [(1, 'licem'), (4, 'licem')]
    dalsi = [(2, 'licem'), (27, 'licem'), (40, 'licem'), (14, 'licem'), (15, 'licem')]
    assert hra['krupier'] == prvni_dve + dalsi
    assert hra['balicek'] == [50]


@pytest.mark.level(121)
def test_eso_krupiera(blackjack):
    """I krupiérovo eso platí jednou za 11 a jindy za 1, podle toho, co se vejde do 21."""
    hra = blackjack.stuj(rozehrana_hra(balicek=[12, 17, 30], krupier=[0, 4], hrac=[22, 20]))
    assert hra['krupier'] == [(0, 'licem'), (4, 'licem'), (12, 'licem'), (17, 'licem')]


@pytest.mark.level(121)
def test_rozdane_karty_v_balicku_nezustanou(blackjack):
    """Karta, kterou krupiér dostal, už v balíčku není."""
    hra = blackjack.stuj(rozehrana_hra(balicek=[3, 30, 12], krupier=[9, 5], hrac=[22, 20], odhoz=[50, 51]))
    assert hra['balicek'] == [30, 12]
    assert hra['odhoz'] == [50, 51]
    assert hra['hrac'] == [(22, 'licem'), (20, 'licem')]


@pytest.mark.level(121)
def test_prazdny_balicek(blackjack):
    """Když je balíček prázdný, zamíchá se odhoz. Karty z rukou do něj nepatří."""
    hra = blackjack.stuj(rozehrana_hra(balicek=[], krupier=[9, 5], hrac=[22, 20], odhoz=[1, 14, 27]))
    assert len(hra['krupier']) == 3, f'Krupiér má mít tři karty, ale v ruce má {hra["krupier"]}.'
    assert hra['odhoz'] == []
    karty = hra['balicek'] + [karta for karta, otoceni in hra['krupier']]
    assert sorted(karty) == [1, 5, 9, 14, 27], (
        f'Nějaká karta se ztratila nebo přibyla. Balíček: {hra["balicek"]}, krupiér: {hra["krupier"]}.'
    )


@pytest.mark.level(121)
def test_hra_konci(blackjack):
    """Když krupiér dobere, hra končí a vyplatí se sázka: kdo má víc, vyhrává."""
    hra = blackjack.stuj(rozehrana_hra(balicek=[3, 30], krupier=[9, 5], hrac=[22, 21]))
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'
    assert hra['zprava'] == 'Krupiér vyhrává.'
    assert hra['penize'] == 90.0
    hra = blackjack.stuj(rozehrana_hra(balicek=[3, 30], krupier=[9, 7], hrac=[22, 21]))
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'
    assert hra['zprava'] == 'Vyhráváš!'
    assert hra['penize'] == 110.0
    hra = blackjack.stuj(rozehrana_hra(balicek=[2, 30], krupier=[9, 5], hrac=[22, 21]))
    assert hra['zprava'] == 'Remíza.'
    assert hra['penize'] == 100.0


@pytest.mark.level(121)
def test_stuj_nic_nemeni(blackjack):
    """Hra, kterou funkce dostala, zůstane, jaká byla, i se všemi seznamy uvnitř."""
    hra = rozehrana_hra(balicek=[3, 30, 12], krupier=[9, 5], hrac=[22, 20], odhoz=[50, 51])
    hra_predtim = deepcopy(hra)
    blackjack.stuj(hra)
    zkontroluj_ze_zustala(hra, hra_predtim)


@pytest.mark.level(121)
def test_michani_nic_nemeni(blackjack):
    """Ani když je balíček prázdný, nezmění se odhoz ve hře, kterou funkce dostala. Míchá se jeho kopie."""
    hra = rozehrana_hra(balicek=[], krupier=[9, 5], hrac=[22, 20], odhoz=range(26, 46))
    hra_predtim = deepcopy(hra)
    blackjack.stuj(hra)
    zkontroluj_ze_zustala(hra, hra_predtim)


@pytest.mark.level(121)
def test_drivejsi_hra_zustane(blackjack):
    """Každé zavolání vrátí novou hru. Ta, kterou funkce vrátila předtím, zůstane, jaká byla."""
    prvni = blackjack.stuj(rozehrana_hra(balicek=[30, 12], krupier=[9, 8], hrac=[22, 20]))
    blackjack.stuj(rozehrana_hra(balicek=[31, 11], krupier=[7, 10], hrac=[23, 21]))
    assert prvni['krupier'] == [(9, 'licem'), (8, 'licem')]
    assert prvni['balicek'] == [30, 12]


# Krupiér přes 21


@pytest.mark.level(122)
def test_krupier_pres_21(blackjack):
    """Když krupiér dobere přes 21, hráč vyhraje sázku. Zpráva je 'Krupiér má přes 21, vyhráváš!'"""
    hra = blackjack.stuj(rozehrana_hra(balicek=[7, 30], krupier=[9, 5], hrac=[22, 20]))
    assert hra['krupier'] == [(9, 'licem'), (5, 'licem'), (7, 'licem')]
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'
    assert hra['zprava'] == 'Krupiér má přes 21, vyhráváš!'
    assert hra['penize'] == 110.0


@pytest.mark.level(122)
def test_krupier_pres_21_proti_malu(blackjack):
    """Když má krupiér přes 21, je jedno, jak málo má hráč."""
    hra = blackjack.stuj(rozehrana_hra(balicek=[2, 25, 30], krupier=[9, 1], hrac=[14, 27]))
    assert hra['krupier'] == [(9, 'licem'), (1, 'licem'), (2, 'licem'), (25, 'licem')]
    assert hra['zprava'] == 'Krupiér má přes 21, vyhráváš!'
    assert hra['penize'] == 110.0


# Mimo hru


@pytest.mark.level(123)
def test_mimo_hru_se_nestoji(blackjack):
    """Karty na stole zbyly z dohrané hry."""
    # Jestli by s nimi opravdu skončila, na tom tu nezáleží.
    hra = rozehrana_hra(balicek=[3, 30, 12], krupier=[9, 5], hrac=[22, 20])
    hra['hraje_se'] = False
    hra_predtim = deepcopy(hra)
    with pytest.raises(ValueError) as zachycena:
        blackjack.stuj(hra)
    assert str(zachycena.value) != '', 'Výjimka ValueError je beze slova. Přidej do závorky větu pro hráče.'
    zkontroluj_ze_zustala(hra, hra_predtim)


@pytest.mark.level(123)
def test_dvakrat_se_nevyplaci(blackjack):
    """Po konci hry už výplata znovu nepřijde, ani kdyby se to hráči hodilo."""
    hra = blackjack.stuj(rozehrana_hra(balicek=[7, 30], krupier=[9, 5], hrac=[22, 20]))
    with pytest.raises(ValueError):
        blackjack.stuj(hra)
