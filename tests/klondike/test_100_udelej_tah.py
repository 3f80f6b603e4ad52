"""Funkce udelej_tah, tahy podle pravidel: levely 100 až 107."""

from contextlib import suppress
from inspect import signature

import pytest


def hra_s_kartami(karty):
    """Hra, ve které jsou karty jen na vyjmenovaných místech; všude jinde je prázdno."""
    hra = {}
    for misto in 'UVWXYZABCDEFG':
        hra[misto] = []
    for misto in karty:
        hra[misto] = karty[misto]
    return hra


def hromadka(barva, posledni_hodnota):
    """Hromádka jedné barvy od esa až po zadanou hodnotu."""
    return [(hodnota, barva, True) for hodnota in range(1, posledni_hodnota + 1)]


@pytest.mark.level(100)
def test_udelej_tah_existuje(klondike):
    """Funkce `udelej_tah` bere tři parametry: hru, jméno odkud a jméno kam."""
    signature(klondike.udelej_tah).bind('hra', 'U', 'V')


# Z U na V


@pytest.mark.level(101)
def test_z_u_na_v_jde_vrchni_karta(klondike):
    """Z U na V se přesune jedna karta, ta vrchní, a otočí se lícem nahoru."""
    hra = hra_s_kartami({'U': [(5, 'Pi', False), (9, 'Sr', False)], 'V': [(2, 'Kr', True)]})
    klondike.udelej_tah(hra, 'U', 'V')
    assert hra['U'] == [(5, 'Pi', False)]
    assert hra['V'] == [(2, 'Kr', True), (9, 'Sr', True)]


@pytest.mark.level(101)
def test_z_u_na_v_jde_i_posledni_karta(klondike):
    """Z U na V jde přesunout i poslední karta, která v U zbyla."""
    hra = hra_s_kartami({'U': [(5, 'Pi', False)]})
    klondike.udelej_tah(hra, 'U', 'V')
    assert hra['U'] == []
    assert hra['V'] == [(5, 'Pi', True)]


@pytest.mark.level(101)
def test_z_u_na_v_jdou_karty_po_jedne(klondike):
    """Každý tah z U na V přidá navrch V jednu další kartu."""
    hra = hra_s_kartami({'U': [(8, 'Ka', False), (5, 'Pi', False), (9, 'Sr', False)]})
    klondike.udelej_tah(hra, 'U', 'V')
    klondike.udelej_tah(hra, 'U', 'V')
    assert hra['U'] == [(8, 'Ka', False)]
    assert hra['V'] == [(9, 'Sr', True), (5, 'Pi', True)]


@pytest.mark.level(101)
def test_tah_z_u_na_v_nemeni_nic_dalsiho(klondike):
    """Tah z U na V se týká jen těch dvou míst. Funkce nic nevrací."""
    hra = hra_s_kartami({'U': [(9, 'Sr', False)], 'W': [(1, 'Ka', True)], 'G': [(3, 'Sr', False), (8, 'Kr', True)]})
    vysledek = klondike.udelej_tah(hra, 'U', 'V')
    assert hra == hra_s_kartami(
        {'V': [(9, 'Sr', True)], 'W': [(1, 'Ka', True)], 'G': [(3, 'Sr', False), (8, 'Kr', True)]}
    )
    assert vysledek is None


# Z V zpátky do U


@pytest.mark.level(102)
def test_z_v_do_u_jdou_vsechny_karty(klondike):
    """Karta, která byla ve V vespod, je po tahu v U navrchu."""
    hra = hra_s_kartami({'V': [(9, 'Sr', True), (5, 'Pi', True), (12, 'Kr', True)]})
    klondike.udelej_tah(hra, 'V', 'U')
    assert hra['V'] == []
    assert hra['U'] == [(12, 'Kr', False), (5, 'Pi', False), (9, 'Sr', False)]


@pytest.mark.level(102)
def test_z_v_do_u_jde_i_jedina_karta(klondike):
    """Z V do U se vrátí i jediná karta."""
    hra = hra_s_kartami({'V': [(1, 'Ka', True)]})
    klondike.udelej_tah(hra, 'V', 'U')
    assert hra['V'] == []
    assert hra['U'] == [(1, 'Ka', False)]


@pytest.mark.level(102)
def test_tah_z_v_do_u_nemeni_nic_dalsiho(klondike):
    """Tah z V do U se týká jen těch dvou míst. Funkce nic nevrací."""
    hra = hra_s_kartami({'V': [(7, 'Kr', True)], 'Z': [(1, 'Kr', True)], 'F': [(4, 'Pi', False), (3, 'Ka', True)]})
    vysledek = klondike.udelej_tah(hra, 'V', 'U')
    assert hra == hra_s_kartami(
        {'U': [(7, 'Kr', False)], 'Z': [(1, 'Kr', True)], 'F': [(4, 'Pi', False), (3, 'Ka', True)]}
    )
    assert vysledek is None


# Na hromádky W až Z


@pytest.mark.level(103)
def test_eso_na_prazdnou_hromadku(klondike):
    """Na prázdnou hromádku patří eso."""
    hra = hra_s_kartami({'V': [(9, 'Pi', True), (1, 'Sr', True)]})
    klondike.udelej_tah(hra, 'V', 'W')
    assert hra['V'] == [(9, 'Pi', True)]
    assert hra['W'] == [(1, 'Sr', True)]


@pytest.mark.level(103)
def test_eso_na_kteroukoli_hromadku(klondike):
    """Eso jakékoli barvy jde dát na kteroukoli z hromádek W, X, Y a Z, když je prázdná."""
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for kam in 'WXYZ':
            hra = hra_s_kartami({'V': [(1, barva, True)]})
            klondike.udelej_tah(hra, 'V', kam)
            assert hra == hra_s_kartami({kam: [(1, barva, True)]})


@pytest.mark.level(103)
def test_dvojka_na_eso(klondike):
    """Na eso patří dvojka stejné barvy. Funkce nic nevrací."""
    hra = hra_s_kartami({'V': [(2, 'Kr', True)], 'W': [(1, 'Pi', True)], 'Y': [(1, 'Kr', True)]})
    vysledek = klondike.udelej_tah(hra, 'V', 'Y')
    assert hra == hra_s_kartami({'W': [(1, 'Pi', True)], 'Y': [(1, 'Kr', True), (2, 'Kr', True)]})
    assert vysledek is None


@pytest.mark.level(103)
def test_barvy_se_porovnavaji_podle_pismen(klondike):
    """Dvě karty mají stejnou barvu, když se jejich barvy rovnají. To zjistí ==, kdežto is nemusí."""
    barva_dvojky, barva_esa = 'Sr Sr'.split()  # dva stejné řetězce, ale každý vznikl zvlášť
    hra = hra_s_kartami({'V': [(2, barva_dvojky, True)], 'W': [(1, barva_esa, True)]})
    klondike.udelej_tah(hra, 'V', 'W')
    assert hra == hra_s_kartami({'W': [(1, 'Sr', True), (2, 'Sr', True)]})


@pytest.mark.level(103)
def test_na_hromadku_jde_jedna_karta(klondike):
    """Na hromádku jde vždycky jen jedna karta, i když by se na ni hned hodila ta, která ležela pod ní."""
    hra = hra_s_kartami({'V': [(3, 'Sr', True), (2, 'Sr', True), (1, 'Sr', True)]})
    klondike.udelej_tah(hra, 'V', 'W')
    assert hra['V'] == [(3, 'Sr', True), (2, 'Sr', True)]
    assert hra['W'] == [(1, 'Sr', True)]


@pytest.mark.level(103)
def test_hromadka_roste_az_po_krale(klondike):
    """Na hromádku patří karta stejné barvy o jednu vyšší, než je ta vrchní; poslední je král."""
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for hodnota in range(2, 14):
            hra = hra_s_kartami({'V': [(hodnota, barva, True)], 'X': hromadka(barva, hodnota - 1)})
            klondike.udelej_tah(hra, 'V', 'X')
            assert hra == hra_s_kartami({'X': hromadka(barva, hodnota)})


@pytest.mark.level(103)
def test_ze_sloupecku_na_hromadku(klondike):
    """Na hromádky se hraje i ze sloupečků A až G."""
    for odkud in 'ABCDEFG':
        for kam in 'WXYZ':
            hra = hra_s_kartami({odkud: [(4, 'Ka', True)], kam: hromadka('Ka', 3)})
            klondike.udelej_tah(hra, odkud, kam)
            assert hra == hra_s_kartami({kam: hromadka('Ka', 4)})


@pytest.mark.level(103)
def test_eso_ze_sloupecku_na_hromadku(klondike):
    """Když odejde jediná karta sloupečku, zůstane po ní sloupeček prázdný."""
    hra = hra_s_kartami({'C': [(1, 'Sr', True)], 'W': hromadka('Pi', 3)})
    klondike.udelej_tah(hra, 'C', 'Z')
    assert hra == hra_s_kartami({'W': hromadka('Pi', 3), 'Z': [(1, 'Sr', True)]})


# Odkrytí další karty


@pytest.mark.level(104)
def test_odkryje_se_dalsi_karta(klondike):
    """Odejde-li ze sloupečku karta na hromádku, karta pod ní se otočí lícem nahoru."""
    hra = hra_s_kartami({'A': [(4, 'Pi', False), (1, 'Sr', True)]})
    klondike.udelej_tah(hra, 'A', 'W')
    assert hra['A'] == [(4, 'Pi', True)]
    assert hra['W'] == [(1, 'Sr', True)]


@pytest.mark.level(104)
def test_odkryje_se_jen_jedna_karta(klondike):
    """Otočí se jen nová vrchní karta, ostatní zůstanou rubem nahoru."""
    for odkud in 'ABCDEFG':
        sloupecek = [(4, 'Pi', False), (11, 'Ka', False), (9, 'Kr', False), (3, 'Sr', True)]
        hra = hra_s_kartami({odkud: sloupecek, 'X': hromadka('Sr', 2)})
        klondike.udelej_tah(hra, odkud, 'X')
        zbytek = [(4, 'Pi', False), (11, 'Ka', False), (9, 'Kr', True)]
        assert hra == hra_s_kartami({odkud: zbytek, 'X': hromadka('Sr', 3)})


@pytest.mark.level(104)
def test_odkryta_karta_zustane_odkryta(klondike):
    """Karta, která byla lícem nahoru už předtím, tak zůstane."""
    hra = hra_s_kartami({'F': [(10, 'Kr', False), (3, 'Pi', True), (2, 'Ka', True)], 'Z': [(1, 'Ka', True)]})
    klondike.udelej_tah(hra, 'F', 'Z')
    assert hra['F'] == [(10, 'Kr', False), (3, 'Pi', True)]
    assert hra['Z'] == [(1, 'Ka', True), (2, 'Ka', True)]


@pytest.mark.level(104)
def test_v_jinych_sloupeccich_se_nic_neodkryje(klondike):
    """Jen ve sloupečku, ze kterého karta odešla, se něco otočí."""
    hra = hra_s_kartami({'U': [(7, 'Sr', False)], 'D': [(4, 'Pi', False), (12, 'Sr', True)], 'E': [(1, 'Kr', True)]})
    klondike.udelej_tah(hra, 'E', 'Y')
    assert hra['U'] == [(7, 'Sr', False)]
    assert hra['D'] == [(4, 'Pi', False), (12, 'Sr', True)]


# Z V na sloupečky A až G


@pytest.mark.level(105)
def test_z_v_na_sloupecek(klondike):
    """Z V se na sloupeček přesune vrchní karta: je o jednu nižší a má opačnou barvu."""
    hra = hra_s_kartami({'V': [(2, 'Pi', True), (8, 'Sr', True)], 'A': [(10, 'Ka', False), (9, 'Kr', True)]})
    klondike.udelej_tah(hra, 'V', 'A')
    assert hra['V'] == [(2, 'Pi', True)]
    assert hra['A'] == [(10, 'Ka', False), (9, 'Kr', True), (8, 'Sr', True)]


@pytest.mark.level(105)
def test_cervena_karta_na_cernou(klondike):
    """Na černou kartu (piky, kříže) pasuje červená (srdce, káry)."""
    for cervena in 'Sr', 'Ka':
        for cerna in 'Pi', 'Kr':
            hra = hra_s_kartami({'V': [(5, cervena, True)], 'D': [(6, cerna, True)]})
            klondike.udelej_tah(hra, 'V', 'D')
            assert hra == hra_s_kartami({'D': [(6, cerna, True), (5, cervena, True)]})


@pytest.mark.level(105)
def test_cerna_karta_na_cervenou(klondike):
    """Na červenou kartu (srdce, káry) pasuje černá (piky, kříže)."""
    for cerna in 'Pi', 'Kr':
        for cervena in 'Sr', 'Ka':
            hra = hra_s_kartami({'V': [(12, cerna, True)], 'D': [(13, cervena, True)]})
            klondike.udelej_tah(hra, 'V', 'D')
            assert hra == hra_s_kartami({'D': [(13, cervena, True), (12, cerna, True)]})


@pytest.mark.level(105)
def test_z_v_jde_kazda_hodnota(klondike):
    """Karta musí být o jednu nižší: na krále dáma, na dámu kluk a tak dál až po eso na dvojku."""
    for hodnota in range(1, 13):
        hra = hra_s_kartami({'V': [(hodnota, 'Ka', True)], 'B': [(hodnota + 1, 'Pi', True)]})
        klondike.udelej_tah(hra, 'V', 'B')
        assert hra == hra_s_kartami({'B': [(hodnota + 1, 'Pi', True), (hodnota, 'Ka', True)]})


@pytest.mark.level(105)
def test_kral_z_v_na_prazdny_sloupecek(klondike):
    """Na kterýkoli prázdný sloupeček smí král, a to kterýkoli. Funkce nic nevrací."""
    for barva in 'Pi', 'Sr', 'Ka', 'Kr':
        for kam in 'ABCDEFG':
            hra = hra_s_kartami({'V': [(3, 'Sr', True), (13, barva, True)]})
            vysledek = klondike.udelej_tah(hra, 'V', kam)
            assert hra == hra_s_kartami({'V': [(3, 'Sr', True)], kam: [(13, barva, True)]})
            assert vysledek is None


@pytest.mark.level(105)
def test_karta_na_kartu_stejne_barvy_nepatri(klondike):
    """Červená karta na červenou nepatří a černá na černou taky ne, ani když jde o srdce a káry."""
    for barvy in ['Sr', 'Ka'], ['Pi', 'Kr']:
        for barva in barvy:
            for vrchni in barvy:
                hra = hra_s_kartami({'V': [(5, barva, True)], 'D': [(6, vrchni, True)]})
                with suppress(Exception):  # Jak přesně se má takový tah odmítnout, tenhle test nezkouší.
                    klondike.udelej_tah(hra, 'V', 'D')
                assert hra['D'] == [(6, vrchni, True)]


# Jedna karta mezi sloupečky


@pytest.mark.level(106)
def test_jedna_karta_mezi_sloupecky(klondike):
    """Vrchní karta jednoho sloupečku jde přesunout na druhý, pokud tam pasuje."""
    hra = hra_s_kartami({'A': [(7, 'Ka', True)], 'B': [(3, 'Pi', False), (8, 'Kr', True)]})
    klondike.udelej_tah(hra, 'A', 'B')
    assert hra['A'] == []
    assert hra['B'] == [(3, 'Pi', False), (8, 'Kr', True), (7, 'Ka', True)]


@pytest.mark.level(106)
def test_mezi_kterymikoli_dvema_sloupecky(klondike):
    """Hrát jde z kteréhokoli sloupečku A až G na kterýkoli jiný. Funkce nic nevrací."""
    for odkud in 'ABCDEFG':
        for kam in 'ABCDEFG':
            if odkud != kam:
                hra = hra_s_kartami({odkud: [(4, 'Pi', True)], kam: [(5, 'Sr', True)]})
                vysledek = klondike.udelej_tah(hra, odkud, kam)
                assert hra == hra_s_kartami({kam: [(5, 'Sr', True), (4, 'Pi', True)]})
                assert vysledek is None


@pytest.mark.level(106)
def test_po_tahu_mezi_sloupecky_se_odkryje_karta(klondike):
    """I po tahu na jiný sloupeček se nová vrchní karta otočí lícem nahoru."""
    sloupecek = [(2, 'Ka', False), (10, 'Kr', False), (11, 'Sr', True)]
    hra = hra_s_kartami({'E': sloupecek, 'F': [(9, 'Ka', False), (12, 'Pi', True)]})
    klondike.udelej_tah(hra, 'E', 'F')
    assert hra['E'] == [(2, 'Ka', False), (10, 'Kr', True)]
    assert hra['F'] == [(9, 'Ka', False), (12, 'Pi', True), (11, 'Sr', True)]


@pytest.mark.level(106)
def test_kral_ze_sloupecku_na_prazdny_sloupecek(klondike):
    """Na prázdný sloupeček smí král i z jiného sloupečku."""
    hra = hra_s_kartami({'C': [(2, 'Ka', False), (13, 'Sr', True)]})
    klondike.udelej_tah(hra, 'C', 'A')
    assert hra['C'] == [(2, 'Ka', True)]
    assert hra['A'] == [(13, 'Sr', True)]


@pytest.mark.level(106)
def test_kral_ze_dna_sloupecku_na_prazdny_sloupecek(klondike):
    """Král smí na prázdný sloupeček, i když pod ním nic neleží a po něm zůstane prázdno."""
    hra = hra_s_kartami({'D': [(13, 'Pi', True)]})
    klondike.udelej_tah(hra, 'D', 'F')
    assert hra['D'] == []
    assert hra['F'] == [(13, 'Pi', True)]


@pytest.mark.level(106)
def test_z_vice_odkrytych_karet_jde_jen_ta_ktera_pasuje(klondike):
    """Když pasuje jen vrchní karta, přesune se jen ta; ostatní odkryté karty zůstanou."""
    sloupecek = [(3, 'Kr', False), (8, 'Sr', True), (7, 'Pi', True), (6, 'Ka', True)]
    hra = hra_s_kartami({'A': sloupecek, 'B': [(7, 'Kr', True)]})
    klondike.udelej_tah(hra, 'A', 'B')
    assert hra['A'] == [(3, 'Kr', False), (8, 'Sr', True), (7, 'Pi', True)]
    assert hra['B'] == [(7, 'Kr', True), (6, 'Ka', True)]


# Několik karet mezi sloupečky


@pytest.mark.level(107)
def test_vsechny_odkryte_karty(klondike):
    """Několik karet se přesune naráz: ta spodní z nich musí pasovat a pořadí zůstane."""
    sloupecek = [(3, 'Kr', False), (8, 'Sr', True), (7, 'Pi', True), (6, 'Ka', True)]
    hra = hra_s_kartami({'A': sloupecek, 'B': [(2, 'Sr', False), (9, 'Kr', True)]})
    klondike.udelej_tah(hra, 'A', 'B')
    assert hra['A'] == [(3, 'Kr', True)]
    assert hra['B'] == [(2, 'Sr', False), (9, 'Kr', True), (8, 'Sr', True), (7, 'Pi', True), (6, 'Ka', True)]


@pytest.mark.level(107)
def test_jen_cast_odkrytych_karet(klondike):
    """Přesune se tolik karet, kolik jich pasuje, třeba jen část těch odkrytých. Funkce nic nevrací."""
    sloupecek = [(3, 'Kr', False), (9, 'Kr', True), (8, 'Sr', True), (7, 'Pi', True), (6, 'Ka', True)]
    hra = hra_s_kartami({'F': sloupecek, 'G': [(8, 'Ka', True)]})
    vysledek = klondike.udelej_tah(hra, 'F', 'G')
    assert hra['F'] == [(3, 'Kr', False), (9, 'Kr', True), (8, 'Sr', True)]
    assert hra['G'] == [(8, 'Ka', True), (7, 'Pi', True), (6, 'Ka', True)]
    assert vysledek is None


@pytest.mark.level(107)
def test_cely_sloupecek(klondike):
    """Přesunout jde i celý sloupeček najednou; zůstane po něm prázdné místo."""
    hra = hra_s_kartami({'D': [(5, 'Ka', True), (4, 'Kr', True)], 'E': [(6, 'Pi', True)], 'G': [(6, 'Kr', True)]})
    klondike.udelej_tah(hra, 'D', 'E')
    assert hra == hra_s_kartami({'E': [(6, 'Pi', True), (5, 'Ka', True), (4, 'Kr', True)], 'G': [(6, 'Kr', True)]})


@pytest.mark.level(107)
def test_kral_s_dalsimi_kartami_na_prazdny_sloupecek(klondike):
    """Král se na prázdný sloupeček přestěhuje i s kartami, které na něm leží."""
    sloupecek = [(2, 'Ka', False), (5, 'Pi', False), (13, 'Sr', True), (12, 'Kr', True), (11, 'Ka', True)]
    hra = hra_s_kartami({'C': sloupecek})
    klondike.udelej_tah(hra, 'C', 'B')
    assert hra['C'] == [(2, 'Ka', False), (5, 'Pi', True)]
    assert hra['B'] == [(13, 'Sr', True), (12, 'Kr', True), (11, 'Ka', True)]


@pytest.mark.level(107)
def test_cely_sloupecek_od_krale_na_prazdny_sloupecek(klondike):
    """Na prázdný sloupeček se přestěhuje i celý jiný, když je vespod král."""
    hra = hra_s_kartami({'G': [(13, 'Ka', True), (12, 'Pi', True), (11, 'Sr', True)]})
    klondike.udelej_tah(hra, 'G', 'A')
    assert hra['G'] == []
    assert hra['A'] == [(13, 'Ka', True), (12, 'Pi', True), (11, 'Sr', True)]


@pytest.mark.level(107)
def test_dvanact_karet_najednou(klondike):
    """Přesunout jde kterýkoli počet karet, třeba dvanáct od dámy až po eso."""
    dama_az_devitka = [(12, 'Sr', True), (11, 'Pi', True), (10, 'Sr', True), (9, 'Pi', True)]
    osma_az_petka = [(8, 'Sr', True), (7, 'Pi', True), (6, 'Sr', True), (5, 'Pi', True)]
    ctyrka_az_eso = [(4, 'Sr', True), (3, 'Pi', True), (2, 'Sr', True), (1, 'Pi', True)]
    sloupecek = [(3, 'Ka', False)] + dama_az_devitka + osma_az_petka + ctyrka_az_eso
    hra = hra_s_kartami({'A': [(13, 'Kr', True)], 'E': sloupecek})
    klondike.udelej_tah(hra, 'E', 'A')
    assert hra['E'] == [(3, 'Ka', True)]
    assert hra['A'] == [(13, 'Kr', True)] + dama_az_devitka + osma_az_petka + ctyrka_az_eso


@pytest.mark.level(107)
def test_zakryta_karta_se_nepresouva(klondike):
    """Karta rubem nahoru se nepřesouvá, i kdyby pasovala. Nikdo přece neví, která to je."""
    hra = hra_s_kartami({'A': [(12, 'Sr', False), (5, 'Pi', True)], 'B': [(13, 'Kr', True)]})
    with suppress(Exception):  # Jak přesně se má takový tah odmítnout, tenhle test nezkouší.
        klondike.udelej_tah(hra, 'A', 'B')
    assert hra['B'] == [(13, 'Kr', True)]


@pytest.mark.level(107)
def test_zakryta_karta_se_nepresouva_ani_uprostred(klondike):
    """Lícem nahoru musí být všechny přesouvané karty, nejen ta spodní a ta vrchní."""
    # Takhle karty ve hře neleží. Pravidlo ale mluví o všech přesouvaných kartách, a tak se na všechny ptej.
    hra = hra_s_kartami({'A': [(9, 'Pi', True), (8, 'Sr', False), (7, 'Kr', True)], 'B': [(10, 'Sr', True)]})
    with suppress(Exception):  # Jak přesně se má takový tah odmítnout, tenhle test nezkouší.
        klondike.udelej_tah(hra, 'A', 'B')
    assert hra['B'] == [(10, 'Sr', True)]
