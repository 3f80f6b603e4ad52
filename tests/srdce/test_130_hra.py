"""Funkce hra: levely 130 až 133."""

import re
from inspect import signature

import pytest

JMENA = ['Gábi', 'Petr', 'Pavel', 'Soňa']
OBRAZY = [2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso']


def vylozeno(*dvojice):
    """Stůl zapsaný krátce, třeba vylozeno(('Gábi', ('Kr', 2)), ('Petr', ('Kr', 5)))."""
    return [{'hrac': hrac, 'karta': karta} for hrac, karta in dvojice]


def po_jedne_karte():
    """Hráči s jednou kartou. V jediném kole bere Soňa a má dva body."""
    return {
        'Gábi': {'ruka': {('Sr', 'eso')}},
        'Petr': {'ruka': {('Kr', 2)}},
        'Pavel': {'ruka': {('Sr', 'dama')}},
        'Soňa': {'ruka': {('Kr', 'kral')}},
    }


def po_dvou_kartach():
    """Hráči se dvěma kartami. Z čeho vybírat nikdo nemá: první kolo bere Soňa, druhé Gábi."""
    return {
        'Gábi': {'ruka': {('Kr', 2), ('Sr', 10)}, 'stychy': []},
        'Petr': {'ruka': {('Kr', 7), ('Sr', 4)}, 'stychy': []},
        'Pavel': {'ruka': {('Kr', 10), ('Ka', 'eso')}, 'stychy': []},
        'Soňa': {'ruka': {('Kr', 'dama'), ('Sr', 9)}, 'stychy': []},
    }


def po_barvach():
    """Každý hráč má všechny karty jedné barvy. Petr má kříže, a tak vezme všech 13 štychů."""
    return {
        'Gábi': {'ruka': {('Sr', obraz) for obraz in OBRAZY}, 'stychy': []},
        'Petr': {'ruka': {('Kr', obraz) for obraz in OBRAZY}, 'stychy': []},
        'Pavel': {'ruka': {('Pi', obraz) for obraz in OBRAZY}, 'stychy': []},
        'Soňa': {'ruka': {('Ka', obraz) for obraz in OBRAZY}, 'stychy': []},
    }


def ob_jednu():
    """Celé rozdání, ve kterém má každý všechny čtyři barvy. Křížovou dvojku má Pavel."""
    hraci = {'Gábi': {'ruka': set()}, 'Petr': {'ruka': set()}, 'Pavel': {'ruka': set()}, 'Soňa': {'ruka': set()}}
    for posun, barva in (2, 'Kr'), (3, 'Pi'), (0, 'Sr'), (1, 'Ka'):
        for cislo, obraz in enumerate(OBRAZY):
            hraci[JMENA[(cislo + posun) % 4]]['ruka'].add((barva, obraz))
    return hraci


def dohrani_hraci(vysledek):
    """Ověří, že výsledek hry má hráče pod klíčem 'hraci', a vrátí je."""
    assert isinstance(vysledek, dict), "Funkce má vrátit slovník s klíči 'vyhrava' a 'hraci'."
    assert 'hraci' in vysledek, f"Ve výsledku chybí klíč 'hraci', jsou tam jen {list(vysledek)}."
    return vysledek['hraci']


def stychy_hrace(hraci, jmeno):
    """Štychy, které hráč vzal; když klíč 'stychy' nemá, nevzal žádný."""
    return hraci[jmeno].get('stychy', [])


def body_hrace(hraci, jmeno):
    """Kolik bodů hráč má: za pikovou dámu 13, za srdce 1."""
    soucet = 0
    for stych in stychy_hrace(hraci, jmeno):
        for vylozena in stych:
            if vylozena['karta'] == ('Pi', 'dama'):
                soucet += 13
            elif vylozena['karta'][0] == 'Sr':
                soucet += 1
    return soucet


def kdo_mel_co(hraci):
    """Ke každé kartě jméno toho, kdo ji vyložil."""
    return {
        vylozena['karta']: vylozena['hrac']
        for jmeno in JMENA
        for stych in stychy_hrace(hraci, jmeno)
        for vylozena in stych
    }


def over_celou_hru(hraci):
    """Ověří, že se odehrálo 13 kol, ve kterých každá karta přišla na stůl právě jednou, a 26 bodů má svého majitele."""
    stychy = []
    bodu = 0
    for jmeno in JMENA:
        assert hraci[jmeno]['ruka'] == set(), f'{jmeno} má po hře v ruce ještě {hraci[jmeno]["ruka"]}.'
        stychy += stychy_hrace(hraci, jmeno)
        bodu += body_hrace(hraci, jmeno)
    assert len(stychy) == 13, f'Štychů má být po hře 13, ale je jich {len(stychy)}.'
    karty = [vylozena['karta'] for stych in stychy for vylozena in stych]
    assert len(karty) == 52, f'Ve štyších má být 52 karet, ale je jich {len(karty)}.'
    assert len(set(karty)) == 52, 'Některá karta je ve štyších dvakrát.'
    assert bodu == 26, f'Hráči mají mít dohromady 26 bodů, ale mají {bodu}.'


def over_ze_zacina_kdo_bral(hraci, kdo_zacal):
    """Ověří, že kola na sebe navazují: první začal, kdo měl, a každé další ten, kdo bral to předchozí."""
    zacal = {'Gábi': 0, 'Petr': 0, 'Pavel': 0, 'Soňa': 0}
    for jmeno in JMENA:
        for stych in stychy_hrace(hraci, jmeno):
            zacal[stych[0]['hrac']] += 1
    # Kdo bral, ten hned začne další kolo. Výjimky jsou dvě: před prvním kolem nikdo nebral
    # a po posledním už nikdo nezačíná.
    zacal[kdo_zacal] -= 1
    for jmeno in JMENA:
        rozdil = len(stychy_hrace(hraci, jmeno)) - zacal[jmeno]
        assert rozdil in (0, 1), (
            f'Kdo bral, má začít další kolo: {jmeno} má štychů {len(stychy_hrace(hraci, jmeno))}, '
            f'ale dalších kol začíná {zacal[jmeno]}.'
        )


@pytest.mark.level(130)
def test_hra_bez_parametru(srdce):
    """Funkci `hra` jde zavolat bez parametru, protože má v hlavičce `rozdano=None`. Pak si karty rozdá sama."""
    signature(srdce.hra).bind()


@pytest.mark.level(130)
def test_hra_s_rozdanymi_hraci(srdce):
    """Funkci `hra` jde zavolat i s jedním parametrem: s hráči, kterým už někdo rozdal."""
    signature(srdce.hra).bind('rozdano')


# Průběh hry


@pytest.mark.level(131)
def test_jedno_kolo(srdce):
    """Hraje se, dokud mají hráči karty, třeba jen po jedné. Začne ten, kdo má křížovou dvojku."""
    po_hre = dohrani_hraci(srdce.hra(po_jedne_karte()))
    stych = vylozeno(('Petr', ('Kr', 2)), ('Pavel', ('Sr', 'dama')), ('Soňa', ('Kr', 'kral')), ('Gábi', ('Sr', 'eso')))
    assert stychy_hrace(po_hre, 'Soňa') == [stych]
    assert po_hre['Soňa']['ruka'] == set()
    assert stychy_hrace(po_hre, 'Gábi') == []
    assert stychy_hrace(po_hre, 'Petr') == []
    assert stychy_hrace(po_hre, 'Pavel') == []


@pytest.mark.level(131)
def test_dve_kola(srdce):
    """Druhé kolo začne ten, kdo bral to první."""
    po_hre = dohrani_hraci(srdce.hra(po_dvou_kartach()))
    prvni = vylozeno(('Gábi', ('Kr', 2)), ('Petr', ('Kr', 7)), ('Pavel', ('Kr', 10)), ('Soňa', ('Kr', 'dama')))
    druhy = vylozeno(('Soňa', ('Sr', 9)), ('Gábi', ('Sr', 10)), ('Petr', ('Sr', 4)), ('Pavel', ('Ka', 'eso')))
    assert stychy_hrace(po_hre, 'Soňa') == [prvni]
    assert stychy_hrace(po_hre, 'Gábi') == [druhy]
    assert stychy_hrace(po_hre, 'Petr') == []
    assert stychy_hrace(po_hre, 'Pavel') == []


@pytest.mark.level(131)
def test_dve_kola_bere_tentyz(srdce):
    """Kdo bral, může hned brát znovu. Začínat nemusí Gábi."""
    rozdano = {
        'Gábi': {'ruka': {('Kr', 3), ('Pi', 4)}, 'stychy': []},
        'Petr': {'ruka': {('Kr', 'kral'), ('Pi', 'dama')}, 'stychy': []},
        'Pavel': {'ruka': {('Kr', 9), ('Sr', 2)}, 'stychy': []},
        'Soňa': {'ruka': {('Kr', 2), ('Pi', 9)}, 'stychy': []},
    }
    po_hre = dohrani_hraci(srdce.hra(rozdano))
    prvni = vylozeno(('Soňa', ('Kr', 2)), ('Gábi', ('Kr', 3)), ('Petr', ('Kr', 'kral')), ('Pavel', ('Kr', 9)))
    druhy = vylozeno(('Petr', ('Pi', 'dama')), ('Pavel', ('Sr', 2)), ('Soňa', ('Pi', 9)), ('Gábi', ('Pi', 4)))
    assert stychy_hrace(po_hre, 'Petr') == [prvni, druhy]


@pytest.mark.level(131)
def test_stychy_z_drivejska_zustanou(srdce):
    """Funkce hraje s hráči, které dostane. Štychy, které už mají, jim zůstanou a nové přijdou za ně."""
    # Kolo může začít kdokoli, a tak jde jedno odehrát i dřív, než přijde na křížovou dvojku.
    davny = vylozeno(('Soňa', ('Ka', 3)), ('Gábi', ('Ka', 9)), ('Petr', ('Ka', 'dama')), ('Pavel', ('Ka', 4)))
    davnejsi = vylozeno(('Pavel', ('Pi', 3)), ('Soňa', ('Pi', 5)), ('Gábi', ('Pi', 'eso')), ('Petr', ('Pi', 9)))
    rozdano = po_dvou_kartach()
    rozdano['Gábi']['stychy'] = [davnejsi]
    rozdano['Petr']['stychy'] = [davny]
    po_hre = dohrani_hraci(srdce.hra(rozdano))
    prvni = vylozeno(('Gábi', ('Kr', 2)), ('Petr', ('Kr', 7)), ('Pavel', ('Kr', 10)), ('Soňa', ('Kr', 'dama')))
    druhy = vylozeno(('Soňa', ('Sr', 9)), ('Gábi', ('Sr', 10)), ('Petr', ('Sr', 4)), ('Pavel', ('Ka', 'eso')))
    assert stychy_hrace(po_hre, 'Petr') == [davny]
    assert stychy_hrace(po_hre, 'Gábi') == [davnejsi, druhy]
    assert stychy_hrace(po_hre, 'Soňa') == [prvni]


@pytest.mark.level(131)
def test_vsechno_vezme_jeden(srdce):
    """Kdo má všechny kříže, vezme všech 13 štychů: ostatní kříž dát nemůžou."""
    po_hre = dohrani_hraci(srdce.hra(po_barvach()))
    over_celou_hru(po_hre)
    assert len(stychy_hrace(po_hre, 'Petr')) == 13


@pytest.mark.level(131)
def test_cela_hra(srdce):
    """Hraje se 13 kol, vyloží se každá karta a rozdělí se všech 26 bodů. Kdo bral, začíná."""
    po_hre = dohrani_hraci(srdce.hra(ob_jednu()))
    over_celou_hru(po_hre)
    over_ze_zacina_kdo_bral(po_hre, 'Pavel')


@pytest.mark.level(131)
def test_bez_bodu_se_hraje_dal(srdce):
    """Hra nekončí předčasně. Když se všichni zbavují bodů hned, zbydou pro poslední kola karty za nic."""

    def vyloz_body(ruka, stul):
        dovolene = [karta for karta in ruka if not stul or karta[0] == stul[0]['karta'][0]] or ruka
        if ('Kr', 2) in dovolene and not stul:
            return ('Kr', 2)
        return max(dovolene, key=lambda karta: (karta == ('Pi', 'dama'), karta[0] == 'Sr', OBRAZY.index(karta[1])))

    srdce.vyloz = vyloz_body
    over_celou_hru(dohrani_hraci(srdce.hra(ob_jednu())))


@pytest.mark.level(131)
def test_bez_parametru_se_rozda(srdce):
    """Bez parametru si hra rozdá sama. I pak má 13 kol a 26 bodů, a podruhé znovu."""
    over_celou_hru(dohrani_hraci(srdce.hra()))
    over_celou_hru(dohrani_hraci(srdce.hra()))


@pytest.mark.level(131)
def test_pokazde_se_rozda_znovu(srdce):
    """Bez parametru se rozdává při každém zavolání. Dvě hry po sobě nemají stejné karty."""
    prvni = kdo_mel_co(dohrani_hraci(srdce.hra()))
    druha = kdo_mel_co(dohrani_hraci(srdce.hra()))
    assert prvni != druha, 'Ve druhé hře měli všichni stejné karty jako v té první.'


@pytest.mark.level(131)
def test_rozdani_zustane(srdce):
    """Rozdaní hráči, které funkce dostala, zůstanou, jací byli."""
    rozdano = po_dvou_kartach()
    srdce.hra(rozdano)
    assert rozdano == po_dvou_kartach()
    rozdano = po_jedne_karte()
    srdce.hra(rozdano)
    assert rozdano == po_jedne_karte()


# Kdo vyhrál


def vitezove(vysledek):
    """Ověří, že výsledek hry má klíč 'vyhrava', a vrátí, co pod ním je."""
    dohrani_hraci(vysledek)
    assert 'vyhrava' in vysledek, f"Ve výsledku chybí klíč 'vyhrava', jsou tam jen {list(vysledek)}."
    return vysledek['vyhrava']


@pytest.mark.level(132)
def test_vyhraji_tri(srdce):
    """Vyhrají všichni, kdo mají nejméně bodů. Tady bere Soňa dva body a ostatní nemají žádný."""
    vyhrali = vitezove(srdce.hra(po_jedne_karte()))
    assert vyhrali == {'Gábi', 'Petr', 'Pavel'}


@pytest.mark.level(132)
def test_drivejsi_vysledek_zustane(srdce):
    """Každá hra vrátí svůj slovník. V tom z minulé hry se nic nezmění."""
    predtim = srdce.hra(po_jedne_karte())
    srdce.hra(po_dvou_kartach())
    assert vitezove(predtim) == {'Gábi', 'Petr', 'Pavel'}


@pytest.mark.level(132)
def test_pocitaji_se_i_stychy_z_drivejska(srdce):
    """Body se počítají ze všech štychů, které hráči na konci mají, i z těch, se kterými do hry přišli."""
    rozdano = po_jedne_karte()
    rozdano['Petr']['stychy'] = [
        vylozeno(('Pavel', ('Sr', 9)), ('Soňa', ('Sr', 5)), ('Gábi', ('Sr', 2)), ('Petr', ('Sr', 'kral')))
    ]
    vyhrali = vitezove(srdce.hra(rozdano))
    assert vyhrali == {'Gábi', 'Pavel'}


@pytest.mark.level(132)
def test_vyhraji_vsichni(srdce):
    """Když nikdo nemá ani bod, vyhrají všichni čtyři, i ten, kdo bral."""
    rozdano = {
        'Gábi': {'ruka': {('Ka', 'eso')}},
        'Petr': {'ruka': {('Kr', 7)}},
        'Pavel': {'ruka': {('Kr', 2)}},
        'Soňa': {'ruka': {('Pi', 'kral')}},
    }
    vyhrali = vitezove(srdce.hra(rozdano))
    assert vyhrali == {'Gábi', 'Petr', 'Pavel', 'Soňa'}


@pytest.mark.level(132)
def test_stych_bez_bodu_vyhre_nevadi(srdce):
    """Rozhodují body, ne štychy. Soňa vzala štych bez bodů a vyhraje s ostatními, Gábi má tři body."""
    vyhrali = vitezove(srdce.hra(po_dvou_kartach()))
    assert vyhrali == {'Petr', 'Pavel', 'Soňa'}


@pytest.mark.level(132)
def test_kdo_vezme_vsechno_nevyhraje(srdce):
    """Kdo má všech 26 bodů, prohrál."""
    vyhrali = vitezove(srdce.hra(po_barvach()))
    assert vyhrali == {'Gábi', 'Pavel', 'Soňa'}


@pytest.mark.level(132)
def test_vitezove_cele_hry(srdce):
    """Vítězové se určí podle štychů na konci hry."""
    for _ in range(10):
        vysledek = srdce.hra(ob_jednu())
        vyhrali = vitezove(vysledek)
        body = {jmeno: body_hrace(vysledek['hraci'], jmeno) for jmeno in JMENA}
        maji_nejmin = {jmeno for jmeno in JMENA if body[jmeno] == min(body.values())}
        assert vyhrali == maji_nejmin, f'Body jsou {body}, ale podle hry vyhrává {vyhrali!r}.'


# Co hra vypíše. Před kartami, mezi nimi i za nimi může být cokoli dalšího, třeba jména.


def over_vypis(vystup, stychy):
    """Ověří, že jsou ve výpisu všechny štychy: čtyři karty, jak šly na stůl, a za nimi jméno toho, kdo bral."""
    assert vystup.strip(), 'Funkce nic nevypsala.'
    for cislo, (stych, kdo_bral) in enumerate(stychy, start=1):
        ma_byt = []
        vzory = []
        for vylozena in stych:
            barva, obraz = vylozena['karta']
            ma_byt.append(f'{barva} {obraz}')
            vzory.append(rf'{barva}\W{{0,4}}{obraz}\b')
        ma_byt.append(kdo_bral)
        vzory.append(kdo_bral)
        nalezeno = []
        for text, vzor in zip(ma_byt, vzory, strict=True):
            nalez = re.search(vzor, vystup)
            if nalez is None:
                break
            nalezeno.append(text)
            vystup = vystup[nalez.end() :]
        chybi = ma_byt[len(nalezeno) :]
        assert nalezeno == ma_byt, f'Ve výpisu {cislo}. kola chybí {chybi[0]}, nebo to není na svém místě.'


@pytest.mark.level(133)
def test_vypise_jedno_kolo(srdce, capsys):
    """Vypíšou se všechny čtyři karty, barva a hned za ní obraz, třeba Kr 2, a potom jméno toho, kdo bral."""
    srdce.hra(po_jedne_karte())
    stych = vylozeno(('Petr', ('Kr', 2)), ('Pavel', ('Sr', 'dama')), ('Soňa', ('Kr', 'kral')), ('Gábi', ('Sr', 'eso')))
    over_vypis(capsys.readouterr().out, [(stych, 'Soňa')])


@pytest.mark.level(133)
def test_vypise_dve_kola(srdce, capsys):
    """Kola se vypisují tak, jak šla po sobě."""
    srdce.hra(po_dvou_kartach())
    prvni = vylozeno(('Gábi', ('Kr', 2)), ('Petr', ('Kr', 7)), ('Pavel', ('Kr', 10)), ('Soňa', ('Kr', 'dama')))
    druhy = vylozeno(('Soňa', ('Sr', 9)), ('Gábi', ('Sr', 10)), ('Petr', ('Sr', 4)), ('Pavel', ('Ka', 'eso')))
    over_vypis(capsys.readouterr().out, [(prvni, 'Soňa'), (druhy, 'Gábi')])


@pytest.mark.level(133)
def test_ve_vypisu_neni_none(srdce, capsys):
    """Mezi kartami se neobjeví None, tedy výsledek funkce, která nic nevrací."""
    srdce.hra(po_jedne_karte())
    assert 'None' not in capsys.readouterr().out, 'Mezi kartami se vypsalo None.'


@pytest.mark.level(133)
def test_vypise_celou_hru(srdce, capsys):
    """Vypíše se všech 13 kol."""
    vysledek = srdce.hra(po_barvach())
    over_vypis(capsys.readouterr().out, [(stych, 'Petr') for stych in stychy_hrace(vysledek['hraci'], 'Petr')])
