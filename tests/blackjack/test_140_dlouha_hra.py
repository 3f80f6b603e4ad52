"""Tisíc rozdání po sobě: level 140."""

import random

import pytest

# Test hraje jako někdo, kdo se vůbec nerozmýšlí: sází, bere a stojí náhodně. Vedle toho
# si vede vlastní účet, do kterého si podle karet na stole zapisuje, kolik má hráč mít.

SAZKY = ['0', '10', '12,5', '50', '300', '100000']


def soucet_ruky(ruka):
    """Součet karet v ruce: jedno eso je za 11, když se to vejde do 21."""
    hodnoty = [min(karta % 13 + 1, 10) for karta, otoceni in ruka]
    if 1 in hodnoty and sum(hodnoty) <= 11:
        return sum(hodnoty) + 10
    return sum(hodnoty)


def je_blackjack(ruka):
    """Blackjack je 21 ze dvou karet."""
    return len(ruka) == 2 and soucet_ruky(ruka) == 21


def kolik_sazek_pribude(krupier, hrac):
    """Kolikrát vyhraje hráč svou sázku; -1 znamená, že o ni přijde."""
    if soucet_ruky(hrac) > 21:
        return -1
    if soucet_ruky(krupier) > 21:
        return 1
    if soucet_ruky(hrac) == soucet_ruky(krupier):
        return 0
    if je_blackjack(hrac):
        return 1.5
    if soucet_ruky(hrac) > soucet_ruky(krupier):
        return 1
    return -1


def zkontroluj_karty(hra, kdy):
    """Ověří, že každá karta od 0 do 51 je ve hře právě jednou."""
    karty = hra['balicek'] + hra['odhoz'] + [karta for karta, otoceni in hra['krupier'] + hra['hrac']]
    if sorted(karty) != list(range(52)):
        chybi = [karta for karta in range(52) if karta not in karty]
        navic = [karta for karta in range(52) if karty.count(karta) > 1]
        assert not chybi, f'{kdy} chybí ve hře karta {chybi[0]}. Celkem karet chybí {len(chybi)}.'
        assert not navic, f'{kdy} je karta {navic[0]} ve hře víckrát. Takových karet je {len(navic)}.'


def zkontroluj_ucet(hra, penize, sazka, kdy):
    """Ověří, že má hráč tolik peněz a takovou sázku, jak vyšlo na účtu."""
    assert abs(hra['penize'] - penize) < 0.01, f'{kdy} má mít hráč {penize}, ale má {hra["penize"]}.'
    assert abs(hra['sazka'] - sazka) < 0.01, f'{kdy} má být sázka {sazka}, ale je {hra["sazka"]}.'


def dohraj(blackjack, hra, nahoda, kdy):
    """Náhodně bere a stojí, dokud rozdání neskončí; po každém tahu zkontroluje karty."""
    for _ in range(20):
        if not hra['hraje_se']:
            return hra
        if nahoda.random() < 0.5:
            hra = blackjack.ber(hra)
            zkontroluj_karty(hra, f'{kdy} po funkci ber')
        else:
            hra = blackjack.stuj(hra)
            zkontroluj_karty(hra, f'{kdy} po funkci stuj')
    assert not hra['hraje_se'], f'{kdy}: hráč bere už podvacáté a hra pořád neskončila.'
    return hra


@pytest.mark.level(140)
def test_tisic_rozdani(blackjack):
    """Po každém tahu je v balíčku, odhozu a rukou 52 různých karet a po každém rozdání sedí peníze i sázka."""
    # Náhoda s pevným začátkem dopadne pokaždé stejně. Když tu něco nevyjde, uvidíš příště totéž.
    random.seed(140)
    nahoda = random.Random(140)
    hra = blackjack.nova_hra()
    penize, sazka = 1000.0, 10.0
    for poradi in range(1, 1001):
        kdy = f'V {poradi}. rozdání'
        if penize == 0:
            hra = blackjack.dobij_penize(hra)
            penize, sazka = 1000.0, 10.0
            zkontroluj_ucet(hra, penize, sazka, f'{kdy} po funkci dobij_penize')
        if nahoda.random() < 0.5:
            text = nahoda.choice(SAZKY)
            hra = blackjack.zmen_sazku(hra, text)
            sazka = min(float(text.replace(',', '.')), penize)
            zkontroluj_ucet(hra, penize, sazka, f'{kdy} po vsazení {text!r}')
        hra = blackjack.zacni_hru(hra)
        zkontroluj_karty(hra, f'{kdy} po funkci zacni_hru')
        hra = dohraj(blackjack, hra, nahoda, kdy)
        penize = penize + sazka * kolik_sazek_pribude(hra['krupier'], hra['hrac'])
        sazka = min(sazka, penize)
        zkontroluj_ucet(hra, penize, sazka, f'{kdy} na konci')
