"""Funkce rozdej: levely 90 až 92."""

from inspect import signature

import pytest

OBRAZY = [2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso']


def rozdani_hraci(srdce):
    """Ověří, že rozdej vrátí čtyři hráče a každému z nich množinu karet, a vrátí je."""
    hraci = srdce.rozdej()
    assert isinstance(hraci, dict), 'Funkce má vrátit slovník hráčů.'
    for jmeno in 'Gábi', 'Petr', 'Pavel', 'Soňa':
        assert jmeno in hraci, f'Mezi hráči chybí {jmeno}, jsou tam jen {list(hraci)}.'
        assert isinstance(hraci[jmeno], dict), f"{jmeno}: má to být slovník, třeba {{'ruka': …, 'stychy': []}}."
        assert 'ruka' in hraci[jmeno], f"{jmeno} nemá klíč 'ruka'."
        assert isinstance(hraci[jmeno]['ruka'], set), f"{jmeno}: pod klíčem 'ruka' má být množina (set) karet."
    return hraci


@pytest.mark.level(90)
def test_rozdej_existuje(srdce):
    """Funkce `rozdej` se volá bez parametrů."""
    signature(srdce.rozdej).bind()


@pytest.mark.level(91)
def test_rozdava_se_ctyrem_hracum(srdce):
    """Hráči jsou Gábi, Petr, Pavel a Soňa a nikdo jiný. Funkce slovník vrací, nevypisuje."""
    hraci = rozdani_hraci(srdce)
    assert len(hraci) == 4, f'Hráči mají být čtyři, ale jsou to {list(hraci)}.'


@pytest.mark.level(91)
def test_kazdy_ma_13_karet(srdce):
    """Každý dostane 13 karet."""
    hraci = rozdani_hraci(srdce)
    assert len(hraci['Gábi']['ruka']) == 13
    assert len(hraci['Petr']['ruka']) == 13
    assert len(hraci['Pavel']['ruka']) == 13
    assert len(hraci['Soňa']['ruka']) == 13


@pytest.mark.level(91)
def test_rozda_se_vsech_52_karet(srdce):
    """Každou kartu má právě jeden z hráčů."""
    hraci = rozdani_hraci(srdce)
    for barva in 'Kr', 'Pi', 'Sr', 'Ka':
        for obraz in OBRAZY:
            karta = (barva, obraz)
            kdo_ji_ma = [jmeno for jmeno in hraci if karta in hraci[jmeno]['ruka']]
            assert kdo_ji_ma != [], f'Kartu {karta} nemá nikdo.'
            assert len(kdo_ji_ma) < 2, f'Kartu {karta} mají {" a ".join(kdo_ji_ma)}.'


@pytest.mark.level(91)
def test_na_zacatku_nikdo_nema_stychy(srdce):
    """Před prvním kolem nikdo žádný štych nemá. Klíč 'stychy' tu být může, ale nemusí."""
    hraci = rozdani_hraci(srdce)
    for jmeno in hraci:
        stychy = hraci[jmeno].get('stychy', [])
        assert stychy == [], f"{jmeno}: pod klíčem 'stychy' má být prázdný seznam, ale je tam {stychy!r}."


@pytest.mark.level(91)
def test_kazdy_ma_svoje_stychy(srdce):
    """Každý hráč má svůj vlastní seznam štychů. Co přibude jednomu, nepřibude ostatním."""
    hraci = rozdani_hraci(srdce)
    hraci['Gábi'].setdefault('stychy', []).append('štych')
    for jmeno in 'Petr', 'Pavel', 'Soňa':
        assert not hraci[jmeno].get('stychy'), f'Gábi a {jmeno} mají jeden společný seznam štychů.'


@pytest.mark.level(91)
def test_rozdava_se_i_podruhe(srdce):
    """Každé zavolání rozdá všech 52 karet znovu, nic nezbývá z toho minulého."""
    rozdani_hraci(srdce)
    hraci = rozdani_hraci(srdce)
    for jmeno in hraci:
        assert len(hraci[jmeno]['ruka']) == 13, f'Při druhém rozdání nemá {jmeno} 13 karet.'


# Level 92 pracuje s náhodou. Šance, že správně rozdané karty vypadají jako
# nezamíchané, je ale v každém z testů menší než jedna ku miliardě.


@pytest.mark.level(92)
def test_pokazde_jinak(srdce):
    """Karty se před každým rozdáním míchají, takže dvakrát za sebou nikdo nemá stejnou ruku."""
    predtim = rozdani_hraci(srdce)
    hraci = rozdani_hraci(srdce)
    for jmeno in 'Gábi', 'Petr', 'Pavel', 'Soňa':
        ruce_predtim = [predtim[nekdo]['ruka'] for nekdo in predtim]
        assert hraci[jmeno]['ruka'] not in ruce_predtim, f'{jmeno} má stejné karty, jaké už někdo měl minule.'


@pytest.mark.level(92)
def test_nikdo_nema_jednu_barvu(srdce):
    """Po zamíchání nemá nikdo v ruce jen karty jedné barvy."""
    for _ in range(5):
        hraci = rozdani_hraci(srdce)
        for jmeno in hraci:
            barvy = {karta[0] for karta in hraci[jmeno]['ruka']}
            assert len(barvy) > 1, f'{jmeno} má jen karty barvy {barvy.pop()}.'


@pytest.mark.level(92)
def test_karta_nema_stale_misto(srdce):
    """Křížovou dvojku nedostává pořád tentýž hráč. A pikovou dámu taky ne."""
    kdo_ma_dvojku = set()
    kdo_ma_damu = set()
    for _ in range(40):
        hraci = rozdani_hraci(srdce)
        for jmeno in hraci:
            if ('Kr', 2) in hraci[jmeno]['ruka']:
                kdo_ma_dvojku.add(jmeno)
            if ('Pi', 'dama') in hraci[jmeno]['ruka']:
                kdo_ma_damu.add(jmeno)
    assert len(kdo_ma_dvojku) > 1, f'Křížovou dvojku má při každém rozdání {kdo_ma_dvojku.pop()}.'
    assert len(kdo_ma_damu) > 1, f'Pikovou dámu má při každém rozdání {kdo_ma_damu.pop()}.'


@pytest.mark.level(92)
def test_karty_nechodi_spolu(srdce):
    """Dvě karty, které jednou dostal jeden hráč, dostanou jindy dva různí."""
    spolu = 0
    for _ in range(100):
        hraci = rozdani_hraci(srdce)
        for jmeno in hraci:
            if ('Kr', 2) in hraci[jmeno]['ruka'] and ('Kr', 3) in hraci[jmeno]['ruka']:
                spolu += 1
    assert 0 < spolu < 100, f'Křížovou dvojku a trojku měl ze 100 rozdání jeden hráč {spolu}krát.'
