"""Funkce vyhodnot_ruku: levely 40 až 45."""

from inspect import signature

import pytest

# Karty v testech: 0, 13, 26 a 39 jsou esa, 1 je křížová dvojka, 8 křížová devítka,
# 9 křížová desítka, 10 kluk, 11 dáma, 12 král. Totéž od 13 káry, od 26 srdce, od 39 piky.


@pytest.mark.level(40)
def test_vyhodnot_ruku_existuje(blackjack):
    """Funkce `vyhodnot_ruku` bere jeden parametr: ruku."""
    signature(blackjack.vyhodnot_ruku).bind('ruka')


# Čísla, kluk, dáma a král


@pytest.mark.level(41)
def test_dve_cisla(blackjack):
    """Dvojka až desítka platí tolik, kolik je na nich napsáno. Funkce dvojici vrací, nevypisuje."""
    assert blackjack.vyhodnot_ruku([(1, 'licem'), (2, 'licem')]) == (5, 'ok')
    assert blackjack.vyhodnot_ruku([(3, 'licem'), (4, 'licem')]) == (9, 'ok')
    assert blackjack.vyhodnot_ruku([(5, 'licem'), (6, 'licem')]) == (13, 'ok')
    assert blackjack.vyhodnot_ruku([(7, 'licem'), (8, 'licem')]) == (17, 'ok')
    assert blackjack.vyhodnot_ruku([(9, 'licem'), (1, 'licem')]) == (12, 'ok')


@pytest.mark.level(41)
def test_kluk_dama_a_kral_jsou_za_deset(blackjack):
    """Kluk, dáma a král platí každý za 10."""
    assert blackjack.vyhodnot_ruku([(10, 'licem'), (1, 'licem')]) == (12, 'ok')
    assert blackjack.vyhodnot_ruku([(11, 'licem'), (1, 'licem')]) == (12, 'ok')
    assert blackjack.vyhodnot_ruku([(12, 'licem'), (1, 'licem')]) == (12, 'ok')
    assert blackjack.vyhodnot_ruku([(10, 'licem'), (12, 'licem')]) == (20, 'ok')


@pytest.mark.level(41)
def test_na_barve_nezalezi(blackjack):
    """Ve všech barvách platí karty stejně."""
    assert blackjack.vyhodnot_ruku([(14, 'licem'), (20, 'licem')]) == (10, 'ok')
    assert blackjack.vyhodnot_ruku([(22, 'licem'), (24, 'licem')]) == (20, 'ok')
    assert blackjack.vyhodnot_ruku([(27, 'licem'), (37, 'licem')]) == (12, 'ok')
    assert blackjack.vyhodnot_ruku([(28, 'licem'), (35, 'licem')]) == (13, 'ok')
    assert blackjack.vyhodnot_ruku([(43, 'licem'), (50, 'licem')]) == (15, 'ok')
    assert blackjack.vyhodnot_ruku([(51, 'licem'), (47, 'licem')]) == (19, 'ok')


@pytest.mark.level(41)
def test_vic_karet(blackjack):
    """Sčítají se všechny karty, ať je jich v ruce kolik chce."""
    assert blackjack.vyhodnot_ruku([(5, 'licem')]) == (6, 'ok')
    assert blackjack.vyhodnot_ruku([(1, 'licem'), (15, 'licem'), (30, 'licem')]) == (10, 'ok')
    ruka = [(1, 'licem'), (14, 'licem'), (27, 'licem'), (40, 'licem'), (2, 'licem'), (15, 'licem')]
    assert blackjack.vyhodnot_ruku(ruka) == (14, 'ok')


@pytest.mark.level(41)
def test_pocita_se_i_karta_rubem(blackjack):
    """Do součtu patří i karta rubem nahoru: hráč ji sice nevidí, ale krupiér ji v ruce má."""
    assert blackjack.vyhodnot_ruku([(4, 'licem'), (21, 'rubem')]) == (14, 'ok')


@pytest.mark.level(41)
def test_prazdna_ruka(blackjack):
    """Prázdná ruka má součet nula."""
    assert blackjack.vyhodnot_ruku([]) == (0, 'ok')


@pytest.mark.level(41)
def test_vyhodnot_ruku_nic_nemeni(blackjack):
    """Spočítat ruku znamená jen se podívat: všechny karty v ní zůstanou, ve stejném pořadí."""
    ruka = [(12, 'licem'), (28, 'rubem'), (3, 'licem')]
    blackjack.vyhodnot_ruku(ruka)
    assert ruka == [(12, 'licem'), (28, 'rubem'), (3, 'licem')]


# Eso za 11


@pytest.mark.level(42)
def test_eso_je_za_jedenact(blackjack):
    """V ruce je eso a jedna menší karta: 11 a k tomu její hodnota."""
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (5, 'licem')]) == (17, 'ok')
    assert blackjack.vyhodnot_ruku([(13, 'licem'), (1, 'licem')]) == (13, 'ok')
    assert blackjack.vyhodnot_ruku([(26, 'licem'), (33, 'licem')]) == (19, 'ok')
    assert blackjack.vyhodnot_ruku([(39, 'licem'), (47, 'licem')]) == (20, 'ok')


@pytest.mark.level(42)
def test_na_poradi_esa_nezalezi(blackjack):
    """Eso může být v ruce kdekoli."""
    assert blackjack.vyhodnot_ruku([(5, 'licem'), (0, 'licem')]) == (17, 'ok')
    assert blackjack.vyhodnot_ruku([(3, 'licem'), (13, 'licem'), (4, 'licem')]) == (20, 'ok')
    assert blackjack.vyhodnot_ruku([(1, 'licem'), (2, 'licem'), (39, 'rubem')]) == (16, 'ok')


@pytest.mark.level(42)
def test_eso_mezi_mnoha_kartami(blackjack):
    """Na počtu karet nezáleží: i v ruce z pěti nebo šesti karet je eso za 11, když se to vejde."""
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (1, 'licem'), (14, 'licem'), (27, 'licem'), (2, 'licem')]) == (
        20,
        'ok',
    )
    ruka = [(1, 'licem'), (14, 'licem'), (27, 'licem'), (40, 'licem'), (13, 'licem')]
    assert blackjack.vyhodnot_ruku(ruka) == (19, 'ok')


@pytest.mark.level(42)
def test_eso_z_minula_neplati(blackjack):
    """Funkce počítá jen karty v ruce, kterou dostane. Na minulou zapomene."""
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (5, 'licem')]) == (17, 'ok')
    assert blackjack.vyhodnot_ruku([(4, 'licem'), (5, 'licem')]) == (11, 'ok')


@pytest.mark.level(42)
def test_samotne_eso(blackjack):
    """I samotné eso platí za 11."""
    assert blackjack.vyhodnot_ruku([(26, 'licem')]) == (11, 'ok')


# Eso za jedna a víc es


@pytest.mark.level(43)
def test_eso_je_za_jedna(blackjack):
    """Kdyby součet s jedenáctkou přesáhl 21, platí eso za 1, ať leží v ruce kdekoli."""
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (9, 'licem'), (5, 'licem')]) == (17, 'ok')
    assert blackjack.vyhodnot_ruku([(9, 'licem'), (0, 'licem'), (5, 'licem')]) == (17, 'ok')
    assert blackjack.vyhodnot_ruku([(9, 'licem'), (5, 'licem'), (0, 'licem')]) == (17, 'ok')
    assert blackjack.vyhodnot_ruku([(8, 'licem'), (15, 'licem'), (13, 'licem')]) == (13, 'ok')
    assert blackjack.vyhodnot_ruku([(6, 'licem'), (39, 'licem'), (30, 'licem')]) == (13, 'ok')


@pytest.mark.level(43)
def test_dve_esa(blackjack):
    """Ze dvou es platí za 11 jen jedno, druhé je za 1."""
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (13, 'licem')]) == (12, 'ok')
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (13, 'licem'), (5, 'licem')]) == (18, 'ok')
    assert blackjack.vyhodnot_ruku([(26, 'licem'), (5, 'licem'), (39, 'licem')]) == (18, 'ok')


@pytest.mark.level(43)
def test_dve_esa_za_jedna(blackjack):
    """Když se do 21 nevejde ani jedno eso za 11, jsou za 1 všechna."""
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (13, 'licem'), (9, 'licem')]) == (12, 'ok')
    assert blackjack.vyhodnot_ruku([(12, 'licem'), (26, 'licem'), (7, 'licem'), (39, 'licem')]) == (20, 'ok')


@pytest.mark.level(43)
def test_tri_a_ctyri_esa(blackjack):
    """Ani ze tří nebo čtyř es neplatí za 11 víc než jedno."""
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (13, 'licem'), (26, 'licem')]) == (13, 'ok')
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (13, 'licem'), (26, 'licem'), (39, 'licem')]) == (14, 'ok')
    ruka = [(0, 'licem'), (13, 'licem'), (26, 'licem'), (39, 'licem'), (10, 'licem')]
    assert blackjack.vyhodnot_ruku(ruka) == (14, 'ok')


# Blackjack


@pytest.mark.level(44)
def test_eso_a_karta_za_deset(blackjack):
    """Eso a karta za 10 jsou blackjack, v jakémkoli pořadí a barvě."""
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (9, 'licem')]) == (21, 'blackjack')
    assert blackjack.vyhodnot_ruku([(13, 'licem'), (36, 'licem')]) == (21, 'blackjack')
    assert blackjack.vyhodnot_ruku([(50, 'licem'), (26, 'licem')]) == (21, 'blackjack')
    assert blackjack.vyhodnot_ruku([(25, 'licem'), (39, 'rubem')]) == (21, 'blackjack')


@pytest.mark.level(44)
def test_21_ze_tri_karet(blackjack):
    """21 z víc než dvou karet blackjack není, i když je mezi nimi eso. Jejich stav je 'ok'."""
    assert blackjack.vyhodnot_ruku([(6, 'licem'), (19, 'licem'), (32, 'licem')]) == (21, 'ok')
    assert blackjack.vyhodnot_ruku([(9, 'licem'), (5, 'licem'), (4, 'licem')]) == (21, 'ok')
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (4, 'licem'), (17, 'licem')]) == (21, 'ok')
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (9, 'licem'), (22, 'licem')]) == (21, 'ok')
    assert blackjack.vyhodnot_ruku([(13, 'licem'), (26, 'licem'), (8, 'licem')]) == (21, 'ok')


@pytest.mark.level(44)
def test_dve_karty_pod_21(blackjack):
    """Dvě karty, které nemají 21, blackjack nejsou, ani s esem."""
    assert blackjack.vyhodnot_ruku([(12, 'licem'), (25, 'licem')]) == (20, 'ok')
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (8, 'licem')]) == (20, 'ok')
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (39, 'licem')]) == (12, 'ok')


# Přes 21


@pytest.mark.level(45)
def test_pres_21(blackjack):
    """Větší součet než 21 má stav 'pres'. I tak funkce vrátí, kolik to je."""
    assert blackjack.vyhodnot_ruku([(9, 'licem'), (11, 'licem'), (1, 'licem')]) == (22, 'pres')
    assert blackjack.vyhodnot_ruku([(12, 'licem'), (25, 'licem'), (38, 'licem')]) == (30, 'pres')
    assert blackjack.vyhodnot_ruku([(7, 'licem'), (20, 'licem'), (33, 'rubem')]) == (24, 'pres')


@pytest.mark.level(45)
def test_pres_21_s_esem(blackjack):
    """Přes 21 se dá jít i s esem: všechna esa jsou pak za 1."""
    assert blackjack.vyhodnot_ruku([(0, 'licem'), (9, 'licem'), (22, 'licem'), (1, 'licem')]) == (23, 'pres')
    ruka = [(12, 'licem'), (13, 'licem'), (26, 'licem'), (51, 'licem')]
    assert blackjack.vyhodnot_ruku(ruka) == (22, 'pres')
