"""Funkce vytvor_balicek: levely 20 až 23."""

from inspect import signature

import pytest


@pytest.mark.level(20)
def test_vytvor_balicek_existuje(klondike):
    """Funkce `vytvor_balicek` se volá bez parametrů."""
    signature(klondike.vytvor_balicek).bind()


@pytest.mark.level(21)
def test_balicek_je_seznam(klondike):
    """Balíček je seznam. Funkce ho vrací, nevypisuje."""
    assert isinstance(klondike.vytvor_balicek(), list), 'Funkce má vrátit seznam karet.'


@pytest.mark.level(21)
def test_balicek_ma_52_karet(klondike):
    """V balíčku je 52 karet."""
    assert len(klondike.vytvor_balicek()) == 52


@pytest.mark.level(21)
def test_karty_se_neopakuji(klondike):
    """Každá karta je v balíčku jen jednou."""
    balicek = klondike.vytvor_balicek()
    for karta in balicek:
        assert balicek.count(karta) == 1, f'Karta {karta} je v balíčku víckrát.'


@pytest.mark.level(21)
def test_druhy_balicek_ma_taky_52_karet(klondike):
    """Každé zavolání vytvoří celý nový balíček, nic nezbývá z toho minulého."""
    klondike.vytvor_balicek()
    assert len(klondike.vytvor_balicek()) == 52


@pytest.mark.level(22)
def test_karty_jsou_trojice(klondike):
    """Karta je trojice v kulatých závorkách, třeba (12, 'Sr', False)."""
    for karta in klondike.vytvor_balicek():
        assert isinstance(karta, tuple), f'Karta {karta} není n-tice.'


@pytest.mark.level(22)
def test_karty_jsou_rubem_nahoru(klondike):
    """Karty v novém balíčku jsou rubem nahoru, tedy na konci trojice mají False."""
    balicek = klondike.vytvor_balicek()
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13:
            assert (hodnota, barva, True) not in balicek, f'Karta {(hodnota, barva, True)} je lícem nahoru.'


@pytest.mark.level(22)
def test_v_balicku_jsou_vsechny_karty(klondike):
    """V balíčku jsou všechny čtyři barvy a v každé hodnoty od 1 (eso) do 13 (král)."""
    balicek = klondike.vytvor_balicek()
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13:
            assert (hodnota, barva, False) in balicek, f'V balíčku chybí karta {(hodnota, barva, False)}.'


# Level 23 pracuje s náhodou. Šance, že správně zamíchané karty vypadají jako
# nezamíchané, je ale ve všech třech testech menší než jedna ku bilionu.


@pytest.mark.level(23)
def test_dva_balicky_se_lisi(klondike):
    """Každý balíček se míchá znovu, takže dva balíčky za sebou nejsou stejné."""
    prvni = klondike.vytvor_balicek()
    druhy = klondike.vytvor_balicek()
    treti = klondike.vytvor_balicek()
    assert prvni != druhy, 'Dva balíčky za sebou mají karty ve stejném pořadí.'
    assert druhy != treti, 'Druhý a třetí balíček mají karty ve stejném pořadí.'


@pytest.mark.level(23)
def test_karty_nejsou_srovnane(klondike):
    """V zamíchaném balíčku nejsou karty srovnané po barvách ani po hodnotách."""
    balicek = klondike.vytvor_balicek()
    stejna_barva = 0
    stejna_hodnota = 0
    for poradi in range(1, 52):
        if balicek[poradi][1] == balicek[poradi - 1][1]:
            stejna_barva += 1
        if balicek[poradi][0] == balicek[poradi - 1][0]:
            stejna_hodnota += 1
    assert stejna_barva < 42, 'Karty stejné barvy leží v balíčku pohromadě.'
    assert stejna_hodnota < 30, 'Karty stejné hodnoty leží v balíčku pohromadě.'


@pytest.mark.level(23)
def test_zamicha_se_cely_balicek(klondike):
    """Míchá se celý balíček: ani na jeho vršku, ani vespod není pokaždé stejná karta."""
    vrchni_karty = []
    spodni_karty = []
    for _ in range(20):
        balicek = klondike.vytvor_balicek()
        vrchni_karty.append(balicek[-1])
        spodni_karty.append(balicek[0])
    assert vrchni_karty.count(vrchni_karty[0]) < 20, f'Na vršku je pokaždé {vrchni_karty[0]}.'
    assert spodni_karty.count(spodni_karty[0]) < 20, f'Vespod je pokaždé {spodni_karty[0]}.'
