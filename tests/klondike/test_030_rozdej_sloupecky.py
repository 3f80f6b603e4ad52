"""Funkce rozdej_sloupecky: levely 30 až 33."""

from inspect import signature

import pytest

# Balíček v testech je menší a srovnaný, ať je vidět, odkud se která karta vzala. PIKY jsou
# piky od esa (1) po devítku, rubem nahoru, a stejně tak ostatní barvy.
PIKY = [(hodnota, 'Pi', False) for hodnota in range(1, 10)]
SRDCE = [(hodnota, 'Sr', False) for hodnota in range(1, 10)]
KARY = [(hodnota, 'Ka', False) for hodnota in range(1, 10)]
KRIZE = [(hodnota, 'Kr', False) for hodnota in range(1, 10)]


def bez_otoceni(sloupecek):
    """Hodnoty a barvy karet bez ohledu na to, jak jsou karty otočené."""
    return [karta[:2] for karta in sloupecek]


@pytest.mark.level(30)
def test_rozdej_sloupecky_existuje(klondike):
    """Funkce `rozdej_sloupecky` bere jeden parametr: balíček."""
    signature(klondike.rozdej_sloupecky).bind('balicek')


@pytest.mark.level(31)
def test_sloupecku_je_sedm(klondike):
    """Funkce vrátí seznam, ve kterém je sedm sloupečků."""
    sloupecky = klondike.rozdej_sloupecky(PIKY + SRDCE + KARY + KRIZE)
    assert isinstance(sloupecky, list), 'Funkce má vrátit seznam sloupečků.'
    assert len(sloupecky) == 7, f'Sloupečků má být 7, je jich {len(sloupecky)}.'


@pytest.mark.level(31)
def test_kazdy_sloupecek_je_seznam(klondike):
    """Každý sloupeček je seznam: při hře se z něj karty berou a zase se do něj přidávají."""
    for sloupecek in klondike.rozdej_sloupecky(PIKY + SRDCE + KARY + KRIZE):
        assert isinstance(sloupecek, list), f'Sloupeček {sloupecek} není seznam.'


@pytest.mark.level(31)
def test_karty_se_lizou_z_konce_balicku(klondike):
    """Karty se lížou po jedné z konce balíčku: první celý sloupeček, pak celý druhý a tak dál."""
    sloupecky = klondike.rozdej_sloupecky(PIKY + SRDCE + KARY + KRIZE)
    assert bez_otoceni(sloupecky[0]) == [(9, 'Kr')]
    assert bez_otoceni(sloupecky[1]) == [(8, 'Kr'), (7, 'Kr')]
    assert bez_otoceni(sloupecky[2]) == [(6, 'Kr'), (5, 'Kr'), (4, 'Kr')]
    assert bez_otoceni(sloupecky[3]) == [(3, 'Kr'), (2, 'Kr'), (1, 'Kr'), (9, 'Ka')]
    assert bez_otoceni(sloupecky[4]) == [(8, 'Ka'), (7, 'Ka'), (6, 'Ka'), (5, 'Ka'), (4, 'Ka')]
    sesty = [(3, 'Ka'), (2, 'Ka'), (1, 'Ka'), (9, 'Sr'), (8, 'Sr'), (7, 'Sr')]
    assert bez_otoceni(sloupecky[5]) == sesty
    sedmy = [(6, 'Sr'), (5, 'Sr'), (4, 'Sr'), (3, 'Sr'), (2, 'Sr'), (1, 'Sr'), (9, 'Pi')]
    assert bez_otoceni(sloupecky[6]) == sedmy


@pytest.mark.level(31)
def test_rozdane_karty_z_balicku_zmizi(klondike):
    """V balíčku zbudou karty, na které při rozdávání nedošlo, a nic se s nimi nestane."""
    balicek = PIKY + SRDCE + KARY + KRIZE
    klondike.rozdej_sloupecky(balicek)
    assert balicek == PIKY[:8]


@pytest.mark.level(31)
def test_rozdava_se_zadany_balicek(klondike):
    """Rozdávají se karty z toho balíčku, který funkce dostala."""
    sloupecky = klondike.rozdej_sloupecky(KRIZE + KARY + SRDCE + PIKY)
    assert bez_otoceni(sloupecky[0]) == [(9, 'Pi')]
    assert bez_otoceni(sloupecky[1]) == [(8, 'Pi'), (7, 'Pi')]
    assert bez_otoceni(sloupecky[2]) == [(6, 'Pi'), (5, 'Pi'), (4, 'Pi')]


@pytest.mark.level(31)
def test_druhe_rozdani(klondike):
    """Druhé rozdání začíná zase od prázdných sloupečků. Ty z prvního zůstanou, jak byly."""
    prvni = klondike.rozdej_sloupecky(PIKY + SRDCE + KARY + KRIZE)
    sloupecky = klondike.rozdej_sloupecky(KRIZE + PIKY + SRDCE + KARY)
    assert len(sloupecky) == 7, f'Sloupečků má být zase 7, je jich {len(sloupecky)}.'
    assert bez_otoceni(sloupecky[0]) == [(9, 'Ka')]
    assert bez_otoceni(sloupecky[1]) == [(8, 'Ka'), (7, 'Ka')]
    assert bez_otoceni(prvni[0]) == [(9, 'Kr')]


@pytest.mark.level(31)
def test_rozda_se_cely_balicek(klondike):
    """Z 52 karet jich v balíčku zbude 24."""
    balicek = [(hodnota, barva, False) for barva in ('Pi', 'Sr', 'Ka', 'Kr') for hodnota in range(1, 14)]
    sloupecky = klondike.rozdej_sloupecky(balicek)
    assert len(balicek) == 24, f'V balíčku má zbýt 24 karet, je jich tam {len(balicek)}.'
    assert bez_otoceni(sloupecky[6][-2:]) == [(13, 'Sr'), (12, 'Sr')]


@pytest.mark.level(32)
def test_posledni_karta_je_licem_nahoru(klondike):
    """Odkrytá karta je ta, která se do sloupečku rozdala poslední."""
    sloupecky = klondike.rozdej_sloupecky(PIKY + SRDCE + KARY + KRIZE)
    assert sloupecky[0][-1:] == [(9, 'Kr', True)]
    assert sloupecky[1][-1:] == [(7, 'Kr', True)]
    assert sloupecky[2][-1:] == [(4, 'Kr', True)]
    assert sloupecky[3][-1:] == [(9, 'Ka', True)]
    assert sloupecky[4][-1:] == [(4, 'Ka', True)]
    assert sloupecky[5][-1:] == [(7, 'Sr', True)]
    assert sloupecky[6][-1:] == [(9, 'Pi', True)]


@pytest.mark.level(33)
def test_karty_pod_posledni_jsou_rubem_nahoru(klondike):
    """Jenom poslední karta sloupečku je vidět, všechny pod ní leží rubem nahoru."""
    sloupecky = klondike.rozdej_sloupecky(PIKY + SRDCE + KARY + KRIZE)
    assert sloupecky[0] == [(9, 'Kr', True)]
    assert sloupecky[1] == [(8, 'Kr', False), (7, 'Kr', True)]
    assert sloupecky[2] == [(6, 'Kr', False), (5, 'Kr', False), (4, 'Kr', True)]
    assert sloupecky[3] == [(3, 'Kr', False), (2, 'Kr', False), (1, 'Kr', False), (9, 'Ka', True)]
    assert sloupecky[4] == [(8, 'Ka', False), (7, 'Ka', False), (6, 'Ka', False), (5, 'Ka', False), (4, 'Ka', True)]
    assert sloupecky[5] == [
        (3, 'Ka', False),
        (2, 'Ka', False),
        (1, 'Ka', False),
        (9, 'Sr', False),
        (8, 'Sr', False),
        (7, 'Sr', True),
    ]
    assert sloupecky[6] == [
        (6, 'Sr', False),
        (5, 'Sr', False),
        (4, 'Sr', False),
        (3, 'Sr', False),
        (2, 'Sr', False),
        (1, 'Sr', False),
        (9, 'Pi', True),
    ]
