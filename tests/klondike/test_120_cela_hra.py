"""Celá hra podle pravidel, od rozdání až po výhru: levely 120 a 121."""

from random import Random

import pytest

# Level 120 hraje náhodné tahy, správné i zakázané, a po každém porovná hru
# s pravidly, která jsou přepsaná tady. Náhoda má pevně dané začátky (Random(99)
# a podobně), takže se při každém spuštění testů hrají tytéž hry. Vybrané jsou tak,
# aby se v nich ukázalo co nejvíc různých chyb.


def rozdana_hra(nahoda):
    """Nová hra: zamíchá 52 karet a rozdá je."""
    balicek = [(hodnota, barva, False) for barva in ('Pi', 'Sr', 'Ka', 'Kr') for hodnota in range(1, 14)]
    nahoda.shuffle(balicek)
    hra = {'U': balicek, 'V': [], 'W': [], 'X': [], 'Y': [], 'Z': []}
    for pocet, misto in enumerate('ABCDEFG', start=1):
        hra[misto] = [balicek.pop() for _ in range(pocet)]
        odkryj_vrchni_kartu(hra[misto])
    return hra


def odkryj_vrchni_kartu(sloupecek):
    """Otočí vrchní kartu lícem nahoru, pokud ve sloupečku nějaká je."""
    if sloupecek:
        hodnota, barva, _ = sloupecek[-1]
        sloupecek[-1] = (hodnota, barva, True)


def pasuje_na_hromadku(karta, hromadka):
    """Hromádka začíná esem, dál pokračuje stejnou barvou po jedné nahoru."""
    if not hromadka:
        return karta[0] == 1
    return karta[1] == hromadka[-1][1] and karta[0] == hromadka[-1][0] + 1


def pasuje_na_sloupecek(karta, sloupecek):
    """Sloupeček začíná králem, dál se barvy střídají a hodnoty klesají po jedné."""
    if not sloupecek:
        return karta[0] == 13
    je_cervena = karta[1] in ('Sr', 'Ka')
    je_cil_cerveny = sloupecek[-1][1] in ('Sr', 'Ka')
    return je_cervena != je_cil_cerveny and karta[0] == sloupecek[-1][0] - 1


def kolik_karet_jde(hra, odkud, kam):
    """Kolik karet se při tahu přesune. Nula znamená, že je tah proti pravidlům."""
    zdroj = hra[odkud]
    cil = hra[kam]
    if not zdroj or odkud == kam:
        return 0
    if odkud == 'U' and kam == 'V':
        return 1
    if odkud == 'V' and kam == 'U' and not cil:
        return len(zdroj)
    if odkud in 'VABCDEFG' and kam in 'WXYZ' and pasuje_na_hromadku(zdroj[-1], cil):
        return 1
    if odkud in 'VWXYZ' and kam in 'ABCDEFG' and pasuje_na_sloupecek(zdroj[-1], cil):
        return 1
    if odkud in 'ABCDEFG' and kam in 'ABCDEFG':
        for pocet in range(1, len(zdroj) + 1):
            prvni = zdroj[-pocet]
            if not prvni[2]:
                return 0
            if pasuje_na_sloupecek(prvni, cil):
                return pocet
    return 0


def kopie_hry(hra):
    """Stejná hra v nových seznamech."""
    return {misto: list(karty) for misto, karty in hra.items()}


def hra_po_tahu(hra, odkud, kam):
    """Jak má hra vypadat po tahu: po zakázaném stejně jako před ním."""
    nova = kopie_hry(hra)
    pocet = kolik_karet_jde(hra, odkud, kam)
    if pocet == 0:
        return nova
    presouvane = nova[odkud][-pocet:]
    del nova[odkud][-pocet:]
    if kam == 'U':
        presouvane.reverse()
    for hodnota, barva, _ in presouvane:
        nova[kam].append((hodnota, barva, kam != 'U'))
    if odkud in 'ABCDEFG':
        odkryj_vrchni_kartu(nova[odkud])
    return nova


def zkus_tah(klondike, hra, odkud, kam):
    """Zahraje tah (třeba i zakázaný) a ověří, že dopadl podle pravidel."""
    jde_to = kolik_karet_jde(hra, odkud, kam) > 0
    ocekavana = hra_po_tahu(hra, odkud, kam)
    hra_pred_tahem = kopie_hry(hra)
    tah = f'{odkud} → {kam}'
    try:
        klondike.udelej_tah(hra, odkud, kam)
    except ValueError:
        # Tahy z hromádek na sloupečky jsou nepovinné.
        podle_pravidel = f'Tah {tah} je podle pravidel, ale funkce vyhodila ValueError.'
        assert not jde_to or odkud in 'WXYZ', f'{podle_pravidel}\n{co_lezelo(hra_pred_tahem, odkud, kam)}'
        ocekavana = hra_pred_tahem
    else:
        proti_pravidlum = f'Tah {tah} je proti pravidlům, ale funkce nevyhodila ValueError.'
        assert jde_to, f'{proti_pravidlum}\n{co_lezelo(hra_pred_tahem, odkud, kam)}'
    for misto in ocekavana:
        assert hra.get(misto) == ocekavana[misto], (
            f'Po tahu {tah} leží na {misto} něco jiného, než má.\n{co_lezelo(hra_pred_tahem, odkud, kam)}'
        )


def co_lezelo(hra, odkud, kam):
    """Do zprávy: jak to vypadalo před tahem."""
    return f'Navrchu předtím leželo na {odkud}: {hra[odkud][-5:]} a na {kam}: {hra[kam][-2:]}'


# Kterým směrem zkoušet jakékoli tahy: W znamená kteroukoli hromádku, A kterýkoli
# sloupeček. Kde se pravidla pletou nejvíc, tam se zkouší víckrát.
SMERY = 'VA VW AA AW WA WW VA VW AA AW WA WW UU UA UW VV VU AU AV WU WV'.split()
SKUPINY = {'U': 'U', 'V': 'V', 'W': 'WXYZ', 'A': 'ABCDEFG'}


def zamichana(mista, nahoda):
    """Stejná místa v náhodném pořadí."""
    return nahoda.sample(mista, len(mista))


def vyber_tah(hra, nahoda):
    """Vybere náhodně tah, který jde zahrát; když žádný nejde, vrátí None."""
    # Kdo hraje nejdřív na hromádky a pak z V, dostane se ve hře dál.
    smery = ['VW', 'AW', 'VA', *nahoda.choice([['UV', 'VU', 'AA'], ['AA', 'UV', 'VU']])]
    for zacatek, konec in smery:
        for odkud in zamichana(SKUPINY[zacatek], nahoda):
            for kam in zamichana(SKUPINY[konec], nahoda):
                if kolik_karet_jde(hra, odkud, kam) > 0:
                    return odkud, kam
    return None


def svadi(hra, odkud, kam, podle_hodnoty):
    """Jestli tah na první pohled vypadá, že jde: na prázdné místo, nebo když sedí aspoň hodnota nebo barva."""
    if not hra[odkud] or not hra[kam]:
        return bool(hra[odkud])
    hodnota, barva, _ = hra[odkud][-1]
    hodnota_cile, barva_cile, _ = hra[kam][-1]
    if podle_hodnoty:
        return abs(hodnota - hodnota_cile) == 1
    return barva == barva_cile if kam in 'WXYZ' else (barva in ('Sr', 'Ka')) != (barva_cile in ('Sr', 'Ka'))


def vyber_pokus(hra, nahoda, smer):
    """Vybere jakýkoli tah tím směrem, nejradši takový, ve kterém se dá zmýlit."""
    zacatek, konec = smer
    pokusy = [(odkud, kam) for odkud in SKUPINY[zacatek] for kam in SKUPINY[konec]]
    podle_hodnoty = nahoda.random() < 0.5
    svudne = [(odkud, kam) for odkud, kam in pokusy if svadi(hra, odkud, kam, podle_hodnoty)]
    return nahoda.choice(svudne or pokusy)


def hraj_nahodne(klondike, nahoda, pocet_tahu):
    """Rozdá hru, zahraje v ní daný počet tahů podle pravidel a po každém druhém zkusí ještě jakýkoli jiný."""
    hra = rozdana_hra(nahoda)
    smery = zamichana(SMERY, nahoda)
    for poradi in range(pocet_tahu):
        tah = vyber_tah(hra, nahoda)
        if tah is None:
            return
        zkus_tah(klondike, hra, *tah)
        if poradi % 2 == 1:
            pokus = vyber_pokus(hra, nahoda, smery[poradi // 2 % len(smery)])
            zkus_tah(klondike, hra, *pokus)


@pytest.mark.level(120)
def test_nekolik_nahodnych_her(klondike):
    """Z každého rozdání jde hrát podle pravidel: správné tahy se provedou a zakázané nic nezmění."""
    for zacatek in 99, 108, 138, 176:
        hraj_nahodne(klondike, Random(zacatek), 12)


@pytest.mark.level(120)
def test_dlouha_nahodna_hra(klondike):
    """Hra může trvat jakkoli dlouho, pravidla platí pořád stejně a žádná karta se neztratí ani nepřibude."""
    hraj_nahodne(klondike, Random(143), 100)
    hra = klondike.udelej_hru()
    hra['U'] = hra['U'][:2]
    for _ in range(10):
        klondike.udelej_tah(hra, 'U', 'V')
        klondike.udelej_tah(hra, 'U', 'V')
        klondike.udelej_tah(hra, 'V', 'U')
    assert len(hra['U']) == 2, 'Dvě karty šly desetkrát z U na V a zpátky, v U mají zase být obě.'


# Level 121 přehraje jednu celou hru, o které se ví, že vyjde.


def rubem(popis):
    """Karty rubem nahoru zapsané zkratkami: '3Kr 10Pi' je trojka křížová a desítka piková."""
    return [(int(zkratka[:-2]), zkratka[-2:], False) for zkratka in popis.split()]


def licem(popis):
    """Karty lícem nahoru zapsané stejnými zkratkami."""
    return [(hodnota, barva, True) for hodnota, barva, _ in rubem(popis)]


ROZDANI = {
    'U': rubem(
        '3Kr 4Ka 12Ka 10Pi 6Sr 6Pi 6Ka 12Kr 1Kr 3Ka 10Ka 13Sr 11Ka 10Sr 1Pi 8Pi 9Ka 7Pi 4Sr 9Kr 6Kr 5Sr 8Sr 10Kr'
    ),
    'V': [],
    'W': [],
    'X': [],
    'Y': [],
    'Z': [],
    'A': licem('5Pi'),
    'B': rubem('4Pi') + licem('1Ka'),
    'C': rubem('9Pi 7Sr') + licem('11Sr'),
    'D': rubem('8Kr 1Sr 11Pi') + licem('13Kr'),
    'E': rubem('7Kr 13Pi 2Kr 3Pi') + licem('12Pi'),
    'F': rubem('7Ka 3Sr 2Pi 11Kr 2Ka') + licem('5Ka'),
    'G': rubem('5Kr 4Kr 9Sr 2Sr 8Ka 13Ka') + licem('12Sr'),
}

VITEZNE_TAHY = """
    BW CE GD EG BF DB DB DX CD UV VG UV VC UV UV VD FD FW UV UV VA EA UV VC UV VG UV DG GD UV VY UV
    VB CB UV UV VC UV DC VF BG UV VW UV VZ EZ UV UV VG AG EA EB VD VD UV UV VB UV VD UV VA FA FY FC
    GY VF UV VW CD UV VZ VU UV VF UV VA GA GX GC GF GB FZ DX AX DY BZ UV VU DW FX DZ BX AY DX FD UV
    AW DY BZ VU BX DW DZ UV CX AY VY AW BY AZ CZ DW DY AW AZ DW DZ AW BX CX DW BY BX CY AY CX BZ
"""


@pytest.mark.level(121)
def test_dohrana_hra_je_vyhrana(klondike):
    """Hra není vyhraná, dokud není po posledním tahu; po něm jsou všechny karty na hromádkách a vyhraná je."""
    hra = kopie_hry(ROZDANI)
    tahy = VITEZNE_TAHY.split()
    for poradi, (odkud, kam) in enumerate(tahy, start=1):
        # Na začátku se stačí ptát občas, ke konci už je hra výhře podobná.
        if poradi % 10 == 1 or poradi > len(tahy) - 30:
            assert klondike.hrac_vyhral(hra) is False, f'Před {poradi}. tahem ({odkud} → {kam}) hra ještě není vyhraná.'
        klondike.udelej_tah(hra, odkud, kam)
    for misto in 'UVABCDEFG':
        assert hra[misto] == [], f'Po posledním tahu má být na {misto} prázdno.'
    for misto in 'WXYZ':
        assert len(hra[misto]) == 13, f'Po posledním tahu má být na {misto} 13 karet.'
    assert klondike.hrac_vyhral(hra) is True, 'Po posledním tahu je hra vyhraná, funkce má vrátit přesně True.'
