"""Funkce udelej_hru: levely 70 a 71."""

from inspect import signature
from itertools import combinations

import pytest


@pytest.mark.level(70)
def test_udelej_hru_existuje(klondike):
    """Funkce `udelej_hru` se volá bez parametrů."""
    signature(klondike.udelej_hru).bind()


@pytest.mark.level(71)
def test_hra_je_slovnik(klondike):
    """Hra je slovník. Funkce ho vrací."""
    assert isinstance(klondike.udelej_hru(), dict), 'Funkce má vrátit slovník.'


@pytest.mark.level(71)
def test_hra_ma_trinact_pismenek(klondike):
    """Klíče hry jsou písmenka A až G a U až Z."""
    hra = klondike.udelej_hru()
    for pismenko in 'ABCDEFGUVWXYZ':
        assert pismenko in hra, f'Ve hře chybí klíč {pismenko!r}.'
    for klic in hra:
        assert klic in list('ABCDEFGUVWXYZ'), f'Klíč {klic!r} do hry nepatří.'


@pytest.mark.level(71)
def test_pod_kazdym_pismenkem_je_seznam(klondike):
    """Pod každým písmenkem je seznam karet."""
    hra = klondike.udelej_hru()
    for pismenko in 'ABCDEFGUVWXYZ':
        assert isinstance(hra[pismenko], list), f'Pod klíčem {pismenko!r} má být seznam, je tam {hra[pismenko]!r}.'


@pytest.mark.level(71)
def test_odkryty_balicek_a_hromadky_jsou_prazdne(klondike):
    """Na místech V, W, X, Y a Z na začátku žádné karty nejsou."""
    hra = klondike.udelej_hru()
    assert hra['V'] == []
    assert hra['W'] == []
    assert hra['X'] == []
    assert hra['Y'] == []
    assert hra['Z'] == []


@pytest.mark.level(71)
def test_v_dobiracim_balicku_je_24_karet(klondike):
    """V balíčku U zbude po rozdání 24 karet a všechny jsou rubem nahoru."""
    hra = klondike.udelej_hru()
    assert len(hra['U']) == 24, f'V U má být 24 karet, je jich {len(hra["U"])}.'
    for karta in hra['U']:
        assert not karta[2], f'Karta {karta} v U je lícem nahoru.'


@pytest.mark.level(71)
def test_ve_sloupeccich_pribyva_po_karte(klondike):
    """Ve sloupečku A je jedna karta, v B dvě a tak dál až po sedm karet v G."""
    hra = klondike.udelej_hru()
    assert len(hra['A']) == 1, f'V A má být 1 karta, je jich {len(hra["A"])}.'
    assert len(hra['B']) == 2, f'V B mají být 2 karty, je jich {len(hra["B"])}.'
    assert len(hra['C']) == 3, f'V C mají být 3 karty, je jich {len(hra["C"])}.'
    assert len(hra['D']) == 4, f'V D mají být 4 karty, je jich {len(hra["D"])}.'
    assert len(hra['E']) == 5, f'V E má být 5 karet, je jich {len(hra["E"])}.'
    assert len(hra['F']) == 6, f'Ve F má být 6 karet, je jich {len(hra["F"])}.'
    assert len(hra['G']) == 7, f'V G má být 7 karet, je jich {len(hra["G"])}.'


@pytest.mark.level(71)
def test_ve_sloupeccich_je_videt_jen_posledni_karta(klondike):
    """Ve sloupečcích je poslední karta lícem nahoru a ostatní rubem nahoru."""
    hra = klondike.udelej_hru()
    for pismenko in 'ABCDEFG':
        zakryte = hra[pismenko][:-1]
        posledni = hra[pismenko][-1]
        assert posledni[2], f'Poslední karta {posledni} ve sloupečku {pismenko} je rubem nahoru.'
        for karta in zakryte:
            assert not karta[2], f'Karta {karta} ve sloupečku {pismenko} je lícem nahoru.'


@pytest.mark.level(71)
def test_ve_hre_je_kazda_karta_jednou(klondike):
    """Ve hře je všech 52 karet a každá jen jednou."""
    hra = klondike.udelej_hru()
    karty = []
    for pismenko in 'ABCDEFGUVWXYZ':
        for karta in hra[pismenko]:
            karty.append(karta[:2])
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13:
            pocet = karty.count((hodnota, barva))
            assert pocet == 1, f'Karta {(hodnota, barva)} má být ve hře jednou, je tam {pocet}×.'
    assert len(karty) == 52, f'Ve hře má být 52 karet, je jich {len(karty)}.'


@pytest.mark.level(71)
def test_kazde_misto_ma_svuj_seznam(klondike):
    """Každé místo má svůj vlastní seznam: co přibude na V, nesmí se objevit i jinde."""
    hra = klondike.udelej_hru()
    for misto, jine in combinations('VWXYZ', 2):
        spolecny = hra[misto] is hra[jine]
        assert not spolecny, f'{misto} a {jine} mají jeden a ten samý seznam: co přibude na {misto}, je i na {jine}.'


@pytest.mark.level(71)
def test_dve_hry_se_lisi(klondike):
    """Pokaždé se rozdává znovu, takže dvě hry po sobě nejsou stejné."""
    prvni = klondike.udelej_hru()
    druha = klondike.udelej_hru()
    assert prvni != druha, 'Dvě hry po sobě mají karty na stejných místech.'
    assert len(druha['U']) == 24, f'V druhé hře má být v U 24 karet, je jich {len(druha["U"])}.'


@pytest.mark.level(71)
def test_kazda_hra_ma_sve_seznamy(klondike):
    """Každá hra má svoje vlastní seznamy: co přibude v jedné, není ve druhé, a druhá nic nevezme té první."""
    prvni = klondike.udelej_hru()
    for misto in 'VWXYZ':
        prvni[misto].append(prvni['U'].pop())
    druha = klondike.udelej_hru()
    for misto in 'VWXYZ':
        assert druha[misto] == [], f'Druhá hra teprve začíná, ale na {misto} už leží karta z první hry.'
        zmizela = prvni[misto] == []
        assert not zmizela, f'V první hře ležela na {misto} karta. Když vznikla druhá hra, zmizela.'
