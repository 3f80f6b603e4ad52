"""Funkce nova_hra: levely 70 a 71."""

from inspect import signature

import pytest


@pytest.mark.level(70)
def test_nova_hra_existuje(blackjack):
    """Funkce `nova_hra` se volá bez parametrů."""
    signature(blackjack.nova_hra).bind()


@pytest.mark.level(71)
def test_hra_je_slovnik(blackjack):
    """Hra je slovník. Funkce ho vrací."""
    assert isinstance(blackjack.nova_hra(), dict), 'Funkce má vrátit slovník.'


@pytest.mark.level(71)
def test_hra_ma_osm_klicu(blackjack):
    """Ve slovníku je všech osm věcí, které si hra pamatuje."""
    hra = blackjack.nova_hra()
    for klic in 'balicek', 'odhoz', 'krupier', 'hrac', 'penize', 'sazka', 'hraje_se', 'zprava':
        assert klic in hra, f'Ve hře chybí klíč {klic!r}.'


@pytest.mark.level(71)
def test_v_balicku_jsou_vsechny_karty(blackjack):
    """Balíček je seznam, ve kterém je každé číslo od 0 do 51 právě jednou."""
    balicek = blackjack.nova_hra()['balicek']
    assert isinstance(balicek, list), f'Balíček má být seznam, ale je to {balicek!r}.'
    for karta in balicek:
        assert karta in range(52), f'V balíčku je {karta!r}, ale karty jsou jen čísla od 0 do 51.'
        assert balicek.count(karta) == 1, f'Karta {karta} je v balíčku víckrát.'
    assert len(balicek) == 52, f'V balíčku má být 52 karet, je jich {len(balicek)}.'


# Šance, že správně zamíchané karty neprojdou, je menší než jedna ku bilionu.


@pytest.mark.level(71)
def test_balicek_je_zamichany(blackjack):
    """Pro každou novou hru se karty zamíchají znovu."""
    prvni = list(blackjack.nova_hra()['balicek'])
    druhy = list(blackjack.nova_hra()['balicek'])
    assert prvni != druhy, 'Dvě nové hry po sobě mají karty ve stejném pořadí.'


@pytest.mark.level(71)
def test_zamichal_se_cely_balicek(blackjack):
    """Míchá se celý balíček: není v něm pokaždé stejná první ani poslední karta."""
    prvni_karty = []
    posledni_karty = []
    for _ in range(20):
        balicek = blackjack.nova_hra()['balicek']
        prvni_karty.append(balicek[0])
        posledni_karty.append(balicek[-1])
    assert prvni_karty.count(prvni_karty[0]) < 20, f'První v balíčku je pokaždé {prvni_karty[0]}.'
    assert posledni_karty.count(posledni_karty[0]) < 20, f'Poslední v balíčku je pokaždé {posledni_karty[0]}.'


@pytest.mark.level(71)
def test_drivejsi_hra_zustane(blackjack):
    """Druhá nová hra nevezme karty té první."""
    prvni = blackjack.nova_hra()
    prvni['balicek'].clear()
    prvni['hrac'].append((7, 'licem'))
    blackjack.nova_hra()
    assert prvni['balicek'] == [], 'Ve hře, ve které už balíček došel, jsou po další nové hře zase karty.'
    assert prvni['hrac'] == [(7, 'licem')], f'V rozehrané hře měl hráč kartu 7, po další nové hře má {prvni["hrac"]}.'


@pytest.mark.level(71)
def test_karty_nejsou_srovnane(blackjack):
    """Zamíchaný je balíček každé nové hry, i té první: čísla, která jdou po sobě, za sebou většinou neleží."""
    for _ in range(3):
        balicek = blackjack.nova_hra()['balicek']
        po_sobe = 0
        for poradi in range(1, len(balicek)):
            if balicek[poradi] - balicek[poradi - 1] in (1, -1):
                po_sobe += 1
        assert po_sobe < 25, f'V balíčku nové hry leží za sebou {po_sobe} karet, které mají čísla po sobě.'


@pytest.mark.level(71)
def test_stul_je_prazdny(blackjack):
    """Dokud se nerozdávalo, je odhoz i obě ruce prázdný seznam."""
    hra = blackjack.nova_hra()
    assert hra['odhoz'] == []
    assert hra['krupier'] == []
    assert hra['hrac'] == []


@pytest.mark.level(71)
def test_penize_a_sazka(blackjack):
    """Začíná se s penězi 1000.0 a sázkou 10.0."""
    hra = blackjack.nova_hra()
    assert hra['penize'] == 1000.0
    assert hra['sazka'] == 10.0


@pytest.mark.level(71)
def test_penize_a_sazka_jsou_desetinne(blackjack):
    """Peníze i sázka jsou od začátku desetinná čísla, piš je s tečkou a nulou."""
    hra = blackjack.nova_hra()
    for klic in 'penize', 'sazka':
        je_desetinne = isinstance(hra[klic], float)
        assert je_desetinne, f'hra[{klic!r}] má být desetinné číslo (float), ale je to {hra[klic]!r}.'


@pytest.mark.level(71)
def test_jeste_se_nehraje(blackjack):
    """Dokud se nerozdá, nehraje se. Zpráva je řetězec, třeba prázdný."""
    hra = blackjack.nova_hra()
    assert hra['hraje_se'] is False, 'Klíč hraje_se má mít hodnotu přesně False.'
    assert isinstance(hra['zprava'], str), f'hra["zprava"] má být řetězec, ale je to {hra["zprava"]!r}.'


@pytest.mark.level(71)
def test_kazda_hra_ma_sve_seznamy(blackjack):
    """Každá nová hra má své vlastní seznamy: co se stane v jedné, nesmí být vidět v druhé."""
    prvni = blackjack.nova_hra()
    prvni['balicek'].clear()
    prvni['odhoz'].append(30)
    prvni['krupier'].append((5, 'licem'))
    druha = blackjack.nova_hra()
    assert len(druha['balicek']) == 52, f'V balíčku druhé hry má být 52 karet, je jich {len(druha["balicek"])}.'
    assert druha['odhoz'] == []
    assert druha['krupier'] == []
    assert druha['hrac'] == []
