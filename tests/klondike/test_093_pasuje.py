"""Funkce pasuje_na_hromadku a pasuje_na_sloupecek: levely 93 až 98."""

from inspect import signature

import pytest


@pytest.mark.level(93)
def test_pasuje_na_hromadku_existuje(klondike):
    """Funkce `pasuje_na_hromadku` bere dva parametry: kartu a hromádku."""
    signature(klondike.pasuje_na_hromadku).bind('karta', 'hromadka')


# Prázdná hromádka


@pytest.mark.level(94)
def test_eso_pasuje_na_prazdnou_hromadku(klondike):
    """Na prázdnou hromádku pasuje eso, a to kterékoli."""
    assert klondike.pasuje_na_hromadku((1, 'Sr', True), []) is True
    assert klondike.pasuje_na_hromadku((1, 'Pi', True), []) is True
    assert klondike.pasuje_na_hromadku((1, 'Ka', True), []) is True
    assert klondike.pasuje_na_hromadku((1, 'Kr', True), []) is True


@pytest.mark.level(94)
def test_jina_karta_na_prazdnou_hromadku_nepasuje(klondike):
    """Žádná jiná karta než eso na prázdnou hromádku nepasuje, ani král."""
    for hodnota in range(2, 14):
        assert klondike.pasuje_na_hromadku((hodnota, 'Kr', True), []) is False


# Neprázdná hromádka


@pytest.mark.level(95)
def test_karta_o_jednu_vyssi_pasuje_na_hromadku(klondike):
    """Na hromádku pasuje karta stejné barvy o jednu vyšší než ta vrchní, poslední je král."""
    assert klondike.pasuje_na_hromadku((2, 'Sr', True), [(1, 'Sr', True)]) is True
    assert klondike.pasuje_na_hromadku((3, 'Kr', True), [(1, 'Kr', True), (2, 'Kr', True)]) is True
    for hodnota in range(2, 14):
        hromadka = [(nizsi, 'Ka', True) for nizsi in range(1, hodnota)]
        assert klondike.pasuje_na_hromadku((hodnota, 'Ka', True), hromadka) is True


@pytest.mark.level(95)
def test_jina_barva_na_hromadku_nepasuje(klondike):
    """Karta jiné barvy na hromádku nepasuje, ani když je o jednu vyšší a obě jsou červené nebo černé."""
    for barva in 'Pi', 'Ka', 'Kr':
        assert klondike.pasuje_na_hromadku((2, barva, True), [(1, 'Sr', True)]) is False
    assert klondike.pasuje_na_hromadku((3, 'Kr', True), [(1, 'Pi', True), (2, 'Pi', True)]) is False


@pytest.mark.level(95)
def test_barvy_hromadky_se_porovnavaji_podle_pismen(klondike):
    """Dvě karty mají stejnou barvu, když se jejich barvy rovnají. To zjistí ==, kdežto is nemusí."""
    barva_dvojky, barva_esa = 'Sr Sr'.split()  # dva stejné řetězce, ale každý vznikl zvlášť
    assert klondike.pasuje_na_hromadku((2, barva_dvojky, True), [(1, barva_esa, True)]) is True


@pytest.mark.level(95)
def test_jina_hodnota_na_hromadku_nepasuje(klondike):
    """Karta stejné barvy musí být přesně o jednu vyšší, vynechat nejde žádnou."""
    hromadka = [(1, 'Pi', True), (2, 'Pi', True), (3, 'Pi', True)]
    for hodnota in range(5, 14):
        assert klondike.pasuje_na_hromadku((hodnota, 'Pi', True), hromadka) is False


@pytest.mark.level(95)
def test_eso_na_neprazdnou_hromadku_nepasuje(klondike):
    """Eso pasuje jen na prázdnou hromádku. Kde už karty leží, tam patřit nemůže."""
    assert klondike.pasuje_na_hromadku((1, 'Pi', True), [(1, 'Sr', True)]) is False
    assert klondike.pasuje_na_hromadku((1, 'Kr', True), [(1, 'Ka', True), (2, 'Ka', True)]) is False


@pytest.mark.level(95)
def test_dve_otazky_na_hromadku_po_sobe(klondike):
    """Odpovídá se vždycky na kartu a hromádku, které funkce právě dostala. Na ty z minula zapomene."""
    assert klondike.pasuje_na_hromadku((2, 'Sr', True), [(1, 'Sr', True)]) is True
    assert klondike.pasuje_na_hromadku((2, 'Pi', True), [(1, 'Sr', True)]) is False
    assert klondike.pasuje_na_hromadku((2, 'Pi', True), [(1, 'Pi', True)]) is True


@pytest.mark.level(95)
def test_pasuje_na_hromadku_nic_nemeni(klondike):
    """Funkce se jen podívá: na hromádce zůstanou karty, které na ní byly."""
    hromadka = [(1, 'Sr', True), (2, 'Sr', True)]
    klondike.pasuje_na_hromadku((3, 'Sr', True), hromadka)
    assert hromadka == [(1, 'Sr', True), (2, 'Sr', True)]


@pytest.mark.level(96)
def test_pasuje_na_sloupecek_existuje(klondike):
    """Funkce `pasuje_na_sloupecek` bere dva parametry: kartu a sloupeček."""
    signature(klondike.pasuje_na_sloupecek).bind('karta', 'sloupecek')


# Prázdný sloupeček


@pytest.mark.level(97)
def test_kral_pasuje_na_prazdny_sloupecek(klondike):
    """Na prázdný sloupeček pasuje král, a to kterýkoli."""
    assert klondike.pasuje_na_sloupecek((13, 'Kr', True), []) is True
    assert klondike.pasuje_na_sloupecek((13, 'Pi', True), []) is True
    assert klondike.pasuje_na_sloupecek((13, 'Sr', True), []) is True
    assert klondike.pasuje_na_sloupecek((13, 'Ka', True), []) is True


@pytest.mark.level(97)
def test_jina_karta_na_prazdny_sloupecek_nepasuje(klondike):
    """Žádná jiná karta než král na prázdný sloupeček nepasuje, ani eso."""
    for hodnota in range(1, 13):
        assert klondike.pasuje_na_sloupecek((hodnota, 'Sr', True), []) is False


# Neprázdný sloupeček


@pytest.mark.level(98)
def test_karta_o_jednu_nizsi_pasuje_na_sloupecek(klondike):
    """Na sloupeček pasuje karta o jednu nižší než ta vrchní: na krále dáma, na dámu kluk a tak dál až po eso."""
    assert klondike.pasuje_na_sloupecek((7, 'Sr', True), [(8, 'Pi', True)]) is True
    assert klondike.pasuje_na_sloupecek((8, 'Sr', True), [(10, 'Ka', False), (9, 'Kr', True)]) is True
    for hodnota in range(1, 13):
        assert klondike.pasuje_na_sloupecek((hodnota, 'Ka', True), [(hodnota + 1, 'Pi', True)]) is True


@pytest.mark.level(98)
def test_barvy_se_ve_sloupecku_stridaji(klondike):
    """Na černou kartu (piky, kříže) pasuje jen červená (srdce, káry) a na červenou jen černá."""
    for cervena in 'Sr', 'Ka':
        for cerna in 'Pi', 'Kr':
            assert klondike.pasuje_na_sloupecek((5, cervena, True), [(6, cerna, True)]) is True
            assert klondike.pasuje_na_sloupecek((12, cerna, True), [(13, cervena, True)]) is True


@pytest.mark.level(98)
def test_stejna_barva_na_sloupecek_nepasuje(klondike):
    """Červená karta na červenou nepasuje a černá na černou taky ne, ani když jde o srdce a káry."""
    for barvy in ['Sr', 'Ka'], ['Pi', 'Kr']:
        for barva in barvy:
            for vrchni in barvy:
                assert klondike.pasuje_na_sloupecek((5, barva, True), [(6, vrchni, True)]) is False


@pytest.mark.level(98)
def test_jina_hodnota_na_sloupecek_nepasuje(klondike):
    """Karta opačné barvy musí být přesně o jednu nižší. Nepasuje vyšší, stejná, ani o dvě nižší."""
    for hodnota in 1, 5, 6, 8, 9, 10, 13:
        assert klondike.pasuje_na_sloupecek((hodnota, 'Ka', True), [(2, 'Pi', False), (8, 'Kr', True)]) is False


@pytest.mark.level(98)
def test_kral_na_neprazdny_sloupecek_nepasuje(klondike):
    """Král pasuje jen na prázdný sloupeček, nic vyššího totiž není."""
    assert klondike.pasuje_na_sloupecek((13, 'Sr', True), [(1, 'Pi', True)]) is False
    assert klondike.pasuje_na_sloupecek((13, 'Kr', True), [(12, 'Ka', True)]) is False


@pytest.mark.level(98)
def test_dve_otazky_na_sloupecek_po_sobe(klondike):
    """Odpovídá se vždycky na kartu a sloupeček, které funkce právě dostala. Na ty z minula zapomene."""
    assert klondike.pasuje_na_sloupecek((7, 'Sr', True), [(8, 'Pi', True)]) is True
    assert klondike.pasuje_na_sloupecek((7, 'Kr', True), [(8, 'Pi', True)]) is False
    assert klondike.pasuje_na_sloupecek((7, 'Kr', True), [(8, 'Sr', True)]) is True


@pytest.mark.level(98)
def test_pasuje_na_sloupecek_nic_nemeni(klondike):
    """Funkce se jen podívá: ve sloupečku zůstanou karty, které v něm byly."""
    sloupecek = [(4, 'Sr', False), (8, 'Pi', True)]
    klondike.pasuje_na_sloupecek((7, 'Sr', True), sloupecek)
    assert sloupecek == [(4, 'Sr', False), (8, 'Pi', True)]
