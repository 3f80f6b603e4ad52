"""Funkce pozice_z_prikazu: levely 20 až 23."""

from inspect import signature

import pytest


@pytest.mark.level(20)
def test_pozice_z_prikazu_existuje(piskvorky):
    """Funkce `pozice_z_prikazu` bere jeden parametr: příkaz."""
    signature(piskvorky.pozice_z_prikazu).bind('e5')


@pytest.mark.level(21)
def test_pozice_prvniho_pole(piskvorky):
    """Pole a1 má pozici (0, 0): řady i sloupce se v pozici počítají od nuly."""
    assert piskvorky.pozice_z_prikazu('a1') == (0, 0)


@pytest.mark.level(21)
def test_pozice_rohu(piskvorky):
    """V pozici je první řada (písmenko) a druhý sloupec (číslice)."""
    assert piskvorky.pozice_z_prikazu('a9') == (0, 8)
    assert piskvorky.pozice_z_prikazu('i1') == (8, 0)
    assert piskvorky.pozice_z_prikazu('i9') == (8, 8)


@pytest.mark.level(21)
def test_pozice_stredu(piskvorky):
    """Uprostřed plánu je pole e5."""
    assert piskvorky.pozice_z_prikazu('e5') == (4, 4)


@pytest.mark.level(21)
def test_pozice_ve_vsech_radach_a_sloupcich(piskvorky):
    """Řady jsou a až i, sloupce 1 až 9."""
    assert piskvorky.pozice_z_prikazu('a3') == (0, 2)
    assert piskvorky.pozice_z_prikazu('b8') == (1, 7)
    assert piskvorky.pozice_z_prikazu('c2') == (2, 1)
    assert piskvorky.pozice_z_prikazu('d7') == (3, 6)
    assert piskvorky.pozice_z_prikazu('e1') == (4, 0)
    assert piskvorky.pozice_z_prikazu('f4') == (5, 3)
    assert piskvorky.pozice_z_prikazu('g9') == (6, 8)
    assert piskvorky.pozice_z_prikazu('h6') == (7, 5)
    assert piskvorky.pozice_z_prikazu('i5') == (8, 4)


@pytest.mark.level(22)
def test_prazdny_prikaz(piskvorky):
    """Prázdný příkaz není pozice. Funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('')


@pytest.mark.level(22)
def test_kratky_prikaz(piskvorky):
    """Jeden znak na pozici nestačí. Funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('e')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('5')


@pytest.mark.level(22)
def test_dlouhy_prikaz(piskvorky):
    """Tři znaky a víc už pozice není, i když začíná dobře. Funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('e5e')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('a10')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('a05')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('ee5')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('e5e5')


@pytest.mark.level(22)
def test_slovo(piskvorky):
    """Slovo není pozice. Funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('board')


@pytest.mark.level(23)
def test_rada_mimo_plan(piskvorky):
    """Za řadou i už žádná další není. Funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('j5')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('z1')


@pytest.mark.level(23)
def test_nulty_sloupec(piskvorky):
    """Sloupec 0 na plánu není. Funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('a0')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('e0')


@pytest.mark.level(23)
def test_velka_pismena(piskvorky):
    """Řady se píšou malým písmenem. Na velké funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('E5')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('A1')


@pytest.mark.level(23)
def test_prehozene_znaky(piskvorky):
    """Písmenko je první a číslice druhá, obráceně to není pozice. Funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('5e')


@pytest.mark.level(23)
def test_dve_pismenka_nebo_dve_cislice(piskvorky):
    """Dvě písmenka ani dvě číslice pozice nejsou. Funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('ee')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('ab')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('55')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('12')


@pytest.mark.level(23)
def test_jine_znaky(piskvorky):
    """Ani pomlčka, tečka nebo písmenko s háčkem či čárkou na plánu nejsou. Funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('e-')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('.5')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('é5')


@pytest.mark.level(23)
def test_cizi_cislice(piskvorky):
    """Číslice jsou jen 1 až 9. Ty z jiných písem a horní indexy na plánu nejsou. Funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('e\u0665')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('e²')


@pytest.mark.level(23)
def test_konec_radku(piskvorky):
    """Konec řádku (`'\\n'`) do příkazu taky nepatří. Funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('e5\n')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('\ne5')


@pytest.mark.level(23)
def test_mezery(piskvorky):
    """Mezera do příkazu nepatří, ani na začátek nebo na konec. Funkce vyhodí ValueError."""
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('e ')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu(' 5')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('  ')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('e5 ')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu(' e5')
    with pytest.raises(ValueError):
        piskvorky.pozice_z_prikazu('e 5')
