"""Funkce zacni_hru: levely 100 až 103."""

from copy import deepcopy
from inspect import signature

import pytest


def hra_pred_rozdanim(balicek, odhoz, krupier=(), hrac=(), sazka=10.0, penize=1000.0):
    """Hra, ve které se zrovna nehraje. V rukou mohou být karty, které zbyly z té minulé."""
    # Jestli by s nimi minulá hra opravdu skončila, na tom tu nezáleží.
    return {
        'balicek': balicek,
        'odhoz': odhoz,
        'krupier': [(karta, 'licem') for karta in krupier],
        'hrac': [(karta, 'licem') for karta in hrac],
        'penize': penize,
        'sazka': sazka,
        'hraje_se': False,
        'zprava': 'Krupiér vyhrává.',
    }


def cisla(ruka):
    """Čísla karet v ruce."""
    return [karta for karta, otoceni in ruka]


def zkontroluj_ze_zustala(hra, hra_predtim):
    """Ověří, že ve hře, kterou funkce dostala, je všechno jako předtím."""
    for klic in hra_predtim:
        assert klic in hra, f'Funkce odebrala klíč {klic!r} ze hry, kterou dostala.'
        assert hra[klic] == hra_predtim[klic], (
            f'Funkce změnila {klic!r} ve hře, kterou dostala. Ta má zůstat, jaká byla, i se všemi seznamy.'
        )
    assert hra == hra_predtim, 'Funkce přidala nový klíč do hry, kterou dostala.'


@pytest.mark.level(100)
def test_zacni_hru_existuje(blackjack):
    """Funkce `zacni_hru` bere jeden parametr: hru."""
    signature(blackjack.zacni_hru).bind('hra')


# Rozdání. Komu z prvních čtyř karet přijde která, je jedno.


@pytest.mark.level(101)
def test_vrati_hru(blackjack):
    """Funkce vrací celou novou hru."""
    hra = hra_pred_rozdanim(balicek=[1, 2, 3, 4, 5, 6], odhoz=[])
    assert isinstance(blackjack.zacni_hru(hra), dict), 'Funkce má vrátit hru, tedy slovník.'


@pytest.mark.level(101)
def test_kazdy_ma_dve_karty(blackjack):
    """Hráč i krupiér dostanou po dvou kartách."""
    hra = blackjack.zacni_hru(hra_pred_rozdanim(balicek=[1, 2, 3, 4, 5, 6], odhoz=[]))
    assert len(hra['hrac']) == 2, f'Hráč má mít dvě karty, ale v ruce má {hra["hrac"]}.'
    assert len(hra['krupier']) == 2, f'Krupiér má mít dvě karty, ale v ruce má {hra["krupier"]}.'


@pytest.mark.level(101)
def test_otoceni_karet(blackjack):
    """Hráč má obě karty lícem nahoru. Krupiér má jednu lícem a jednu rubem."""
    hra = blackjack.zacni_hru(hra_pred_rozdanim(balicek=[1, 2, 3, 4, 5, 6], odhoz=[]))
    for karta, otoceni in hra['hrac']:
        assert otoceni == 'licem', f'Hráč má mít všechny karty lícem nahoru: {hra["hrac"]}.'
    otoceni_karet = [otoceni for karta, otoceni in hra['krupier']]
    assert otoceni_karet.count('licem') == 1, f'Krupiér má mít právě jednu kartu lícem nahoru: {hra["krupier"]}.'
    assert otoceni_karet.count('rubem') == 1, f'Krupiér má mít právě jednu kartu rubem nahoru: {hra["krupier"]}.'


@pytest.mark.level(101)
def test_rozdavaji_se_prvni_karty(blackjack):
    """Rozdají se první čtyři karty balíčku. Ostatní v něm zůstanou, jak byly."""
    hra = blackjack.zacni_hru(hra_pred_rozdanim(balicek=[17, 43, 4, 30, 12, 26, 0], odhoz=[22, 23]))
    assert hra['balicek'] == [12, 26, 0]
    assert hra['odhoz'] == [22, 23]
    rozdane = sorted(cisla(hra['krupier']) + cisla(hra['hrac']))
    assert rozdane == [4, 17, 30, 43], f'V rukou mají být karty 17, 43, 4 a 30, jsou tam {rozdane}.'


@pytest.mark.level(101)
def test_stare_ruce_jdou_do_odhozu(blackjack):
    """Karty z minulé hry se odloží do odhozu, hráčovy i krupiérovy."""
    hra = hra_pred_rozdanim(balicek=[1, 2, 3, 4, 5], odhoz=[20, 21], krupier=[50, 39, 6], hrac=[8, 9])
    hra = blackjack.zacni_hru(hra)
    assert hra['odhoz'][:2] == [20, 21], f'Odhoz má dál začínat kartami 20 a 21, ale je to {hra["odhoz"]}.'
    assert sorted(hra['odhoz'][2:]) == [6, 8, 9, 39, 50], (
        f'V odhozu mají navíc být karty 50, 39, 6, 8 a 9, je v něm {hra["odhoz"]}.'
    )
    assert len(hra['hrac']) == 2, f'Hráč má mít dvě nové karty, ale v ruce má {hra["hrac"]}.'
    assert len(hra['krupier']) == 2, f'Krupiér má mít dvě nové karty, ale v ruce má {hra["krupier"]}.'


@pytest.mark.level(101)
def test_odklada_se_drive_nez_se_rozdava(blackjack):
    """Nejdřív se odloží staré ruce, až pak se rozdává. Když přitom dojde balíček, zamíchají se i karty z nich."""
    hra = hra_pred_rozdanim(balicek=[1, 14, 3], odhoz=[2, 15, 28, 41], krupier=[27, 40], hrac=[16, 29])
    hra = blackjack.zacni_hru(hra)
    assert hra['odhoz'] == [], (
        f'Celý odhoz i s kartami ze starých rukou se zamíchal, má být prázdný, ale je {hra["odhoz"]}.'
    )
    assert len(hra['balicek']) == 7, f'Z jedenácti karet se rozdaly čtyři, v balíčku jich má zbýt 7: {hra["balicek"]}.'


@pytest.mark.level(101)
def test_uprostred_rozdavani_dojde_balicek(blackjack):
    """Když v balíčku nejsou čtyři karty, rozdá se, co v něm je, a pak se zamíchá odhoz. Žádná karta se neztratí."""
    hra = hra_pred_rozdanim(balicek=[1, 14], odhoz=[2, 15, 28, 41, 3], krupier=[27, 40], hrac=[16, 29])
    hra = blackjack.zacni_hru(hra)
    karty = hra['balicek'] + hra['odhoz'] + cisla(hra['krupier']) + cisla(hra['hrac'])
    assert sorted(karty) == [1, 2, 3, 14, 15, 16, 27, 28, 29, 40, 41], (
        f'Nějaká karta se ztratila nebo přibyla. Balíček: {hra["balicek"]}, odhoz: {hra["odhoz"]}, '
        f'krupiér: {hra["krupier"]}, hráč: {hra["hrac"]}.'
    )
    rozdane = cisla(hra['krupier']) + cisla(hra['hrac'])
    assert len(rozdane) == 4, f'V rukou mají být čtyři karty, jsou tam {rozdane}.'
    assert 1 in rozdane, f'Karta 1 byla v balíčku navrchu, má být v některé ruce. Jsou tam {rozdane}.'
    assert 14 in rozdane, f'Karta 14 byla v balíčku druhá, má být v některé ruce. Jsou tam {rozdane}.'


@pytest.mark.level(101)
def test_balicek_dojde_kdykoli(blackjack):
    """Balíček může dojít před kteroukoli ze čtyř karet. Odhoz se pak zamíchá a žádná karta není ve hře dvakrát."""
    for balicek in [], [1], [1, 14], [1, 14, 30]:
        hra = hra_pred_rozdanim(balicek=balicek, odhoz=[2, 15, 28, 41, 3], krupier=[27, 40], hrac=[16, 29])
        hra = blackjack.zacni_hru(hra)
        karty = hra['balicek'] + hra['odhoz'] + cisla(hra['krupier']) + cisla(hra['hrac'])
        assert sorted(karty) == sorted([*balicek, 2, 15, 28, 41, 3, 27, 40, 16, 29]), (
            f'Nějaká karta se ztratila nebo přibyla. Balíček: {hra["balicek"]}, odhoz: {hra["odhoz"]}, '
            f'krupiér: {hra["krupier"]}, hráč: {hra["hrac"]}.'
        )
        assert hra['odhoz'] == [], f'Celý odhoz se zamíchal do balíčku, má být prázdný, ale je {hra["odhoz"]}.'


@pytest.mark.level(101)
def test_dve_hry_po_sobe(blackjack):
    """Rozdává se z balíčku hry, kterou funkce právě dostala. Na minulou zapomene a nic v ní nezmění."""
    prvni = blackjack.zacni_hru(hra_pred_rozdanim(balicek=[1, 2, 3, 4, 5, 6], odhoz=[]))
    hra = blackjack.zacni_hru(hra_pred_rozdanim(balicek=[27, 28, 29, 30, 31], odhoz=[20]))
    assert hra['balicek'] == [31]
    assert hra['odhoz'] == [20]
    rozdane = sorted(cisla(hra['krupier']) + cisla(hra['hrac']))
    assert rozdane == [27, 28, 29, 30], f'V rukou mají být karty 27, 28, 29 a 30, jsou tam {rozdane}.'
    assert prvni['balicek'] == [5, 6]


@pytest.mark.level(101)
def test_hraje_se(blackjack):
    """Rozdáním hra začíná, takže klíč 'hraje_se' má hodnotu True. Peníze a sázka zůstanou, jaké byly."""
    hra = blackjack.zacni_hru(hra_pred_rozdanim(balicek=[1, 2, 3, 4, 5, 6], odhoz=[], sazka=25.5))
    assert hra['hraje_se'] is True, 'Klíč hraje_se má mít hodnotu přesně True.'
    assert hra['penize'] == 1000.0
    assert hra['sazka'] == 25.5


@pytest.mark.level(101)
def test_hraje_se_i_o_nic(blackjack):
    """Začít jde i se sázkou 0.0, třeba když hráč žádné peníze nemá. Sázka přitom zůstane, jaká byla."""
    hra = blackjack.zacni_hru(hra_pred_rozdanim(balicek=[1, 2, 3, 4, 5, 6], odhoz=[], sazka=0.0))
    assert hra['hraje_se'] is True, 'Klíč hraje_se má mít hodnotu přesně True.'
    assert hra['sazka'] == 0.0
    assert hra['penize'] == 1000.0
    hra = blackjack.zacni_hru(hra_pred_rozdanim(balicek=[1, 2, 3, 4, 5, 6], odhoz=[], sazka=0.0, penize=0.0))
    assert hra['hraje_se'] is True, 'Hrát se dá i bez peněz, klíč hraje_se má mít hodnotu přesně True.'
    assert hra['sazka'] == 0.0
    assert hra['penize'] == 0.0


@pytest.mark.level(101)
def test_zacni_hru_nic_nemeni(blackjack):
    """Hra, kterou funkce dostala, zůstane, jaká byla, i se všemi seznamy uvnitř."""
    hra = hra_pred_rozdanim(balicek=[1, 2, 3, 4, 5], odhoz=[20, 21], krupier=[50, 39], hrac=[8, 9])
    hra_predtim = deepcopy(hra)
    blackjack.zacni_hru(hra)
    zkontroluj_ze_zustala(hra, hra_predtim)


@pytest.mark.level(101)
def test_michani_nic_nemeni(blackjack):
    """Ani když je balíček prázdný, nezmění se odhoz ve hře, kterou funkce dostala. Míchá se jeho kopie."""
    hra = hra_pred_rozdanim(balicek=[], odhoz=list(range(20, 40)), krupier=[50, 41], hrac=[8, 9])
    hra_predtim = deepcopy(hra)
    blackjack.zacni_hru(hra)
    zkontroluj_ze_zustala(hra, hra_predtim)


# Okamžitý konec. Z esa a tří karet za deset má 21 ten, kdo dostane eso.


def zkontroluj_okamzity_konec(hra):
    """Ověří, že hra skončila: krupiér má karty odkryté a blackjack je vyplacený."""
    stul = f'Krupiér: {hra["krupier"]}, hráč: {hra["hrac"]}.'
    assert hra['hraje_se'] is False, f'Někdo má 21, hra má hned skončit. {stul}'
    for karta, otoceni in hra['krupier']:
        assert otoceni == 'licem', f'Na konci hry má krupiér karty odkryté. {stul}'
    if 0 in cisla(hra['hrac']):
        assert hra['zprava'] == 'Blackjack, vyhráváš!', f'Hráč má blackjack. Zpráva je {hra["zprava"]!r}. {stul}'
        assert hra['penize'] == 1015.0, f'Peněz má být 1015.0, ale je {hra["penize"]}. {stul}'
    else:
        assert hra['zprava'] == 'Krupiér má blackjack.', f'Krupiér má blackjack. Zpráva je {hra["zprava"]!r}. {stul}'
        assert hra['penize'] == 990.0, f'Peněz má být 990.0, ale je {hra["penize"]}. {stul}'


@pytest.mark.level(102)
def test_nekdo_dostal_blackjack(blackjack):
    """Když má někdo po rozdání 21, hra hned končí: krupiér odkryje karty a sázka se vyplatí."""
    zkontroluj_okamzity_konec(blackjack.zacni_hru(hra_pred_rozdanim(balicek=[0, 9, 10, 11, 1, 2], odhoz=[])))
    zkontroluj_okamzity_konec(blackjack.zacni_hru(hra_pred_rozdanim(balicek=[9, 0, 10, 11, 1, 2], odhoz=[])))
    zkontroluj_okamzity_konec(blackjack.zacni_hru(hra_pred_rozdanim(balicek=[9, 10, 0, 11, 1, 2], odhoz=[])))
    zkontroluj_okamzity_konec(blackjack.zacni_hru(hra_pred_rozdanim(balicek=[9, 10, 11, 0, 1, 2], odhoz=[])))


@pytest.mark.level(102)
def test_drivejsi_dohrana_hra_zustane(blackjack):
    """Každé zavolání vrátí novou hru. Ta, kterou funkce vrátila předtím, zůstane, jaká byla."""
    prvni = blackjack.zacni_hru(hra_pred_rozdanim(balicek=[0, 9, 10, 11, 1, 2], odhoz=[]))
    blackjack.zacni_hru(hra_pred_rozdanim(balicek=[9, 10, 11, 0, 3, 4], odhoz=[]))
    assert prvni['balicek'] == [1, 2]


def zkontroluj_dve_esa(hra):
    """Ověří, že je remíza, když mají blackjack oba; když esa dostal jeden, nemá 21 nikdo a hraje se dál."""
    stul = f'Krupiér: {hra["krupier"]}, hráč: {hra["hrac"]}.'
    esa_hrace = [karta for karta in cisla(hra['hrac']) if karta in (0, 13)]
    if len(esa_hrace) == 1:
        assert hra['hraje_se'] is False, f'Oba mají 21, hra má hned skončit. {stul}'
        assert hra['zprava'] == 'Remíza.', f'Blackjack mají oba, je to remíza. Zpráva je {hra["zprava"]!r}. {stul}'
        assert hra['penize'] == 1000.0, f'Při remíze má peněz zůstat 1000.0, ale je {hra["penize"]}. {stul}'
    else:
        assert hra['hraje_se'] is True, f'Nikdo nemá 21, hraje se dál. {stul}'


@pytest.mark.level(102)
def test_oba_dostali_blackjack(blackjack):
    """Když mají po rozdání blackjack oba, je to remíza a peníze zůstanou, jaké byly."""
    zkontroluj_dve_esa(blackjack.zacni_hru(hra_pred_rozdanim(balicek=[0, 9, 22, 13, 1, 2], odhoz=[])))
    zkontroluj_dve_esa(blackjack.zacni_hru(hra_pred_rozdanim(balicek=[0, 9, 13, 22, 1, 2], odhoz=[])))
    zkontroluj_dve_esa(blackjack.zacni_hru(hra_pred_rozdanim(balicek=[0, 13, 9, 22, 1, 2], odhoz=[])))


def zkontroluj_snizeni_sazky(hra):
    """Ověří sázku po blackjacku ve hře o posledních 50: krupiérův vezme všechno, po hráčově sázka zůstane."""
    stul = f'Krupiér: {hra["krupier"]}, hráč: {hra["hrac"]}.'
    if 0 in cisla(hra['krupier']):
        assert hra['sazka'] == 0.0, f'Hráč přišel o všechno, sázka má být 0.0, ale je {hra["sazka"]}. {stul}'
    else:
        assert hra['sazka'] == 50.0, f'Hráč vyhrál, sázka má zůstat 50.0, ale je {hra["sazka"]}. {stul}'


@pytest.mark.level(102)
def test_okamzity_konec_snizi_sazku(blackjack):
    """I po okamžitém konci se sázka sníží na peníze, které hráči zbyly."""
    hra = hra_pred_rozdanim(balicek=[0, 9, 10, 11, 1, 2], odhoz=[], sazka=50.0, penize=50.0)
    zkontroluj_snizeni_sazky(blackjack.zacni_hru(hra))
    hra = hra_pred_rozdanim(balicek=[9, 0, 10, 11, 1, 2], odhoz=[], sazka=50.0, penize=50.0)
    zkontroluj_snizeni_sazky(blackjack.zacni_hru(hra))
    hra = hra_pred_rozdanim(balicek=[9, 10, 0, 11, 1, 2], odhoz=[], sazka=50.0, penize=50.0)
    zkontroluj_snizeni_sazky(blackjack.zacni_hru(hra))
    hra = hra_pred_rozdanim(balicek=[9, 10, 11, 0, 1, 2], odhoz=[], sazka=50.0, penize=50.0)
    zkontroluj_snizeni_sazky(blackjack.zacni_hru(hra))


@pytest.mark.level(102)
def test_okamzity_konec_nebere_dalsi_karty(blackjack):
    """I když hra hned skončí, rozdají se jen čtyři karty. V rukou zůstanou, dokud nezačne další hra."""
    hra = blackjack.zacni_hru(hra_pred_rozdanim(balicek=[9, 10, 11, 0, 1, 2], odhoz=[20], hrac=[30, 31]))
    assert hra['balicek'] == [1, 2]
    assert hra['odhoz'] == [20, 30, 31]
    rozdane = sorted(cisla(hra['krupier']) + cisla(hra['hrac']))
    assert rozdane == [0, 9, 10, 11], f'V rukou mají být karty 9, 10, 11 a 0, jsou tam {rozdane}.'


@pytest.mark.level(102)
def test_okamzity_konec_nic_nemeni(blackjack):
    """Ani když hra hned skončí, nezmění se ta, kterou funkce dostala."""
    hra = hra_pred_rozdanim(balicek=[9, 10, 11, 0, 1, 2], odhoz=[20], hrac=[30, 31])
    hra_predtim = deepcopy(hra)
    blackjack.zacni_hru(hra)
    zkontroluj_ze_zustala(hra, hra_predtim)


# Uprostřed hry


@pytest.mark.level(103)
def test_uprostred_hry_se_nerozdava(blackjack):
    """Dokud hra neskončila, nová začít nejde: funkce vyhodí ValueError a nic nezmění."""
    hra = hra_pred_rozdanim(balicek=[1, 2, 3, 4, 5], odhoz=[20, 21], krupier=[50, 33], hrac=[8, 9])
    hra['hraje_se'] = True
    hra['krupier'] = [(50, 'licem'), (33, 'rubem')]
    hra_predtim = deepcopy(hra)
    with pytest.raises(ValueError) as zachycena:
        blackjack.zacni_hru(hra)
    assert str(zachycena.value) != '', 'Výjimka ValueError je beze slova. Přidej do závorky větu pro hráče.'
    zkontroluj_ze_zustala(hra, hra_predtim)
