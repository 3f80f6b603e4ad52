"""Funkce zmen_sazku: levely 80 až 83."""

from copy import deepcopy
from inspect import signature

import pytest


def hra_s_penezi(penize, hraje_se=False):
    """Hra, ve které má hráč tolik peněz a sázku 5.0, pokud na ni má."""
    # Ruce zbyly z minulé hry. Jestli by s nimi opravdu skončila, na tom tu nezáleží.
    return {
        'balicek': [7, 45, 13],
        'odhoz': [20, 21],
        'krupier': [(3, 'licem'), (30, 'rubem' if hraje_se else 'licem')],
        'hrac': [(1, 'licem'), (2, 'licem')],
        'penize': penize,
        'sazka': min(5.0, penize),
        'hraje_se': hraje_se,
        'zprava': 'Krupiér vyhrává.',
    }


def zkontroluj_sazku(hra, sazka):
    """Ověří, že sázka ve hře je desetinné číslo a že je přesně taková."""
    je_desetinna = isinstance(hra['sazka'], float)
    assert je_desetinna, f'Sázka má být desetinné číslo (float), ale je {hra["sazka"]!r}.'
    assert hra['sazka'] == sazka


def zkontroluj_ze_zustala(hra, hra_predtim):
    """Ověří, že ve hře, kterou funkce dostala, je všechno jako předtím."""
    for klic in hra_predtim:
        assert klic in hra, f'Funkce odebrala klíč {klic!r} ze hry, kterou dostala.'
        assert hra[klic] == hra_predtim[klic], (
            f'Funkce změnila {klic!r} ve hře, kterou dostala. Ta má zůstat, jaká byla, i se všemi seznamy.'
        )
    assert hra == hra_predtim, 'Funkce přidala nový klíč do hry, kterou dostala.'


@pytest.mark.level(80)
def test_zmen_sazku_existuje(blackjack):
    """Funkce `zmen_sazku` bere dva parametry: hru a text."""
    signature(blackjack.zmen_sazku).bind('hra', 'text')


# Číslo


@pytest.mark.level(81)
def test_vrati_hru(blackjack):
    """Funkce vrací celou hru, ne jen sázku."""
    assert isinstance(blackjack.zmen_sazku(hra_s_penezi(1000.0), '25'), dict), 'Funkce má vrátit hru, tedy slovník.'


@pytest.mark.level(81)
def test_cele_cislo(blackjack):
    """Sázka se přečte z textu. Ve hře je uložená jako desetinné číslo."""
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '25'), 25.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '3'), 3.0)


@pytest.mark.level(81)
def test_desetinna_tecka(blackjack):
    """Sázka nemusí být celá. Desetinnou část může oddělovat tečka."""
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '12.5'), 12.5)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '0.25'), 0.25)


@pytest.mark.level(81)
def test_desetinna_carka(blackjack):
    """Místo tečky jde napsat i čárka, jak je v češtině zvykem."""
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '12,5'), 12.5)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '100,75'), 100.75)


@pytest.mark.level(81)
def test_sazka_se_nezaokrouhluje(blackjack):
    """Sázka je přesně to číslo, které hráč napsal, i když má víc desetinných míst."""
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '0.125'), 0.125)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '12,3456'), 12.3456)


@pytest.mark.level(81)
def test_zmeni_se_jen_sazka(blackjack):
    """Karty ani peníze se změnou sázky nezmění."""
    hra = blackjack.zmen_sazku(hra_s_penezi(200.0), '25')
    assert hra['balicek'] == [7, 45, 13]
    assert hra['odhoz'] == [20, 21]
    assert hra['krupier'] == [(3, 'licem'), (30, 'licem')]
    assert hra['hrac'] == [(1, 'licem'), (2, 'licem')]
    assert hra['penize'] == 200.0
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'


@pytest.mark.level(81)
def test_zmen_sazku_nic_nemeni(blackjack):
    """Hra, kterou funkce dostala, zůstane, jaká byla. Nová sázka je jen v té nové."""
    hra = hra_s_penezi(1000.0)
    blackjack.zmen_sazku(hra, '25')
    zkontroluj_ze_zustala(hra, hra_s_penezi(1000.0))


@pytest.mark.level(81)
def test_drivejsi_hra_zustane(blackjack):
    """Každé zavolání vrátí novou hru. Ta, kterou funkce vrátila předtím, zůstane, jaká byla."""
    prvni = blackjack.zmen_sazku(hra_s_penezi(1000.0), '12.5')
    blackjack.zmen_sazku(hra_s_penezi(1000.0), '25')
    assert prvni['sazka'] == 12.5


# Meze


@pytest.mark.level(82)
def test_zaporna_sazka(blackjack):
    """Míň než nula vsadit nejde: ze záporného čísla je sázka 0.0."""
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '-5'), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '-0,5'), 0.0)


@pytest.mark.level(82)
def test_nulova_sazka(blackjack):
    """Hrát jde i o nic: sázka 0.0 je v pořádku."""
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '0'), 0.0)


@pytest.mark.level(82)
def test_sazka_vetsi_nez_penize(blackjack):
    """Víc, než má, hráč vsadit nemůže. Sázka pak bude všechno, co má."""
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '1000,5'), 1000.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(40.5), '5000'), 40.5)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(0.0), '10'), 0.0)


@pytest.mark.level(82)
def test_sazka_do_posledni_koruny(blackjack):
    """Vsadit přesně všechno, co má, hráč může. A když má hodně, může vsadit i přes tisíc."""
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(40.5), '40.5'), 40.5)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '1000'), 1000.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(2500.0), '2000'), 2000.0)


@pytest.mark.level(82)
def test_uprostred_hry_se_sazka_nemeni(blackjack):
    """Když už jsou karty na stole, sázku změnit nejde: funkce vyhodí ValueError a nic nezmění."""
    hra = hra_s_penezi(1000.0, hraje_se=True)
    hra_predtim = deepcopy(hra)
    with pytest.raises(ValueError) as zachycena:
        blackjack.zmen_sazku(hra, '25')
    assert str(zachycena.value) != '', 'Výjimka ValueError je beze slova. Přidej do závorky větu pro hráče.'
    zkontroluj_ze_zustala(hra, hra_predtim)


# Nesmysl


@pytest.mark.level(83)
def test_slovo_neni_cislo(blackjack):
    """Z textu, který není číslo, je sázka 0.0. Program kvůli němu nespadne."""
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), 'deset'), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '10 korun'), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '50 Kč'), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '1 0'), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '1,2,3'), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '2*5'), 0.0)


@pytest.mark.level(83)
def test_prazdny_text(blackjack):
    """Když hráč nenapíše nic, je sázka 0.0."""
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), ''), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '  '), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), ','), 0.0)


@pytest.mark.level(83)
def test_nan_a_inf(blackjack):
    """Python umí přečíst i `nan` (není číslo) a `inf` (nekonečno). Vsadit je ale nejde, sázka je 0.0."""
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), 'nan'), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), 'inf'), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '-inf'), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), 'NaN'), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), '-nan'), 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra_s_penezi(1000.0), 'infinity'), 0.0)


@pytest.mark.level(83)
def test_po_nesmyslu_jde_znovu_vsadit(blackjack):
    """Nulovou sázku jde zase změnit."""
    hra = blackjack.zmen_sazku(hra_s_penezi(1000.0), 'nevím')
    zkontroluj_sazku(hra, 0.0)
    zkontroluj_sazku(blackjack.zmen_sazku(hra, '20'), 20.0)
