"""Funkce ber: levely 110 až 112."""

from copy import deepcopy
from inspect import signature

import pytest


def rozehrana_hra(balicek, hrac, odhoz=(), sazka=10.0):
    """Rozehraná hra: krupiér má pikovou pětku a rubem nahoru pikovou šestku, hráč tyhle karty."""
    return {
        'balicek': balicek,
        'odhoz': list(odhoz),
        'krupier': [(43, 'licem'), (44, 'rubem')],
        'hrac': [(karta, 'licem') for karta in hrac],
        'penize': 100.0,
        'sazka': sazka,
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


@pytest.mark.level(110)
def test_ber_existuje(blackjack):
    """Funkce `ber` bere jeden parametr: hru."""
    signature(blackjack.ber).bind('hra')


# Další karta


@pytest.mark.level(111)
def test_vrati_hru(blackjack):
    """Funkce vrací celou novou hru."""
    hra = rozehrana_hra(balicek=[7, 30, 12], hrac=[1, 2])
    assert isinstance(blackjack.ber(hra), dict), 'Funkce má vrátit hru, tedy slovník.'


@pytest.mark.level(111)
def test_hrac_dostane_kartu(blackjack):
    """Hráč dostane první kartu balíčku, lícem nahoru. V balíčku už pak není."""
    hra = blackjack.ber(rozehrana_hra(balicek=[7, 30, 12], hrac=[1, 2]))
    assert hra['hrac'] == [(1, 'licem'), (2, 'licem'), (7, 'licem')]
    assert hra['balicek'] == [30, 12]


@pytest.mark.level(111)
def test_ostatni_zustane(blackjack):
    """Dokud hráč nemá přes 21, hraje se dál: nic jiného se nezmění a krupiérova karta zůstane zakrytá."""
    hra = blackjack.ber(rozehrana_hra(balicek=[7, 30, 12], hrac=[1, 2], odhoz=[20, 21]))
    assert hra['krupier'] == [(43, 'licem'), (44, 'rubem')]
    assert hra['odhoz'] == [20, 21]
    assert hra['penize'] == 100.0
    assert hra['sazka'] == 10.0
    assert hra['hraje_se'] is True, 'Klíč hraje_se má mít hodnotu přesně True.'


@pytest.mark.level(111)
def test_nekolik_karet(blackjack):
    """Brát jde znovu a znovu."""
    hra = blackjack.ber(rozehrana_hra(balicek=[3, 30, 13, 6], hrac=[1, 2]))
    hra = blackjack.ber(hra)
    hra = blackjack.ber(hra)
    assert hra['hrac'] == [(1, 'licem'), (2, 'licem'), (3, 'licem'), (30, 'licem'), (13, 'licem')]
    assert hra['balicek'] == [6]


@pytest.mark.level(111)
def test_pet_karet_jeste_neni_konec(blackjack):
    """Kolik má hráč karet, je jedno: dokud nemá přes 21, hraje se dál a o penězích se nerozhoduje."""
    hra = blackjack.ber(rozehrana_hra(balicek=[2, 30, 12], hrac=[1, 14, 27, 40]))
    assert hra['hrac'] == [(1, 'licem'), (14, 'licem'), (27, 'licem'), (40, 'licem'), (2, 'licem')]
    assert hra['hraje_se'] is True, 'Hráč má pět karet a dohromady 11, hraje se dál.'
    assert hra['penize'] == 100.0
    assert hra['zprava'] == '', 'Zpráva říká, jak hra dopadla. Dokud se hraje, zůstane prázdná.'


@pytest.mark.level(111)
def test_21_jeste_neni_konec(blackjack):
    """Ani s 21 hra nekončí, končí až přes 21. Esa se přitom počítají tak, aby to nebylo zbytečně moc."""
    hra = blackjack.ber(rozehrana_hra(balicek=[7, 30, 12], hrac=[9, 2]))
    assert hra['hraje_se'] is True, 'Hráč má 21, hraje se dál.'
    hra = blackjack.ber(rozehrana_hra(balicek=[12, 30, 7], hrac=[0, 5]))
    assert hra['hraje_se'] is True, 'Hráč má 17, hraje se dál.'
    assert hra['penize'] == 100.0


@pytest.mark.level(111)
def test_brat_jde_i_s_21(blackjack):
    """Kdo chce, může brát i s 21. Rozumné to není, ale zakázané taky ne."""
    hra = blackjack.ber(rozehrana_hra(balicek=[12, 30], hrac=[9, 2, 7]))
    assert hra['hrac'] == [(9, 'licem'), (2, 'licem'), (7, 'licem'), (12, 'licem')]
    assert hra['zprava'] == 'Přes 21, prohráváš.'
    hra = blackjack.ber(rozehrana_hra(balicek=[12, 30], hrac=[0, 5, 3]))
    assert hra['hrac'] == [(0, 'licem'), (5, 'licem'), (3, 'licem'), (12, 'licem')]
    assert hra['hraje_se'] is True, 'Eso teď platí za 1, hráč má znovu 21 a hraje se dál.'


@pytest.mark.level(111)
def test_pres_21(blackjack):
    """Když má hráč přes 21, hra končí a on přijde o sázku. Zpráva je 'Přes 21, prohráváš.'"""
    hra = blackjack.ber(rozehrana_hra(balicek=[7, 30, 12], hrac=[9, 3]))
    assert hra['hrac'] == [(9, 'licem'), (3, 'licem'), (7, 'licem')]
    assert hra['balicek'] == [30, 12]
    assert hra['hraje_se'] is False, 'Hráč má 22, hra skončila.'
    assert hra['penize'] == 90.0
    assert hra['zprava'] == 'Přes 21, prohráváš.'


@pytest.mark.level(111)
def test_pres_21_o_vsechno(blackjack):
    """Kdo vsadil všechno a má přes 21, nemá nic a nic už nevsadí."""
    hra = blackjack.ber(rozehrana_hra(balicek=[7, 30, 12], hrac=[9, 3], sazka=100.0))
    assert hra['penize'] == 0.0
    assert hra['sazka'] == 0.0


@pytest.mark.level(111)
def test_prazdny_balicek(blackjack):
    """Když je balíček prázdný, zamíchá se odhoz. Karty z rukou do něj nepatří."""
    hra = blackjack.ber(rozehrana_hra(balicek=[], hrac=[1, 2], odhoz=[3, 4, 16, 17]))
    assert len(hra['hrac']) == 3, f'Hráč má mít tři karty, ale v ruce má {hra["hrac"]}.'
    assert hra['odhoz'] == []
    karty = hra['balicek'] + [karta for karta, otoceni in hra['hrac']]
    assert sorted(karty) == [1, 2, 3, 4, 16, 17], (
        f'Nějaká karta se ztratila nebo přibyla. Balíček: {hra["balicek"]}, hráč: {hra["hrac"]}.'
    )


@pytest.mark.level(111)
def test_ber_nic_nemeni(blackjack):
    """Hra, kterou funkce dostala, zůstane, jaká byla, i se všemi seznamy uvnitř."""
    hra = rozehrana_hra(balicek=[7, 30, 12], hrac=[1, 2])
    hra_predtim = deepcopy(hra)
    blackjack.ber(hra)
    zkontroluj_ze_zustala(hra, hra_predtim)
    hra = rozehrana_hra(balicek=[7, 30, 12], hrac=[9, 3])
    hra_predtim = deepcopy(hra)
    blackjack.ber(hra)
    zkontroluj_ze_zustala(hra, hra_predtim)


@pytest.mark.level(111)
def test_michani_nic_nemeni(blackjack):
    """Ani když je balíček prázdný, nezmění se odhoz ve hře, kterou funkce dostala. Míchá se jeho kopie."""
    hra = rozehrana_hra(balicek=[], hrac=[1, 2], odhoz=range(10, 30))
    hra_predtim = deepcopy(hra)
    blackjack.ber(hra)
    zkontroluj_ze_zustala(hra, hra_predtim)


@pytest.mark.level(111)
def test_drivejsi_hra_zustane(blackjack):
    """Každé zavolání vrátí novou hru. Ta, kterou funkce vrátila předtím, zůstane, jaká byla."""
    prvni = blackjack.ber(rozehrana_hra(balicek=[7, 30, 12], hrac=[1, 2]))
    blackjack.ber(rozehrana_hra(balicek=[13, 6], hrac=[3, 4]))
    assert prvni['hrac'] == [(1, 'licem'), (2, 'licem'), (7, 'licem')]
    assert prvni['balicek'] == [30, 12]


# Mimo hru


@pytest.mark.level(112)
def test_mimo_hru_se_nebere(blackjack):
    """Karty na stole zbyly z dohrané hry."""
    # Jestli by s nimi opravdu skončila, na tom tu nezáleží.
    hra = rozehrana_hra(balicek=[7, 30, 12], hrac=[1, 2])
    hra['hraje_se'] = False
    hra_predtim = deepcopy(hra)
    with pytest.raises(ValueError) as zachycena:
        blackjack.ber(hra)
    assert str(zachycena.value) != '', 'Výjimka ValueError je beze slova. Přidej do závorky větu pro hráče.'
    zkontroluj_ze_zustala(hra, hra_predtim)


@pytest.mark.level(112)
def test_po_konci_se_nebere(blackjack):
    """Kdo má přes 21, další kartu už nedostane."""
    hra = blackjack.ber(rozehrana_hra(balicek=[7, 30, 12], hrac=[9, 3]))
    with pytest.raises(ValueError):
        blackjack.ber(hra)
