"""Funkce vyplat: levely 90 až 96."""

from inspect import signature

import pytest


def hra_na_konci(krupier, hrac, penize=1000.0, sazka=10.0):
    """Hra, ve které už nikdo další kartu nedostane; krupiér i hráč mají v ruce tyhle karty."""
    return {
        'balicek': [40, 41, 42],
        'odhoz': [50, 51],
        'krupier': [(karta, 'licem') for karta in krupier],
        'hrac': [(karta, 'licem') for karta in hrac],
        'penize': penize,
        'sazka': sazka,
        'hraje_se': True,
        'zprava': '',
    }


def zkontroluj_ze_zustala(hra, hra_predtim):
    """Ověří, že ve hře, kterou funkce dostala, je všechno jako předtím."""
    for klic in hra_predtim:
        assert klic in hra, f'Funkce odebrala klíč {klic!r} ze hry, kterou dostala.'
        assert hra[klic] == hra_predtim[klic], (
            f'Funkce změnila {klic!r} ve hře, kterou dostala. Ta má zůstat, jaká byla, i se všemi seznamy.'
        )
    assert hra == hra_predtim, 'Funkce přidala nový klíč do hry, kterou dostala.'


# Karty v testech: 0, 13, 26 a 39 jsou esa, 1 je křížová dvojka, 8 křížová devítka,
# 9 křížová desítka, 10 kluk, 11 dáma, 12 král. Totéž od 13 káry, od 26 srdce, od 39 piky.


@pytest.mark.level(90)
def test_vyplat_existuje(blackjack):
    """Funkce `vyplat` bere jeden parametr: hru."""
    signature(blackjack.vyplat).bind('hra')


# Přes 21


@pytest.mark.level(91)
def test_vrati_hru(blackjack):
    """Funkce vrací celou novou hru."""
    hra = hra_na_konci(krupier=[9, 6], hrac=[22, 23, 24])
    assert isinstance(blackjack.vyplat(hra), dict), 'Funkce má vrátit hru, tedy slovník.'


@pytest.mark.level(91)
def test_hrac_pres_21(blackjack):
    """Hráč, který má přes 21, přijde o sázku. Zpráva je 'Přes 21, prohráváš.'"""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 6], hrac=[22, 23, 24]))
    assert hra['penize'] == 990.0
    assert hra['zprava'] == 'Přes 21, prohráváš.'


@pytest.mark.level(91)
def test_krupier_pres_21(blackjack):
    """Když má přes 21 krupiér, hráč vyhraje tolik, kolik vsadil. Zpráva je 'Krupiér má přes 21, vyhráváš!'"""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 5, 8], hrac=[22, 15]))
    assert hra['penize'] == 1010.0
    assert hra['zprava'] == 'Krupiér má přes 21, vyhráváš!'


@pytest.mark.level(91)
def test_oba_pres_21(blackjack):
    """Když mají přes 21 oba, prohrává hráč, i když má míň než krupiér."""
    # Ve hře tohle nenastane: když má hráč přes 21, krupiér už nebere. Tabulka ale určuje, který řádek platí.
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 5, 8], hrac=[22, 23, 15]))
    assert hra['penize'] == 990.0
    assert hra['zprava'] == 'Přes 21, prohráváš.'


@pytest.mark.level(91)
def test_hraje_se_o_sazku(blackjack):
    """Vyhraje nebo prohraje se přesně sázka."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 6], hrac=[22, 23, 24], penize=300.0, sazka=120.5))
    assert hra['penize'] == 179.5
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 5, 8], hrac=[22, 15], penize=300.0, sazka=120.5))
    assert hra['penize'] == 420.5


@pytest.mark.level(91)
def test_po_vyplaceni_se_nehraje(blackjack):
    """Po vyplacení hra skončila, klíč 'hraje_se' má hodnotu False."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 6], hrac=[22, 23, 24]))
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 5, 8], hrac=[22, 15]))
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'


@pytest.mark.level(91)
def test_karty_zustanou_na_stole(blackjack):
    """Při výplatě se karty nestěhují: hráč se na ně ještě chce podívat."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 6], hrac=[22, 23, 24]))
    assert hra['balicek'] == [40, 41, 42]
    assert hra['odhoz'] == [50, 51]
    assert hra['krupier'] == [(9, 'licem'), (6, 'licem')]
    assert hra['hrac'] == [(22, 'licem'), (23, 'licem'), (24, 'licem')]


@pytest.mark.level(91)
def test_vyplat_nic_nemeni(blackjack):
    """Hra, kterou funkce dostala, zůstane, jaká byla."""
    hra = hra_na_konci(krupier=[9, 6], hrac=[22, 23, 24])
    blackjack.vyplat(hra)
    zkontroluj_ze_zustala(hra, hra_na_konci(krupier=[9, 6], hrac=[22, 23, 24]))


# Remíza


@pytest.mark.level(91)
def test_drivejsi_hra_zustane(blackjack):
    """Každé zavolání vrátí novou hru. Ta, kterou funkce vrátila předtím, zůstane, jaká byla."""
    prvni = blackjack.vyplat(hra_na_konci(krupier=[9, 8], hrac=[22, 20, 11]))
    blackjack.vyplat(hra_na_konci(krupier=[9, 5, 10], hrac=[22, 20]))
    assert prvni['penize'] == 990.0
    assert prvni['zprava'] == 'Přes 21, prohráváš.'


@pytest.mark.level(92)
def test_stejny_soucet(blackjack):
    """Při stejném součtu nikdo nic nevyhraje ani neprohraje. Zpráva je 'Remíza.'"""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 8], hrac=[22, 21]))
    assert hra['penize'] == 1000.0
    assert hra['zprava'] == 'Remíza.'
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'


@pytest.mark.level(92)
def test_stejny_soucet_z_ruznych_karet(blackjack):
    """Záleží jen na součtu, ne na tom, kolik karet a které ho daly."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[0, 6], hrac=[15, 16, 17, 18], sazka=50.0))
    assert hra['penize'] == 1000.0
    assert hra['zprava'] == 'Remíza.'


@pytest.mark.level(92)
def test_dva_blackjacky(blackjack):
    """Když mají blackjack oba, je to remíza."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[0, 9], hrac=[26, 37]))
    assert hra['penize'] == 1000.0
    assert hra['zprava'] == 'Remíza.'


@pytest.mark.level(92)
def test_blackjack_proti_jine_21(blackjack):
    """I blackjack proti 21 ze tří karet je remíza: součet je stejný."""
    # Ve hře tohle nenastane, s blackjackem skončí dřív. Řádek tabulky ale platí pro jakékoli ruce.
    hra = blackjack.vyplat(hra_na_konci(krupier=[6, 19, 32], hrac=[26, 37]))
    assert hra['penize'] == 1000.0
    assert hra['zprava'] == 'Remíza.'
    hra = blackjack.vyplat(hra_na_konci(krupier=[26, 37], hrac=[6, 19, 32]))
    assert hra['penize'] == 1000.0
    assert hra['zprava'] == 'Remíza.'


# Hráčův blackjack


@pytest.mark.level(93)
def test_blackjack_hrace(blackjack):
    """Za blackjack hráč vyhraje sázku a ještě polovinu navíc. Zpráva je 'Blackjack, vyhráváš!'"""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 12], hrac=[26, 37]))
    assert hra['penize'] == 1015.0
    assert hra['zprava'] == 'Blackjack, vyhráváš!'
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'


@pytest.mark.level(93)
def test_blackjack_s_lichou_sazkou(blackjack):
    """Polovina sázky se nezaokrouhluje."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[1, 2], hrac=[9, 0], penize=100.0, sazka=5.0))
    assert hra['penize'] == 107.5
    hra = blackjack.vyplat(hra_na_konci(krupier=[1, 2], hrac=[9, 0], penize=100.0, sazka=0.5))
    assert hra['penize'] == 100.75
    hra = blackjack.vyplat(hra_na_konci(krupier=[1, 2], hrac=[9, 0], penize=100.0, sazka=0.25))
    assert hra['penize'] == 100.375


# Krupiérův blackjack


@pytest.mark.level(94)
def test_blackjack_krupiera(blackjack):
    """Když má blackjack krupiér, hráč přijde o sázku. Zpráva je 'Krupiér má blackjack.'"""
    hra = blackjack.vyplat(hra_na_konci(krupier=[26, 37], hrac=[9, 12]))
    assert hra['penize'] == 990.0
    assert hra['zprava'] == 'Krupiér má blackjack.'
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'


@pytest.mark.level(94)
def test_za_blackjack_krupiera_se_neplati_navic(blackjack):
    """I proti blackjacku krupiéra hráč prohraje jen to, co vsadil."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[12, 0], hrac=[1, 15], penize=500.0, sazka=80.0))
    assert hra['penize'] == 420.0
    assert hra['zprava'] == 'Krupiér má blackjack.'


# Vyšší součet vyhrává


@pytest.mark.level(95)
def test_hrac_ma_mene(blackjack):
    """Kdo má méně, prohrává. Když je to hráč, zpráva je 'Krupiér vyhrává.'"""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 8], hrac=[22, 20]))
    assert hra['penize'] == 990.0
    assert hra['zprava'] == 'Krupiér vyhrává.'
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'


@pytest.mark.level(95)
def test_hrac_ma_vic(blackjack):
    """Kdo má víc, vyhrává. Když je to hráč, zpráva je 'Vyhráváš!'"""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 7], hrac=[22, 21]))
    assert hra['penize'] == 1010.0
    assert hra['zprava'] == 'Vyhráváš!'
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'


@pytest.mark.level(95)
def test_21_ze_tri_karet_neni_blackjack(blackjack):
    """21 z víc karet než ze dvou je obyčejná výhra, bez poloviny navíc."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 12], hrac=[6, 19, 32]))
    assert hra['penize'] == 1010.0
    assert hra['zprava'] == 'Vyhráváš!'
    hra = blackjack.vyplat(hra_na_konci(krupier=[6, 19, 32], hrac=[9, 12]))
    assert hra['penize'] == 990.0
    assert hra['zprava'] == 'Krupiér vyhrává.'


@pytest.mark.level(95)
def test_esa_se_pocitaji_co_nejlip(blackjack):
    """Esa se i při výplatě počítají tak, jak je sčítá `vyhodnot_ruku`."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 8], hrac=[0, 13, 34]))
    assert hra['penize'] == 1010.0
    assert hra['zprava'] == 'Vyhráváš!'
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 8], hrac=[0, 25, 32]))
    assert hra['penize'] == 990.0
    assert hra['zprava'] == 'Krupiér vyhrává.'


@pytest.mark.level(95)
def test_hra_o_nic(blackjack):
    """Se sázkou 0.0 hráč o nic nepřijde ani nic nezíská, ale zprávu dostane."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 8], hrac=[22, 20], sazka=0.0))
    assert hra['penize'] == 1000.0
    assert hra['zprava'] == 'Krupiér vyhrává.'


# Sázka podle peněz


@pytest.mark.level(96)
def test_sazka_se_snizi(blackjack):
    """Když hráči zbylo míň peněz, než kolik sázel, sníží se sázka na to, co má."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 8], hrac=[22, 20], penize=15.0, sazka=10.0))
    assert hra['penize'] == 5.0
    assert hra['sazka'] == 5.0


@pytest.mark.level(96)
def test_sazka_se_snizi_po_kazde_prohre(blackjack):
    """Sázka se sníží, ať hráč prohrál jakkoli: s víc než 21, i když měl krupiér blackjack."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 6], hrac=[22, 23, 24], penize=15.0, sazka=10.0))
    assert hra['zprava'] == 'Přes 21, prohráváš.'
    assert hra['sazka'] == 5.0
    hra = blackjack.vyplat(hra_na_konci(krupier=[26, 37], hrac=[9, 12], penize=15.0, sazka=10.0))
    assert hra['zprava'] == 'Krupiér má blackjack.'
    assert hra['sazka'] == 5.0


@pytest.mark.level(96)
def test_sazka_je_nula(blackjack):
    """Když hráč přišel o všechno, je sázka nula."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 8], hrac=[22, 20, 23], penize=40.5, sazka=40.5))
    assert hra['penize'] == 0.0
    assert hra['sazka'] == 0.0
    for klic in 'penize', 'sazka':
        je_desetinne = isinstance(hra[klic], float)
        assert je_desetinne, f'I nula má být desetinné číslo (float), ale hra[{klic!r}] je {hra[klic]!r}.'


@pytest.mark.level(96)
def test_sazka_zustane(blackjack):
    """Dokud na ni hráč má, sázka se nemění. Ani když má přesně tolik, ani když vyhrál."""
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 8], hrac=[22, 20], penize=20.0, sazka=10.0))
    assert hra['sazka'] == 10.0
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 8], hrac=[22, 20], penize=500.0, sazka=2.5))
    assert hra['sazka'] == 2.5
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 8], hrac=[22, 23], penize=40.0, sazka=40.0))
    assert hra['sazka'] == 40.0
    hra = blackjack.vyplat(hra_na_konci(krupier=[9, 8], hrac=[22, 21], penize=40.0, sazka=40.0))
    assert hra['sazka'] == 40.0
