"""Hry, na které se dívá rozhodčí: level 140."""

from copy import deepcopy
from random import Random

import pytest

# Hry soudí rozhodčí, který pravidla zná sám a tvých funkcí se na ně neptá. Vede si
# vlastní záznam, kdo má jaké karty a štychy, a po každém kole ho porovná s tím, co
# vrátila funkce `kolo`. Karty se rozdávají podle čísla hry, takže když některá hra
# nevyjde, uvidíš příště stejné karty. Hry jsou vybrané z tisíce tak, aby se v nich
# několikrát stalo i to vzácné: někdo nevezme nic, jiný všechno, dáma padne až na konci.

HRACI = ['Gábi', 'Petr', 'Pavel', 'Soňa']
OBRAZY = [2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso']

VYBRANE_HRY = [
    *[1, 2, 4, 7, 11, 17, 19, 22, 28, 30, 139, 175, 192, 232, 236, 267, 362, 483, 501, 513],
    *[592, 647, 678, 683, 774, 797, 813, 895, 898, 1000],
]


def rozdane_ruce(cislo):
    """Ruce pro hru s tímhle číslem: jméno a k němu množina 13 karet."""
    karty = [(barva, obraz) for barva in ('Kr', 'Pi', 'Sr', 'Ka') for obraz in OBRAZY]
    Random(cislo).shuffle(karty)
    return {'Gábi': set(karty[:13]), 'Petr': set(karty[13:26]), 'Pavel': set(karty[26:39]), 'Soňa': set(karty[39:])}


def dovolene_karty(ruka, stul):
    """Které karty z ruky se teď podle pravidel smějí vyložit."""
    if not stul and ('Kr', 2) in ruka:
        return {('Kr', 2)}
    if not stul:
        return ruka
    vynesena_barva = stul[0]['karta'][0]
    return {karta for karta in ruka if karta[0] == vynesena_barva} or ruka


def kdo_bere(stych):
    """Kdo vyložil nejvyšší kartu vynesené barvy."""
    nejlepsi = stych[0]
    for vylozena in stych:
        barva, obraz = vylozena['karta']
        if barva == nejlepsi['karta'][0] and OBRAZY.index(obraz) > OBRAZY.index(nejlepsi['karta'][1]):
            nejlepsi = vylozena
    return nejlepsi['hrac']


def karty_na_stole(stul):
    """Jen karty, bez jmen."""
    return [vylozena['karta'] for vylozena in stul]


def soucet_bodu(stychy):
    """Body ve všech štyších: za pikovou dámu 13, za každé srdce 1."""
    karty = [vylozena['karta'] for stych in stychy for vylozena in stych]
    return 13 * karty.count(('Pi', 'dama')) + sum(karta[0] == 'Sr' for karta in karty)


def novy_stych(vysledek, stychy, kdy):
    """Ověří, že výsledek kola je dvojice (noví hráči, kdo bral), a vrátí štych, který přibyl."""
    assert isinstance(vysledek, tuple), f'{kdy}: funkce kolo má vrátit dvojici (noví hráči, kdo bral).'
    hraci, kdo_bral = vysledek
    assert kdo_bral in HRACI, f'{kdy}: štych má brát některý z hráčů, ale bere ho {kdo_bral!r}.'
    pribylo = hraci[kdo_bral].get('stychy', [])[len(stychy[kdo_bral]) :]
    assert len(pribylo) == 1, f'{kdy}: má přibýt jeden štych, ale {kdo_bral} má navíc {pribylo!r}.'
    return deepcopy(pribylo[0])


def over_tahy(stych, ruce, kdo_zacina, kdy):
    """Ověří, že vyložili všichni čtyři popořadě a každý kartu, kterou směl. Vyložené karty jim z rukou vezme."""
    misto = HRACI.index(kdo_zacina)
    kolem_stolu = HRACI[misto:] + HRACI[:misto]
    v_poradi = [vylozena['hrac'] for vylozena in stych] == kolem_stolu
    assert v_poradi, f'{kdy}: ve štychu nejsou ti hráči, kteří měli vykládat, nebo ne popořadě.'
    for poradi, jmeno in enumerate(kolem_stolu):
        karta = stych[poradi]['karta']
        assert karta in ruce[jmeno], f'{kdy}: {jmeno} vykládá {karta}, ale v ruce má jen {ruce[jmeno]}.'
        dovolene = dovolene_karty(ruce[jmeno], stych[:poradi])
        assert karta in dovolene, (
            f'{kdy}: {jmeno} vykládá {karta}, ale smí jen {dovolene}.\nNa stole je {karty_na_stole(stych[:poradi])}.'
        )
        ruce[jmeno].remove(karta)


def odehraj_hru(srdce, cislo):
    """Odehraje funkcí `kolo` celou hru a na každé kolo se podívá očima rozhodčího."""
    ruce = rozdane_ruce(cislo)
    stychy = {'Gábi': [], 'Petr': [], 'Pavel': [], 'Soňa': []}
    hraci = {jmeno: {'ruka': set(ruce[jmeno]), 'stychy': []} for jmeno in HRACI}
    for jmeno in HRACI:
        if ('Kr', 2) in ruce[jmeno]:
            kdo_zacina = jmeno
    for kolo in range(1, 14):
        kdy = f'{cislo}. hra, {kolo}. kolo'
        vysledek = srdce.kolo(hraci, kdo_zacina)
        stych = novy_stych(vysledek, stychy, kdy)
        over_tahy(stych, ruce, kdo_zacina, kdy)
        hraci, kdo_bral = vysledek
        kdo_zacina = kdo_bere(stych)
        stychy[kdo_zacina].append(stych)
        je_to_on = kdo_bral == kdo_zacina
        assert je_to_on, f'{kdy}: brát má {kdo_zacina}, ale bere {kdo_bral}.\nNa stole je {karty_na_stole(stych)}.'
        for jmeno in HRACI:
            assert hraci[jmeno]['ruka'] == ruce[jmeno], f'{kdy}: {jmeno} má mít v ruce {ruce[jmeno]}.'
            assert hraci[jmeno].get('stychy', []) == stychy[jmeno], f'{kdy}: {jmeno} nemá ty štychy, které má mít.'
    bodu = sum(soucet_bodu(stychy[jmeno]) for jmeno in HRACI)
    assert bodu == 26, f'{cislo}. hra: rozdělit se má 26 bodů, ale rozdělilo se {bodu}.'


@pytest.mark.level(140)
def test_vybrane_hry(srdce):
    """V žádném kole nikdo nevyloží, co nesmí, štych dostane ten pravý a ve hře se rozdělí 26 bodů."""
    for cislo in VYBRANE_HRY:
        odehraj_hru(srdce, cislo)


def ruce_po_kole(stych, ruce, kdo_zacina):
    """Jaké ruce zbydou po kole, ve kterém vznikl tenhle štych; None, když podle pravidel vzniknout nemohl."""
    misto = HRACI.index(kdo_zacina)
    kolem_stolu = HRACI[misto:] + HRACI[:misto]
    if [vylozena['hrac'] for vylozena in stych] != kolem_stolu:
        return None
    zbyvaji = {jmeno: set(ruce[jmeno]) for jmeno in HRACI}
    for poradi, jmeno in enumerate(kolem_stolu):
        karta = stych[poradi]['karta']
        if karta not in dovolene_karty(zbyvaji[jmeno], stych[:poradi]):
            return None
        zbyvaji[jmeno].remove(karta)
    return zbyvaji


def jde_odehrat(ruce, stychy, kdo_zacina):
    """Jestli štychy mohly vzniknout podle pravidel, tedy v nějakém pořadí, ve kterém každý vyložil, co směl.

    Výsledek hry říká jen to, v jakém pořadí bral svoje štychy jeden hráč. Kolikáté kolo který
    štych je, se proto musí zkusit.
    """
    if not any(stychy.values()):
        return True
    for kdo_bral in HRACI:
        if stychy[kdo_bral]:
            stych, *dalsi_stychy = stychy[kdo_bral]
            zbyvaji = ruce_po_kole(stych, ruce, kdo_zacina)
            if zbyvaji and jde_odehrat(zbyvaji, {**stychy, kdo_bral: dalsi_stychy}, kdo_bral):
                return True
    return False


@pytest.mark.level(140)
def test_hra_funkci_hra(srdce):
    """I ve hrách, které celé odehraje `hra`, jsou jen dovolené tahy, štych má ten pravý a rozdělí se 26 bodů."""
    for cislo in range(1001, 1021):
        kdy = f'{cislo}. hra'
        ruce = rozdane_ruce(cislo)
        vysledek = srdce.hra({jmeno: {'ruka': set(ruce[jmeno]), 'stychy': []} for jmeno in HRACI})
        assert isinstance(vysledek, dict), f"{kdy}: funkce hra má vrátit slovník s klíči 'vyhrava' a 'hraci'."
        stychy = {jmeno: vysledek['hraci'][jmeno].get('stychy', []) for jmeno in HRACI}
        odehrano = sum(len(stychy[jmeno]) for jmeno in HRACI)
        assert odehrano == 13, f'{kdy}: hraje se 13 kol, ale štychů je {odehrano}.'
        bodu = sum(soucet_bodu(stychy[jmeno]) for jmeno in HRACI)
        assert bodu == 26, f'{kdy}: rozdělit se má 26 bodů, ale rozdělilo se {bodu}.'
        for jmeno in HRACI:
            for stych in stychy[jmeno]:
                spravne = kdo_bere(stych) == jmeno
                assert spravne, f'{kdy}: štych {karty_na_stole(stych)} nemá mít {jmeno}, ale {kdo_bere(stych)}.'
        [kdo_zacina] = [jmeno for jmeno in HRACI if ('Kr', 2) in ruce[jmeno]]
        podle_pravidel = jde_odehrat(ruce, stychy, kdo_zacina)
        assert podle_pravidel, (
            f'{kdy}: některý štych nemohl podle pravidel vzniknout. Hraje i `hra` jen dovolené karty?'
        )
