"""Funkce rozdej_kartu: levely 20 až 24."""

from inspect import signature

import pytest

# Stav je trojice (balicek, ruka, odhoz).
CELY_BALICEK = list(range(52))


@pytest.mark.level(20)
def test_rozdej_kartu_existuje(blackjack):
    """Funkce `rozdej_kartu` bere dva parametry: stav a otočení."""
    signature(blackjack.rozdej_kartu).bind('stav', 'otoceni')


# Vrchní karta do ruky


@pytest.mark.level(21)
def test_prvni_karta_do_prazdne_ruky(blackjack):
    """Rozdává se první karta balíčku. V balíčku už pak není. Funkce trojici vrací, nevypisuje."""
    stav = ([7, 45, 13, 20], [], [])
    assert blackjack.rozdej_kartu(stav, 'licem') == ([45, 13, 20], [(7, 'licem')], [])


@pytest.mark.level(21)
def test_karta_jde_na_konec_ruky(blackjack):
    """Nová karta přijde v ruce až za ty, které už v ní jsou."""
    stav = ([30, 2, 51], [(11, 'licem'), (4, 'licem')], [])
    assert blackjack.rozdej_kartu(stav, 'licem') == ([2, 51], [(11, 'licem'), (4, 'licem'), (30, 'licem')], [])


@pytest.mark.level(21)
def test_odhoz_zustane(blackjack):
    """Dokud je co rozdávat, zůstane odhoz, jaký byl, i s pořadím karet."""
    stav = ([0, 26, 39], [(13, 'licem')], [50, 3, 17])
    assert blackjack.rozdej_kartu(stav, 'licem') == ([26, 39], [(13, 'licem'), (0, 'licem')], [50, 3, 17])


# Otočení


@pytest.mark.level(22)
def test_karta_rubem_nahoru(blackjack):
    """Jak bude karta ležet, říká parametr `otoceni`."""
    stav = ([7, 45, 13], [], [])
    assert blackjack.rozdej_kartu(stav, 'rubem') == ([45, 13], [(7, 'rubem')], [])


@pytest.mark.level(22)
def test_ostatni_karty_se_neotoci(blackjack):
    """Otáčí se jen rozdávaná karta. Ty, které už v ruce jsou, leží dál tak, jak ležely."""
    stav = ([7, 45, 13], [(20, 'rubem'), (21, 'licem')], [])
    assert blackjack.rozdej_kartu(stav, 'licem') == ([45, 13], [(20, 'rubem'), (21, 'licem'), (7, 'licem')], [])
    stav = ([7, 45, 13], [(20, 'rubem'), (21, 'licem')], [])
    assert blackjack.rozdej_kartu(stav, 'rubem') == ([45, 13], [(20, 'rubem'), (21, 'licem'), (7, 'rubem')], [])


# Prázdný balíček


@pytest.mark.level(23)
def test_z_odhozu_je_novy_balicek(blackjack):
    """Je-li balíček prázdný, stane se balíčkem odhoz a z něj se rozdává. Odhoz zůstane prázdný."""
    stav = ([], [(3, 'licem')], [17])
    assert blackjack.rozdej_kartu(stav, 'rubem') == ([], [(3, 'licem'), (17, 'rubem')], [])


@pytest.mark.level(23)
def test_posledni_karta_se_jeste_rozda(blackjack):
    """Míchá se, až když chybí karta, kterou je potřeba rozdat. Po poslední kartě zůstane balíček prázdný."""
    stav = ([9], [(3, 'licem')], [17, 18, 19])
    assert blackjack.rozdej_kartu(stav, 'licem') == ([], [(3, 'licem'), (9, 'licem')], [17, 18, 19])


@pytest.mark.level(23)
def test_pri_michani_se_karty_neztrati(blackjack):
    """V novém balíčku a v ruce jsou dohromady přesně ty karty, které byly v odhozu a v ruce."""
    stav = ([], [(40, 'licem'), (41, 'rubem')], [30, 31, 32, 33, 34, 35])
    balicek, ruka, odhoz = blackjack.rozdej_kartu(stav, 'licem')
    v_ruce = [karta for karta, otoceni in ruka]
    assert len(ruka) == 3, f'V ruce byly dvě karty a jedna přibyla, má jich být 3, ale je to {ruka}.'
    assert ruka[:2] == [(40, 'licem'), (41, 'rubem')], f'Karty, které v ruce byly předtím, se nemají změnit: {ruka}.'
    assert odhoz == [], f'Po zamíchání má být odhoz prázdný, ale je {odhoz}.'
    assert sorted(balicek + v_ruce) == [30, 31, 32, 33, 34, 35, 40, 41], (
        f'Nějaká karta se ztratila nebo přibyla. Balíček: {balicek}, ruka: {ruka}.'
    )


# Další testy levelu 23 pracují s náhodou. Šance, že správně zamíchané karty
# neprojdou, je ale v každém z nich menší než jedna ku bilionu.


@pytest.mark.level(23)
def test_odhoz_se_zamicha(blackjack):
    """Odhoz se před rozdáváním zamíchá, pokaždé jinak."""
    prvni_balicek, _, _ = blackjack.rozdej_kartu(([], [], CELY_BALICEK[:]), 'licem')
    druhy_balicek, _, _ = blackjack.rozdej_kartu(([], [], CELY_BALICEK[:]), 'licem')
    assert len(prvni_balicek) == 51, f'Po rozdání jedné z 52 karet jich má zbýt 51, zbývá {len(prvni_balicek)}.'
    assert prvni_balicek != druhy_balicek, 'Z odhozu se dvakrát stal balíček se stejným pořadím karet.'


@pytest.mark.level(23)
def test_zamichaji_se_vsechny_karty(blackjack):
    """Míchá se celý odhoz: ani první rozdaná karta, ani poslední v balíčku není pokaždé tatáž."""
    rozdane_karty = []
    posledni_karty = []
    for _ in range(20):
        balicek, ruka, _ = blackjack.rozdej_kartu(([], [], CELY_BALICEK[:]), 'licem')
        rozdane_karty.append(ruka[0])
        posledni_karty.append(balicek[-1])
    assert rozdane_karty.count(rozdane_karty[0]) < 20, f'Po míchání se pokaždé rozdá {rozdane_karty[0]}.'
    assert posledni_karty.count(posledni_karty[0]) < 20, f'Po míchání je vespod pokaždé {posledni_karty[0]}.'


@pytest.mark.level(23)
def test_nestaci_sejmout(blackjack):
    """Zamíchat není sejmout: karty, které ležely v odhozu za sebou, za sebou většinou nezůstanou."""
    balicek, _, _ = blackjack.rozdej_kartu(([], [], CELY_BALICEK[:]), 'licem')
    za_sebou = 0
    for poradi in range(1, len(balicek)):
        if balicek[poradi] == balicek[poradi - 1] + 1:
            za_sebou += 1
    assert za_sebou < 20, f'Za sebou leží pořád {za_sebou} karet, které za sebou ležely v odhozu.'


# Nic se nemění na místě


@pytest.mark.level(24)
def test_rozdej_kartu_nic_nemeni(blackjack):
    """Balíček, ruka i odhoz, které funkce dostala, zůstanou, jaké byly. Ve výsledku jsou nové seznamy."""
    stav = ([7, 45, 13], [(2, 'rubem')], [30, 31])
    balicek, ruka, odhoz = blackjack.rozdej_kartu(stav, 'licem')
    assert balicek == [45, 13], 'V novém balíčku mají být všechny karty kromě té první.'
    assert stav == ([7, 45, 13], [(2, 'rubem')], [30, 31])


@pytest.mark.level(24)
def test_michani_nic_nemeni(blackjack):
    """Ani při míchání se nezmění seznamy, které funkce dostala. Míchá se kopie odhozu."""
    stav = ([], [(2, 'rubem')], CELY_BALICEK[3:])
    balicek, ruka, odhoz = blackjack.rozdej_kartu(stav, 'licem')
    assert len(balicek) == 48, f'Po rozdání jedné ze 49 karet jich má zbýt 48, zbývá {len(balicek)}.'
    assert stav == ([], [(2, 'rubem')], CELY_BALICEK[3:])


@pytest.mark.level(24)
def test_dve_karty_za_sebou(blackjack):
    """Výsledek jde hned použít jako stav pro další kartu a sám se tím nezmění."""
    po_prvni = blackjack.rozdej_kartu(([7, 45, 13], [], [30]), 'licem')
    po_druhe = blackjack.rozdej_kartu(po_prvni, 'rubem')
    assert po_druhe == ([13], [(7, 'licem'), (45, 'rubem')], [30])
    assert po_prvni == ([45, 13], [(7, 'licem')], [30])
