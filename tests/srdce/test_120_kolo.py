"""Funkce kolo: levely 120 až 124."""

from copy import deepcopy
from inspect import signature

import pytest

# Kdo má v ruce jedinou kartu, nebo z vynesené barvy jedinou, nemá z čeho vybírat.
# Proto je v těchhle testech předem jasné, co kdo vyloží, ať je `vyloz` jakákoli.


def vylozeno(*dvojice):
    """Stůl zapsaný krátce, třeba vylozeno(('Gábi', ('Kr', 2)), ('Petr', ('Kr', 5)))."""
    return [{'hrac': hrac, 'karta': karta} for hrac, karta in dvojice]


def odehraj_kolo(srdce, hraci, zacinajici):
    """Odehraje kolo a ověří, že výsledek je dvojice (noví hráči, kdo bral)."""
    vysledek = srdce.kolo(hraci, zacinajici)
    assert isinstance(vysledek, tuple), 'Funkce má vrátit dvojici (noví hráči, kdo bral).'
    assert len(vysledek) == 2, f'Dvojice má dva prvky, ale výsledek jich má {len(vysledek)}.'
    assert isinstance(vysledek[0], dict), 'První prvek dvojice má být slovník hráčů.'
    return vysledek


def stychy_hrace(hraci, jmeno):
    """Štychy, které hráč vzal; když klíč 'stychy' nemá, nevzal žádný."""
    return hraci[jmeno].get('stychy', [])


def over_kdo_bral(kdo_bral, kdo_ma_brat):
    """Ověří druhý prvek dvojice, kterou vrátilo kolo."""
    je_to_on = kdo_bral == kdo_ma_brat
    assert je_to_on, f'Brát má {kdo_ma_brat}, ale druhý prvek dvojice je {kdo_bral!r}.'


def novy_stych(srdce, hraci, zacinajici):
    """Odehraje první kolo a vrátí štych, který z něj vznikl."""
    novi_hraci, kdo_bral = odehraj_kolo(srdce, hraci, zacinajici)
    stychy = []
    for jmeno in novi_hraci:
        stychy += stychy_hrace(novi_hraci, jmeno)
    assert len(stychy) == 1, f"Po prvním kole mají mít hráči pod 'stychy' dohromady jeden štych, ale mají {stychy!r}."
    return stychy[0]


@pytest.mark.level(120)
def test_kolo_existuje(srdce):
    """Funkce `kolo` bere dva parametry: hráče a jméno toho, kdo začíná."""
    signature(srdce.kolo).bind('hraci', 'zacinajici')


# Kdo kdy vykládá


@pytest.mark.level(121)
def test_zacina_gabi(srdce):
    """Po Gábi je na řadě Petr, pak Pavel a Soňa. Ve štychu jsou karty v tom pořadí, v jakém šly na stůl."""
    hraci = {
        'Gábi': {'ruka': {('Kr', 2)}, 'stychy': []},
        'Petr': {'ruka': {('Kr', 9)}, 'stychy': []},
        'Pavel': {'ruka': {('Kr', 'eso')}, 'stychy': []},
        'Soňa': {'ruka': {('Sr', 5)}, 'stychy': []},
    }
    stych = novy_stych(srdce, hraci, 'Gábi')
    assert stych == vylozeno(('Gábi', ('Kr', 2)), ('Petr', ('Kr', 9)), ('Pavel', ('Kr', 'eso')), ('Soňa', ('Sr', 5)))


@pytest.mark.level(121)
def test_zacina_pavel(srdce):
    """Sedí se v kruhu: po Soně je na řadě Gábi."""
    hraci = {
        'Gábi': {'ruka': {('Ka', 3)}, 'stychy': []},
        'Petr': {'ruka': {('Ka', 9)}, 'stychy': []},
        'Pavel': {'ruka': {('Ka', 'eso')}, 'stychy': []},
        'Soňa': {'ruka': {('Sr', 5)}, 'stychy': []},
    }
    stych = novy_stych(srdce, hraci, 'Pavel')
    assert stych == vylozeno(('Pavel', ('Ka', 'eso')), ('Soňa', ('Sr', 5)), ('Gábi', ('Ka', 3)), ('Petr', ('Ka', 9)))


@pytest.mark.level(121)
def test_zacina_sona(srdce):
    """Kolo začne ten, koho funkce dostane, i když má křížovou dvojku někdo jiný."""
    hraci = {
        'Gábi': {'ruka': {('Kr', 2)}, 'stychy': []},
        'Petr': {'ruka': {('Pi', 9)}, 'stychy': []},
        'Pavel': {'ruka': {('Ka', 'eso')}, 'stychy': []},
        'Soňa': {'ruka': {('Sr', 5)}, 'stychy': []},
    }
    stych = novy_stych(srdce, hraci, 'Soňa')
    assert stych == vylozeno(('Soňa', ('Sr', 5)), ('Gábi', ('Kr', 2)), ('Petr', ('Pi', 9)), ('Pavel', ('Ka', 'eso')))


@pytest.mark.level(121)
def test_ve_slovniku_muzou_byt_jinak(srdce):
    """Kdo vedle koho sedí, určuje HRACI, ne pořadí ve slovníku hráčů."""
    hraci = {
        'Soňa': {'ruka': {('Sr', 5)}, 'stychy': []},
        'Gábi': {'ruka': {('Sr', 2)}, 'stychy': []},
        'Pavel': {'ruka': {('Sr', 'eso')}, 'stychy': []},
        'Petr': {'ruka': {('Sr', 9)}, 'stychy': []},
    }
    stych = novy_stych(srdce, hraci, 'Petr')
    assert stych == vylozeno(('Petr', ('Sr', 9)), ('Pavel', ('Sr', 'eso')), ('Soňa', ('Sr', 5)), ('Gábi', ('Sr', 2)))


@pytest.mark.level(121)
def test_kazdy_vidi_stul(srdce):
    """Kdo vykládá, zná karty, které už na stole leží, a tak dává vynesenou barvu."""
    hraci = {
        'Gábi': {'ruka': {('Sr', 'kral'), ('Kr', 3), ('Pi', 4)}, 'stychy': []},
        'Petr': {'ruka': {('Pi', 8), ('Sr', 10), ('Kr', 6)}, 'stychy': []},
        'Pavel': {'ruka': {('Kr', 2), ('Kr', 7), ('Ka', 8)}, 'stychy': []},
        'Soňa': {'ruka': {('Pi', 9), ('Ka', 5), ('Kr', 'dama')}, 'stychy': []},
    }
    stych = novy_stych(srdce, hraci, 'Pavel')
    assert stych == vylozeno(('Pavel', ('Kr', 2)), ('Soňa', ('Kr', 'dama')), ('Gábi', ('Kr', 3)), ('Petr', ('Kr', 6)))


@pytest.mark.level(121)
def test_vyklada_se_funkci_vyloz(srdce):
    """O tom, co kdo vyloží, rozhoduje funkce `vyloz`. Dostane jeho ruku a stůl, jak zrovna vypadá."""
    hraci = {
        'Gábi': {'ruka': {('Ka', 3), ('Ka', 4), ('Ka', 5)}, 'stychy': []},
        'Petr': {'ruka': {('Ka', 6), ('Ka', 7), ('Ka', 8)}, 'stychy': []},
        'Pavel': {'ruka': {('Ka', 9), ('Ka', 10), ('Ka', 'kluk')}, 'stychy': []},
        'Soňa': {'ruka': {('Ka', 'dama'), ('Ka', 'kral'), ('Ka', 'eso')}, 'stychy': []},
    }
    co_nevybrala = co_vyloz_nevybrala(srdce, deepcopy(hraci))
    stoly = []

    def vyloz_prostredni(ruka, stul):
        stoly.append(list(stul))
        prostredni = [karta for karta in ruka if karta in [('Ka', 4), ('Ka', 7), ('Ka', 10), ('Ka', 'kral')]]
        assert len(prostredni) == 1, f'Funkce vyloz má dostat ruku toho, kdo je na řadě, ale dostala {ruka!r}.'
        return prostredni[0]

    srdce.vyloz = vyloz_prostredni
    stych = novy_stych(srdce, hraci, 'Pavel')
    if not stoly:
        # Funkce kolo si mohla vyloz zapamatovat už dřív, třeba kolo(hraci, zacinajici, strategie=vyloz).
        assert not co_nevybrala, f'O kartách má rozhodovat funkce vyloz, ale tuhle nevybrala: {co_nevybrala[0]!r}.'
        return
    assert len(stoly) == 4, (
        f'Funkce vyloz se má v kole zavolat čtyřikrát, za každého hráče jednou, ale zavolala se {len(stoly)}krát.'
    )
    assert stych == vylozeno(('Pavel', ('Ka', 10)), ('Soňa', ('Ka', 'kral')), ('Gábi', ('Ka', 4)), ('Petr', ('Ka', 7)))
    assert stoly == [stych[:0], stych[:1], stych[:2], stych[:3]], (
        'Funkce vyloz má dostat karty, které už jsou na stole.'
    )


def co_vyloz_nevybrala(srdce, hraci):
    """Odehraje kolo a vrátí vyložené karty, které by funkce vyloz nevybrala. Kdyby losovala, zkusí ji mockrát."""
    stych = novy_stych(srdce, deepcopy(hraci), 'Pavel')
    nevybrane = []
    for poradi, na_stole in enumerate(stych):
        ruka = hraci[na_stole['hrac']]['ruka']
        if not any(srdce.vyloz(set(ruka), stych[:poradi]) == na_stole['karta'] for _ in range(60)):
            nevybrane.append(na_stole['karta'])
    return nevybrane


# Komu patří štych


@pytest.mark.level(122)
def test_bere_ten_kdo_zacal(srdce):
    """Štych dostane ten, kdo bere, a jeho jméno je druhý prvek dvojice. Tady bere ten, kdo vynesl."""
    hraci = {
        'Gábi': {'ruka': {('Kr', 2)}, 'stychy': []},
        'Petr': {'ruka': {('Sr', 9)}, 'stychy': []},
        'Pavel': {'ruka': {('Ka', 'eso')}, 'stychy': []},
        'Soňa': {'ruka': {('Pi', 5)}, 'stychy': []},
    }
    novi_hraci, kdo_bral = odehraj_kolo(srdce, hraci, 'Gábi')
    stych = vylozeno(('Gábi', ('Kr', 2)), ('Petr', ('Sr', 9)), ('Pavel', ('Ka', 'eso')), ('Soňa', ('Pi', 5)))
    over_kdo_bral(kdo_bral, 'Gábi')
    assert stychy_hrace(novi_hraci, 'Gábi') == [stych]


@pytest.mark.level(122)
def test_bere_nekdo_jiny(srdce):
    """Brát může kdokoli. Štych dostane celý, i s kartami ostatních."""
    hraci = {
        'Gábi': {'ruka': {('Sr', 3)}, 'stychy': []},
        'Petr': {'ruka': {('Sr', 'dama')}, 'stychy': []},
        'Pavel': {'ruka': {('Sr', 10)}, 'stychy': []},
        'Soňa': {'ruka': {('Kr', 'eso')}, 'stychy': []},
    }
    novi_hraci, kdo_bral = odehraj_kolo(srdce, hraci, 'Gábi')
    stych = vylozeno(('Gábi', ('Sr', 3)), ('Petr', ('Sr', 'dama')), ('Pavel', ('Sr', 10)), ('Soňa', ('Kr', 'eso')))
    over_kdo_bral(kdo_bral, 'Petr')
    assert stychy_hrace(novi_hraci, 'Petr') == [stych]


@pytest.mark.level(122)
def test_ostatni_stych_nedostanou(srdce):
    """Kdo nebral, tomu žádný štych nepřibude."""
    hraci = {
        'Gábi': {'ruka': {('Sr', 3)}, 'stychy': []},
        'Petr': {'ruka': {('Sr', 'dama')}, 'stychy': []},
        'Pavel': {'ruka': {('Sr', 10)}, 'stychy': []},
        'Soňa': {'ruka': {('Kr', 'eso')}, 'stychy': []},
    }
    novi_hraci, kdo_bral = odehraj_kolo(srdce, hraci, 'Pavel')
    over_kdo_bral(kdo_bral, 'Petr')
    assert stychy_hrace(novi_hraci, 'Gábi') == []
    assert stychy_hrace(novi_hraci, 'Pavel') == []
    assert stychy_hrace(novi_hraci, 'Soňa') == []


@pytest.mark.level(122)
def test_stych_prijde_na_konec(srdce):
    """Nový štych přijde za ty, které už hráč má. Ostatním jejich štychy zůstanou."""
    prvni = vylozeno(('Gábi', ('Kr', 2)), ('Petr', ('Kr', 'eso')), ('Pavel', ('Kr', 5)), ('Soňa', ('Kr', 7)))
    druhy = vylozeno(('Petr', ('Ka', 4)), ('Pavel', ('Ka', 'kral')), ('Soňa', ('Ka', 5)), ('Gábi', ('Ka', 7)))
    treti = vylozeno(('Pavel', ('Pi', 3)), ('Soňa', ('Pi', 'kluk')), ('Gábi', ('Pi', 8)), ('Petr', ('Pi', 'eso')))
    hraci = {
        'Gábi': {'ruka': {('Sr', 7)}, 'stychy': []},
        'Petr': {'ruka': {('Sr', 3)}, 'stychy': [prvni, treti]},
        'Pavel': {'ruka': {('Sr', 10)}, 'stychy': [druhy]},
        'Soňa': {'ruka': {('Sr', 'dama')}, 'stychy': []},
    }
    ctvrty = vylozeno(('Petr', ('Sr', 3)), ('Pavel', ('Sr', 10)), ('Soňa', ('Sr', 'dama')), ('Gábi', ('Sr', 7)))
    novi_hraci, kdo_bral = odehraj_kolo(srdce, deepcopy(hraci), 'Petr')
    over_kdo_bral(kdo_bral, 'Soňa')
    assert stychy_hrace(novi_hraci, 'Soňa') == [ctvrty]
    assert stychy_hrace(novi_hraci, 'Petr') == [prvni, treti]
    assert stychy_hrace(novi_hraci, 'Pavel') == [druhy]
    hraci['Petr']['ruka'] = {('Sr', 'eso')}
    ctvrty = vylozeno(('Petr', ('Sr', 'eso')), ('Pavel', ('Sr', 10)), ('Soňa', ('Sr', 'dama')), ('Gábi', ('Sr', 7)))
    novi_hraci, kdo_bral = odehraj_kolo(srdce, hraci, 'Petr')
    over_kdo_bral(kdo_bral, 'Petr')
    assert stychy_hrace(novi_hraci, 'Petr') == [prvni, treti, ctvrty]


@pytest.mark.level(122)
def test_bez_klice_stychy(srdce):
    """Kdo klíč 'stychy' nemá, žádný štych ještě nevzal. Když bere, bude tenhle jeho první."""
    hraci = {
        'Gábi': {'ruka': {('Pi', 3)}},
        'Petr': {'ruka': {('Pi', 'dama')}},
        'Pavel': {'ruka': {('Pi', 'kral')}},
        'Soňa': {'ruka': {('Pi', 10)}},
    }
    novi_hraci, kdo_bral = odehraj_kolo(srdce, hraci, 'Soňa')
    stych = vylozeno(('Soňa', ('Pi', 10)), ('Gábi', ('Pi', 3)), ('Petr', ('Pi', 'dama')), ('Pavel', ('Pi', 'kral')))
    over_kdo_bral(kdo_bral, 'Pavel')
    assert stychy_hrace(novi_hraci, 'Pavel') == [stych]
    assert stychy_hrace(novi_hraci, 'Gábi') == []


# Noví hráči


@pytest.mark.level(123)
def test_ruce_se_zmensi(srdce):
    """Vyložená karta v ruce už není, ostatní karty tam zůstanou."""
    hraci = {
        'Gábi': {'ruka': {('Kr', 2), ('Sr', 3), ('Kr', 'eso')}, 'stychy': []},
        'Petr': {'ruka': {('Kr', 5), ('Sr', 4), ('Pi', 'dama')}, 'stychy': []},
        'Pavel': {'ruka': {('Kr', 7), ('Ka', 5), ('Ka', 6)}, 'stychy': []},
        'Soňa': {'ruka': {('Kr', 'kral'), ('Pi', 6), ('Pi', 7)}, 'stychy': []},
    }
    novi_hraci, kdo_bral = odehraj_kolo(srdce, hraci, 'Gábi')
    assert novi_hraci['Gábi']['ruka'] == {('Sr', 3), ('Kr', 'eso')}
    assert novi_hraci['Petr']['ruka'] == {('Sr', 4), ('Pi', 'dama')}
    assert novi_hraci['Pavel']['ruka'] == {('Ka', 5), ('Ka', 6)}
    assert novi_hraci['Soňa']['ruka'] == {('Pi', 6), ('Pi', 7)}


@pytest.mark.level(123)
def test_posledni_karta_v_ruce(srdce):
    """Kdo vyložil poslední kartu, má v ruce prázdnou množinu."""
    hraci = {
        'Gábi': {'ruka': {('Sr', 3)}, 'stychy': []},
        'Petr': {'ruka': {('Sr', 'dama')}, 'stychy': []},
        'Pavel': {'ruka': {('Sr', 10)}, 'stychy': []},
        'Soňa': {'ruka': {('Kr', 'eso')}, 'stychy': []},
    }
    novi_hraci, kdo_bral = odehraj_kolo(srdce, hraci, 'Petr')
    assert novi_hraci['Gábi']['ruka'] == set()
    assert novi_hraci['Petr']['ruka'] == set()
    assert novi_hraci['Pavel']['ruka'] == set()
    assert novi_hraci['Soňa']['ruka'] == set()


@pytest.mark.level(123)
def test_puvodni_hraci_zustanou(srdce):
    """Hráči, které funkce dostala, zůstanou, jací byli: s celou rukou a bez nového štychu."""
    hraci = {
        'Gábi': {'ruka': {('Kr', 2), ('Sr', 3)}, 'stychy': []},
        'Petr': {'ruka': {('Kr', 5), ('Sr', 4)}, 'stychy': []},
        'Pavel': {'ruka': {('Kr', 7), ('Ka', 5)}, 'stychy': []},
        'Soňa': {'ruka': {('Kr', 'kral'), ('Pi', 6)}, 'stychy': []},
    }
    srdce.kolo(hraci, 'Gábi')
    assert hraci == {
        'Gábi': {'ruka': {('Kr', 2), ('Sr', 3)}, 'stychy': []},
        'Petr': {'ruka': {('Kr', 5), ('Sr', 4)}, 'stychy': []},
        'Pavel': {'ruka': {('Kr', 7), ('Ka', 5)}, 'stychy': []},
        'Soňa': {'ruka': {('Kr', 'kral'), ('Pi', 6)}, 'stychy': []},
    }


@pytest.mark.level(123)
def test_puvodni_stychy_zustanou(srdce):
    """Ani v seznamu štychů, které už hráč měl, se nic nezmění."""
    prvni = vylozeno(('Gábi', ('Kr', 2)), ('Petr', ('Kr', 'eso')), ('Pavel', ('Kr', 5)), ('Soňa', ('Kr', 7)))
    hraci = {
        'Gábi': {'ruka': {('Sr', 3)}},
        'Petr': {'ruka': {('Sr', 'dama')}, 'stychy': [prvni]},
        'Pavel': {'ruka': {('Sr', 10)}},
        'Soňa': {'ruka': {('Kr', 'kral')}},
    }
    hraci_predtim = deepcopy(hraci)
    srdce.kolo(hraci, 'Petr')
    assert hraci == hraci_predtim


@pytest.mark.level(123)
def test_dve_kola_po_sobe(srdce):
    """Výsledek kola jde hned použít pro další kolo a sám se tím nezmění."""
    hraci = {
        'Gábi': {'ruka': {('Kr', 2), ('Sr', 3)}, 'stychy': []},
        'Petr': {'ruka': {('Kr', 5), ('Sr', 'eso')}, 'stychy': []},
        'Pavel': {'ruka': {('Kr', 7), ('Ka', 5)}, 'stychy': []},
        'Soňa': {'ruka': {('Kr', 'kral'), ('Sr', 6)}, 'stychy': []},
    }
    po_prvnim, kdo_bral = odehraj_kolo(srdce, hraci, 'Gábi')
    po_prvnim_predtim = deepcopy(po_prvnim)
    po_druhem, kdo_bral = odehraj_kolo(srdce, po_prvnim, kdo_bral)
    stych = vylozeno(('Soňa', ('Sr', 6)), ('Gábi', ('Sr', 3)), ('Petr', ('Sr', 'eso')), ('Pavel', ('Ka', 5)))
    over_kdo_bral(kdo_bral, 'Petr')
    assert stychy_hrace(po_druhem, 'Petr') == [stych]
    assert po_prvnim == po_prvnim_predtim, 'Druhé kolo změnilo hráče, které vrátilo to první.'


# Konec hry


@pytest.mark.level(124)
def test_prazdne_ruce(srdce):
    """S prázdnýma rukama se hrát nedá. Funkce vrátí None."""
    hraci = {'Gábi': {'ruka': set()}, 'Petr': {'ruka': set()}, 'Pavel': {'ruka': set()}, 'Soňa': {'ruka': set()}}
    assert srdce.kolo(hraci, 'Gábi') is None


@pytest.mark.level(124)
def test_prazdne_ruce_a_stychy(srdce):
    """Na konci hry už mají hráči jenom štychy. Ať by začínal kdokoli, výsledek je None."""
    stych = vylozeno(('Gábi', ('Kr', 2)), ('Petr', ('Kr', 'eso')), ('Pavel', ('Kr', 5)), ('Soňa', ('Kr', 7)))
    hraci = {
        'Gábi': {'ruka': set(), 'stychy': []},
        'Petr': {'ruka': set(), 'stychy': [stych]},
        'Pavel': {'ruka': set(), 'stychy': []},
        'Soňa': {'ruka': set(), 'stychy': []},
    }
    hraci_predtim = deepcopy(hraci)
    assert srdce.kolo(hraci, 'Petr') is None
    assert srdce.kolo(hraci, 'Soňa') is None
    assert hraci == hraci_predtim


@pytest.mark.level(124)
def test_po_posledni_karte(srdce):
    """Dokud mají hráči aspoň po jedné kartě, hraje se. Teprve potom je výsledek None."""
    hraci = {
        'Gábi': {'ruka': {('Sr', 3)}, 'stychy': []},
        'Petr': {'ruka': {('Sr', 'dama')}, 'stychy': []},
        'Pavel': {'ruka': {('Sr', 10)}, 'stychy': []},
        'Soňa': {'ruka': {('Kr', 'eso')}, 'stychy': []},
    }
    novi_hraci, kdo_bral = odehraj_kolo(srdce, hraci, 'Gábi')
    assert srdce.kolo(novi_hraci, kdo_bral) is None
