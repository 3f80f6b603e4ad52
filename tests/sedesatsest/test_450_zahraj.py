"""Dobrovolná strategie ve funkci zahraj: levely 450 až 452."""

from copy import deepcopy
from inspect import signature
from random import Random, seed

import pytest

# Testy si hru vedou samy, ve slovníku, a tvojí funkci z ní ukážou jen to, co smí hráč vidět. Náhoda v nich má
# pevně daný začátek, takže dokud nezměníš `zahraj`, dopadnou hry při každém spuštění stejně.

BARVY = {'Kr', 'Pi', 'Sr', 'Ka'}
NA_TAHU = ['hraje', 'vzal', 'hlasi', 'hlasi_trumf']
CEKA = ['ceka', 'ztratil', 'slysi', 'slysi_trumf']
KONCE = [f'{z}{slovo}{jak}' for z in ('', 'z_') for slovo in ('vyhra', 'prohra') for jak in ('1t', '2t', '3t', '3f')]


def rozdana_hra(karty, zacina=1):
    """Nová hra s těmihle 24 kartami: šest, šest a dvanáct."""
    return {
        'stavy': {zacina: 'hraje', 3 - zacina: 'ceka'},
        'ruce': {1: karty[:6], 2: karty[6:12]},
        'balicek': karty[12:],
        'trumf': karty[12].barva,
        'stred': [],
        'stychy': {1: [], 2: []},
        'posledni': [],
        'body': {1: 0, 2: 0},
        'zavrel': 0,
        'vyhral': None,
    }


def zamichane_karty(nahoda):
    """Všech 24 karet v náhodném pořadí."""
    from karty66 import VSECHNY_KARTY

    return nahoda.sample(VSECHNY_KARTY, 24)


def pohled(hra, hrac):
    """Svět, který vidí tenhle hráč."""
    from karty66 import RUB, Svet

    vykricnik = '!' if cti_se_barva(hra) else ''
    ruce = {hrac: list(hra['ruce'][hrac]), 3 - hrac: [RUB] * len(hra['ruce'][3 - hrac])}
    return Svet(
        stav=hra['stavy'][hrac] + vykricnik,
        ruka1=ruce[1],
        ruka2=ruce[2],
        stychy1=deepcopy(hra['stychy'][1]),
        body1=hra['body'][1],
        stychy2=deepcopy(hra['stychy'][2]),
        body2=hra['body'][2],
        stred=list(hra['stred']),
        balicek=hra['balicek'][:1] + [RUB] * len(hra['balicek'][1:]),
        posledni_stych=list(hra['posledni']),
        kdo_zavrel=f'h{hra["zavrel"]}',
        vyhry1=0,
        vyhry2=0,
        trumf=hra['trumf'],
        jmena=['Anna', 'Petr'],
    )


# Co se smí


def cti_se_barva(hra):
    """Barva se ctí, když je zavřeno nebo už v balíčku nic není."""
    return hra['zavrel'] != 0 or not hra['balicek']


def kdo_je_na_tahu(hra):
    """Číslo hráče."""
    return 1 if hra['stavy'][1] in NA_TAHU else 2


def pary(hra, hrac, barvy):
    """Králové a dámy z párů, které má hráč v těchhle barvách."""
    obrazky = [karta for karta in hra['ruce'][hrac] if karta.jmeno in ('kral', 'dama') and karta.barva in barvy]
    return [karta for karta in obrazky if [jina.barva for jina in obrazky].count(karta.barva) == 2]


def dovolene_karty(hra):
    """Karty, které smí hráč na tahu vyložit."""
    hrac = kdo_je_na_tahu(hra)
    ruka, stav = hra['ruce'][hrac], hra['stavy'][hrac]
    if stav in ('hlasi', 'hlasi_trumf'):
        return pary(hra, hrac, {hra['trumf']} if stav == 'hlasi_trumf' else BARVY - {hra['trumf']})
    if hra['stred'] and cti_se_barva(hra):
        return [karta for karta in ruka if karta.barva == hra['stred'][0].barva] or ruka
    return ruka


def dovolene_zpravy(hra):
    """Všechno, co smí hráč na tahu poslat, aby se hra pohnula."""
    hrac, trumf = kdo_je_na_tahu(hra), hra['trumf']
    ruka = hra['ruce'][hrac]
    zpravy = [['vyloz', ruka.index(karta)] for karta in dovolene_karty(hra)]
    nehlasi = hra['stavy'][hrac] in ('hraje', 'vzal')
    if nehlasi and not hra['zavrel'] and len(hra['balicek']) > 2:
        zpravy += [['vymen'] for karta in ruka if (karta.barva, karta.jmeno) == (trumf, '9')]
    if hra['stred']:
        return zpravy
    if nehlasi and pary(hra, hrac, BARVY - {trumf}):
        zpravy.append(['hlas'])
    if nehlasi and pary(hra, hrac, {trumf}):
        zpravy.append(['hlas_trumf'])
    if not cti_se_barva(hra):
        zpravy.append(['zavri'])
    return [*zpravy, ['skonci']]


# Co se stane


def proved(hra, zprava):
    """Zahraje dovolenou zprávu za hráče, který je na tahu."""
    hrac = kdo_je_na_tahu(hra)
    ruka = hra['ruce'][hrac]
    if zprava[0] == 'vyloz':
        hra['stred'].append(ruka.pop(zprava[1]))
        hra['stavy'] = {hrac: 'ceka', 3 - hrac: 'hraje'}
        if len(hra['stred']) == 2:
            rozhodni(hra, hrac)
    elif zprava == ['vymen']:
        [misto] = [misto for misto, karta in enumerate(ruka) if (karta.barva, karta.jmeno) == (hra['trumf'], '9')]
        ruka[misto], hra['balicek'][0] = hra['balicek'][0], ruka[misto]
    elif zprava == ['hlas']:
        hra['body'][hrac] += 20
        hra['stavy'] = {hrac: 'hlasi', 3 - hrac: 'slysi'}
    elif zprava == ['hlas_trumf']:
        hra['body'][hrac] += 30
        hra['stavy'] = {hrac: 'hlasi_trumf', 3 - hrac: 'slysi_trumf'}
    elif zprava == ['zavri']:
        hra['zavrel'] = hrac
    else:
        posud(hra, hrac)


def rozhodni(hra, druhy):
    """Štych dostane, kdo ho bere, a pak se dobírá, nebo hra končí."""
    vynesena, karta = hra['stred']
    prebil = karta.hodnota > vynesena.hodnota if karta.barva == vynesena.barva else karta.barva == hra['trumf']
    bere = druhy if prebil else 3 - druhy
    hra['stychy'][bere].append(hra['stred'])
    hra['body'][bere] += vynesena.hodnota + karta.hodnota
    hra['posledni'], hra['stred'] = hra['stred'], []
    hra['stavy'] = {bere: 'vzal', 3 - bere: 'ztratil'}
    if not cti_se_barva(hra):
        hra['ruce'][bere].append(hra['balicek'].pop())
        hra['ruce'][3 - bere].append(hra['balicek'].pop())
    elif not hra['ruce'][1] and hra['zavrel']:
        posud(hra, hra['zavrel'])
    elif not hra['ruce'][1]:
        hra['vyhral'] = bere


def posud(hra, hrac):
    """Kdo skončil nebo zavřel, vyhraje, jen když má aspoň 66 bodů."""
    hra['vyhral'] = hrac if hra['body'][hrac] >= 66 else 3 - hrac


# Kdo hraje


def zprava_od(svet66, hra):
    """Co za hráče na tahu pošle `zahraj`. Musí to být něco, co se smí."""
    svet = pohled(hra, kdo_je_na_tahu(hra))
    zprava = svet66.zahraj(svet)
    assert type(zprava) is list, f"Na tahu má funkce vrátit zprávu, třeba ['vyloz', 0], ale vrátila {zprava!r}."
    assert zprava != ['serad'], "Zpráva ['serad'] hru neposune, takže by se nedohrála."
    dovolene = dovolene_zpravy(hra)
    assert zprava in dovolene, f'Teď se smí poslat jen {dovolene}, ale funkce vrátila {zprava!r}.'
    assert [*map(type, zprava)] == [*map(type, dovolene[dovolene.index(zprava)])], 'Index karty má být celé číslo.'
    return zprava


def slaby_souper(hra, nahoda):
    """Vykládá, co mu přijde pod ruku. Na konec a na hlášky si vzpomene jen někdy."""
    dovolene = dovolene_zpravy(hra)
    if nahoda.random() < 0.5:
        if ['skonci'] in dovolene and hra['body'][kdo_je_na_tahu(hra)] >= 66:
            return ['skonci']
        for hlaska in ['hlas_trumf'], ['hlas']:
            if hlaska in dovolene:
                return hlaska
    return nahoda.choice([zprava for zprava in dovolene if zprava[0] == 'vyloz'])


def odehraj(svet66, nahoda, ja, souper):
    """Odehraje hru, ve které je `zahraj` hráčem `ja`. Vrátí, jestli vyhrála."""
    hra = rozdana_hra(zamichane_karty(nahoda), nahoda.choice([1, 2]))
    while hra['vyhral'] is None:
        je_moje = kdo_je_na_tahu(hra) == ja
        proved(hra, zprava_od(svet66, hra) if je_moje else souper(hra, nahoda))
    return hra['vyhral'] == ja


# Level 450: hraje jen na tahu


@pytest.mark.level(450)
def test_zahraj_existuje(svet66):
    """Funkce `zahraj` bere jeden parametr: svět."""
    signature(svet66.zahraj).bind('svet')


@pytest.mark.level(450)
def test_kdo_ceka_nehraje(svet66):
    """Kdo není na tahu, nemá co poslat. Funkce vrátí None, ať se ctí barva, nebo ne."""
    svet = pohled(rozdana_hra(zamichane_karty(Random(450))), 2)
    for stav in CEKA:
        assert svet66.zahraj(svet._replace(stav=stav)) is None
        assert svet66.zahraj(svet._replace(stav=f'{stav}!')) is None


@pytest.mark.level(450)
def test_mimo_hru_se_nehraje(svet66):
    """Nic se neposílá ani mezi štychy, po konci hry a u plného stolu."""
    svet = pohled(rozdana_hra(zamichane_karty(Random(450))), 1)
    for stav in [*KONCE, 'vyhra_posledni', 'prohra_posledni', 'stych', 'odmitnut']:
        assert svet66.zahraj(svet._replace(stav=stav)) is None


# Level 451: jen to, co se smí


def hra_s_rukama(ruka1, ruka2, stred=(), balicek=(), stavy=('hraje', 'ceka'), trumf='Sr', zavrel=0):
    """Hra, ve které mají hráči tyhle karty. Zbylé leží ve štyzích, aby jich bylo dohromady 24."""
    from karty66 import VSECHNY_KARTY, najdi_karty

    hra = rozdana_hra(list(VSECHNY_KARTY))
    hra['ruce'] = {1: najdi_karty(*ruka1), 2: najdi_karty(*ruka2)}
    hra['stred'], hra['balicek'] = najdi_karty(*stred), najdi_karty(*balicek)
    pouzite = [*hra['ruce'][1], *hra['ruce'][2], *hra['stred'], *hra['balicek']]
    zbyle = [karta for karta in VSECHNY_KARTY if karta not in pouzite]
    for misto in range(0, len(zbyle) - 1, 2):
        hra['stychy'][1 + misto // 2 % 2].append(zbyle[misto : misto + 2])
    for hrac in 1, 2:
        hra['body'][hrac] = sum(karta.hodnota for stych in hra['stychy'][hrac] for karta in stych)
    return hra | {'stavy': dict(enumerate(stavy, start=1)), 'trumf': trumf, 'zavrel': zavrel}


@pytest.mark.level(451)
def test_prvni_tah(svet66):
    """Na začátku smí každý z hráčů vynést kteroukoli kartu."""
    for hrac in 1, 2:
        zprava_od(svet66, rozdana_hra(zamichane_karty(Random(451)), hrac))


@pytest.mark.level(451)
def test_cti_barvu(svet66):
    """Balíček došel: kdo má vynesenou barvu, musí ji ctít. Tady je taková karta jen jedna."""
    ruka, souper = ['Sr 9', 'Pi 9', 'Ka eso', 'Kr eso'], ['Sr eso', 'Sr kral', 'Ka 10']
    zprava_od(svet66, hra_s_rukama(ruka, souper, stred=['Kr 10']))
    zprava_od(svet66, hra_s_rukama(souper, ruka, stred=['Pi eso'], stavy=('ceka', 'hraje')))


@pytest.mark.level(451)
def test_posledni_karta(svet66):
    """Soupeř vyložil svou poslední kartu a má prázdnou ruku. Tvoje je ta druhá."""
    zprava_od(svet66, hra_s_rukama([], ['Kr 9'], stred=['Kr 10'], stavy=('ceka', 'hraje')))
    zprava_od(svet66, hra_s_rukama(['Kr 9'], [], stred=['Kr 10'], stavy=('hraje', 'ceka')))


@pytest.mark.level(451)
def test_po_hlasce(svet66):
    """Kdo hlásil, vynáší z páru, který hlásil: po trumfové hlášce z trumfového, jinak z obyčejného."""
    ruka = ['Kr kral', 'Sr kral', 'Pi eso', 'Kr dama', 'Sr dama']
    souper = ['Pi 9', 'Pi 10', 'Ka 9', 'Ka eso', 'Ka 10']
    for vykladaci in ('hlasi', 'slysi'), ('hlasi_trumf', 'slysi_trumf'):
        zprava_od(svet66, hra_s_rukama(ruka, souper, stavy=vykladaci))
        zprava_od(svet66, hra_s_rukama(souper, ruka, stavy=vykladaci[::-1]))
        zprava_od(svet66, hra_s_rukama(ruka, souper, stavy=vykladaci, trumf='Kr'))


@pytest.mark.level(451)
def test_devitka_se_nemeni_vzdycky(svet66):
    """S devítkou trumfů v ruce se nemění, když jsou v balíčku jen dvě karty nebo když někdo zavřel."""
    ruka = ['Sr 9', 'Kr eso', 'Pi dama', 'Ka kral', 'Kr kluk']
    souper = ['Pi 9', 'Pi 10', 'Ka 9', 'Ka eso', 'Ka 10']
    zprava_od(svet66, hra_s_rukama([*ruka, 'Sr 10'], [*souper, 'Pi kral'], balicek=['Sr eso', 'Kr 9']))
    zprava_od(svet66, hra_s_rukama(ruka, souper, balicek=['Sr eso', 'Kr 9', 'Kr 10', 'Pi kluk'], zavrel=2))


@pytest.mark.level(451)
def test_svet_zustane(svet66):
    """Funkce se jen rozhoduje. Svět, který dostala, zůstane, jak byl."""
    for cislo in range(8):
        hra = rozdana_hra(zamichane_karty(Random(cislo)), 1 + cislo % 2)
        svet = pohled(hra, 1 + cislo % 2)
        svet66.zahraj(svet)
        zustal = svet == pohled(hra, 1 + cislo % 2)
        assert zustal, 'Funkce změnila svět, který dostala. Kdo chce karty rovnat, potřebuje vlastní seznam.'


@pytest.mark.level(451)
def test_drivejsi_zprava_zustane(svet66):
    """Každé zavolání vrátí svou zprávu. V té, kterou funkce vrátila předtím, se nic nezmění."""
    predtim = []
    for cislo in range(8):
        zprava = svet66.zahraj(pohled(rozdana_hra(zamichane_karty(Random(cislo)), 1), 1))
        predtim.append((zprava, list(zprava)))
    for zprava, byla in predtim:
        assert zprava == byla, f'Funkce poslala zprávu {byla!r}, ale další volání z ní udělalo {zprava!r}.'


@pytest.mark.level(451)
def test_hry_s_nahodou(svet66):
    """Ve 40 hrách se soupeřem, který dělá, co ho napadne, pošle funkce vždycky jen to, co se smí."""
    seed(451)
    for cislo in range(40):
        odehraj(svet66, Random(cislo), 1 + cislo % 2, lambda hra, nahoda: nahoda.choice(dovolene_zpravy(hra)))


# Level 452: hry se slabým soupeřem


@pytest.mark.level(452)
def test_porazi_slabeho_soupere(svet66):
    """Z 200 her jich vyhraje aspoň 101. Každé karty se hrají dvakrát, podruhé z druhého místa."""
    seed(452)
    vyhry = 0
    prohry = 0
    # Jasno je po 101. výhře nebo po 100. prohře.
    while vyhry < 101 and prohry < 100:
        cislo = vyhry + prohry
        if odehraj(svet66, Random(cislo // 2), 1 + cislo % 2, slaby_souper):
            vyhry += 1
        else:
            prohry += 1
    zprava = f'Vyhrát má aspoň 101 her z 200. Z prvních {vyhry + prohry} jich ale {prohry} prohrála.'
    assert vyhry == 101, zprava
