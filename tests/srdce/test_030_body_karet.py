"""Funkce body_karet: levely 30 až 32."""

from inspect import signature

import pytest

OBRAZY = [2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso']
VSECHNY_KARTY = [(barva, obraz) for barva in ('Kr', 'Pi', 'Sr', 'Ka') for obraz in OBRAZY]


def slovnik_bodu(srdce):
    """Ověří, že body_karet vrátí slovník, a ten vrátí."""
    ceny = srdce.body_karet()
    assert isinstance(ceny, dict), 'Funkce má vrátit slovník, ve kterém jsou ke kartám body.'
    return ceny


@pytest.mark.level(30)
def test_body_karet_existuje(srdce):
    """Funkce `body_karet` se volá bez parametrů."""
    signature(srdce.body_karet).bind()


@pytest.mark.level(31)
def test_klice_jsou_karty(srdce):
    """Klíče slovníku jsou karty, tedy dvojice (barva, obraz). Jiné klíče v něm nejsou."""
    for klic in slovnik_bodu(srdce):
        assert klic in VSECHNY_KARTY, f"Klíč {klic!r} není karta. Karta je třeba ('Kr', 2) nebo ('Pi', 'dama')."


@pytest.mark.level(31)
def test_jsou_v_nem_vsechny_karty(srdce):
    """Jsou v něm čtyři barvy a v každé třináct obrazů."""
    ceny = slovnik_bodu(srdce)
    for karta in VSECHNY_KARTY:
        assert karta in ceny, f'Ve slovníku chybí karta {karta}.'


@pytest.mark.level(31)
def test_podruhe_taky_vsechny_karty(srdce):
    """Každé zavolání vrátí všech 52 karet, i to druhé."""
    srdce.body_karet()
    pocet_karet = len(slovnik_bodu(srdce))
    assert pocet_karet == 52


@pytest.mark.level(32)
def test_pikova_dama(srdce):
    """Piková dáma je za 13 bodů."""
    ceny = slovnik_bodu(srdce)
    assert ceny[('Pi', 'dama')] == 13


@pytest.mark.level(32)
def test_pikova_dama_podruhe(srdce):
    """I ve slovníku z druhého zavolání je piková dáma za 13 bodů a srdce za jeden."""
    slovnik_bodu(srdce)
    ceny = slovnik_bodu(srdce)
    assert ceny[('Pi', 'dama')] == 13
    assert ceny[('Sr', 7)] == 1


@pytest.mark.level(32)
def test_srdce(srdce):
    """Každá srdcová karta je za jeden bod, i dáma a eso."""
    ceny = slovnik_bodu(srdce)
    for obraz in OBRAZY:
        bodu = ceny[('Sr', obraz)]
        assert bodu == 1, f'Za kolik bodů je karta {("Sr", obraz)}?'


@pytest.mark.level(32)
def test_ostatni_karty(srdce):
    """Ostatní karty jsou za nula bodů: všechny kříže, káry a piky kromě dámy."""
    ceny = slovnik_bodu(srdce)
    for karta in VSECHNY_KARTY:
        if karta[0] != 'Sr' and karta != ('Pi', 'dama'):
            bodu = ceny[karta]
            assert bodu == 0, f'Za kolik bodů je karta {karta}?'
