"""Funkce nova_hra: level 100."""

from inspect import signature

import pytest


@pytest.mark.level(100)
def test_nova_hra_nema_parametry(piskvorky):
    """Funkce `nova_hra` se volá bez parametrů."""
    signature(piskvorky.nova_hra).bind()


@pytest.mark.level(100)
def test_nova_hra_je_slovnik(piskvorky):
    """Hra je slovník s klíči plan, hrac a konec."""
    hra = piskvorky.nova_hra()
    assert isinstance(hra, dict), 'Funkce má vrátit slovník.'
    for klic in 'plan', 'hrac', 'konec':
        assert klic in hra, f'Ve slovníku chybí klíč {klic!r}.'


@pytest.mark.level(100)
def test_zacina_x(piskvorky):
    """V nové hře je na tahu x."""
    hra = piskvorky.nova_hra()
    assert hra['hrac'] == 'x'


@pytest.mark.level(100)
def test_nova_hra_nekonci(piskvorky):
    """Nová hra ještě není dokončená, pod klíčem konec je False."""
    hra = piskvorky.nova_hra()
    assert hra['konec'] is False, 'Pod klíčem konec má být přesně False.'


@pytest.mark.level(100)
def test_plan_nove_hry_je_prazdny(piskvorky):
    """Nová hra má prázdný plán."""
    hra = piskvorky.nova_hra()
    assert isinstance(hra['plan'], list), f'Plán má být seznam řad, ale je to {hra["plan"]!r}.'
    assert len(hra['plan']) == 9, f'V plánu má být 9 řad, je jich {len(hra["plan"])}.'
    for rada in hra['plan']:
        assert rada == ['_', '_', '_', '_', '_', '_', '_', '_', '_'], 'V nové hře na plánu nic neleží.'


@pytest.mark.level(100)
def test_kazda_hra_ma_svuj_plan(piskvorky):
    """Každá nová hra má svůj vlastní prázdný plán."""
    prvni = piskvorky.nova_hra()
    prvni['plan'][4][4] = 'x'
    druha = piskvorky.nova_hra()
    assert len(druha['plan']) == 9, f'V plánu druhé hry má být 9 řad, je jich {len(druha["plan"])}.'
    kamen = druha['plan'][4][4]
    assert kamen == '_', 'Kámen položený na plán první hry se objevil i ve druhé.'
    assert prvni['plan'][4][4] == 'x', 'Druhá hra smazala kámen z té první.'
