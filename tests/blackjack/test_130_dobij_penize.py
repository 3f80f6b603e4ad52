"""Funkce dobij_penize: levely 130 a 131."""

from copy import deepcopy
from inspect import signature

import pytest


def hra_s_penezi(penize, sazka, hraje_se=False):
    """Hra po prvním rozdání s tolika penězi a takovou sázkou."""
    # Jestli by s těmihle kartami opravdu skončila, na tom tu nezáleží.
    return {
        'balicek': [7, 45, 13],
        'odhoz': [20, 21],
        'krupier': [(3, 'licem'), (30, 'rubem' if hraje_se else 'licem')],
        'hrac': [(1, 'licem'), (2, 'licem')],
        'penize': penize,
        'sazka': sazka,
        'hraje_se': hraje_se,
        'zprava': 'Krupiér vyhrává.',
    }


def zkontroluj_ze_zustala(hra, hra_predtim):
    """Ověří, že ve hře, kterou funkce dostala, je všechno jako předtím."""
    for klic in hra_predtim:
        assert klic in hra, f'Funkce odebrala klíč {klic!r} ze hry, kterou dostala.'
        assert hra[klic] == hra_predtim[klic], (
            f'Funkce změnila {klic!r} ve hře, kterou dostala. Ta má zůstat, jaká byla, i se všemi seznamy.'
        )
    assert hra == hra_predtim, 'Funkce přidala nový klíč do hry, kterou dostala.'


def zkontroluj_odmitnuti(blackjack, hra):
    """Ověří, že funkce vyhodí ValueError a hru nezmění."""
    hra_predtim = deepcopy(hra)
    with pytest.raises(ValueError) as zachycena:
        blackjack.dobij_penize(hra)
    assert str(zachycena.value) != '', 'Výjimka ValueError je beze slova. Přidej do závorky větu pro hráče.'
    zkontroluj_ze_zustala(hra, hra_predtim)


@pytest.mark.level(130)
def test_dobij_penize_existuje(blackjack):
    """Funkce `dobij_penize` bere jeden parametr: hru."""
    signature(blackjack.dobij_penize).bind('hra')


@pytest.mark.level(131)
def test_vrati_hru(blackjack):
    """Funkce vrací celou novou hru."""
    assert isinstance(blackjack.dobij_penize(hra_s_penezi(0.0, 0.0)), dict), 'Funkce má vrátit hru, tedy slovník.'


@pytest.mark.level(131)
def test_nove_penize_a_sazka(blackjack):
    """Kdo nemá nic, dostane zase 1000.0 a sázka bude 10.0."""
    hra = blackjack.dobij_penize(hra_s_penezi(0.0, 0.0))
    assert hra['penize'] == 1000.0
    assert hra['sazka'] == 10.0


@pytest.mark.level(131)
def test_penize_a_sazka_jsou_desetinne(blackjack):
    """Peníze i sázka zůstanou desetinnými čísly."""
    hra = blackjack.dobij_penize(hra_s_penezi(0.0, 0.0))
    for klic in 'penize', 'sazka':
        je_desetinne = isinstance(hra[klic], float)
        assert je_desetinne, f'hra[{klic!r}] má být desetinné číslo (float), ale je to {hra[klic]!r}.'


@pytest.mark.level(131)
def test_zprava_je_retezec(blackjack):
    """Jaká zpráva ve hře po dobití bude, je na tobě. Je to ale řetězec."""
    hra = blackjack.dobij_penize(hra_s_penezi(0.0, 0.0))
    assert isinstance(hra['zprava'], str), f'hra["zprava"] má být řetězec, ale je to {hra["zprava"]!r}.'


@pytest.mark.level(131)
def test_karty_zustanou(blackjack):
    """Dobitím peněz se s kartami nic nestane a žádná hra tím nezačne."""
    hra = blackjack.dobij_penize(hra_s_penezi(0.0, 0.0))
    assert hra['balicek'] == [7, 45, 13]
    assert hra['odhoz'] == [20, 21]
    assert hra['krupier'] == [(3, 'licem'), (30, 'licem')]
    assert hra['hrac'] == [(1, 'licem'), (2, 'licem')]
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'


@pytest.mark.level(131)
def test_dobije_i_podruhe(blackjack):
    """Nová hra vznikne z té, kterou funkce právě dostala. Na minulou zapomene a nic v ní nezmění."""
    prvni = blackjack.dobij_penize(hra_s_penezi(0.0, 0.0))
    druha = hra_s_penezi(0.0, 0.0)
    druha['balicek'] = [40, 41]
    druha['odhoz'] = [33, 7, 45, 13]
    hra = blackjack.dobij_penize(druha)
    assert hra['balicek'] == [40, 41]
    assert hra['odhoz'] == [33, 7, 45, 13]
    assert hra['penize'] == 1000.0
    assert prvni['balicek'] == [7, 45, 13]


@pytest.mark.level(131)
def test_dobij_penize_nic_nemeni(blackjack):
    """Hra, kterou funkce dostala, zůstane, jaká byla."""
    hra = hra_s_penezi(0.0, 0.0)
    blackjack.dobij_penize(hra)
    zkontroluj_ze_zustala(hra, hra_s_penezi(0.0, 0.0))


@pytest.mark.level(131)
def test_dokud_neco_zbyva(blackjack):
    """Dokud hráči něco zbývá, třeba jen haléře, funkce vyhodí ValueError a nic nezmění."""
    zkontroluj_odmitnuti(blackjack, hra_s_penezi(1000.0, 10.0))
    zkontroluj_odmitnuti(blackjack, hra_s_penezi(5.0, 5.0))
    zkontroluj_odmitnuti(blackjack, hra_s_penezi(0.25, 0.0))


@pytest.mark.level(131)
def test_uprostred_hry(blackjack):
    """Uprostřed hry se sázka měnit nesmí, takže se nedají dobít ani peníze: funkce vyhodí ValueError."""
    zkontroluj_odmitnuti(blackjack, hra_s_penezi(0.0, 0.0, hraje_se=True))
