"""Funkce rozdej: levely 90 až 92."""

from collections import Counter
from inspect import signature
from itertools import combinations

import pytest

OBRAZY = [2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso']
VSECHNY_KARTY = [(barva, obraz) for barva in ('Kr', 'Pi', 'Sr', 'Ka') for obraz in OBRAZY]


def rozdani_hraci(srdce):
    """Ověří, že rozdej vrátí čtyři hráče a každému z nich množinu karet, a vrátí je."""
    hraci = srdce.rozdej()
    assert isinstance(hraci, dict), 'Funkce má vrátit slovník hráčů.'
    for jmeno in 'Gábi', 'Petr', 'Pavel', 'Soňa':
        assert jmeno in hraci, f'Mezi hráči chybí {jmeno}, jsou tam jen {list(hraci)}.'
        assert isinstance(hraci[jmeno], dict), f"{jmeno}: má to být slovník, třeba {{'ruka': …, 'stychy': []}}."
        assert 'ruka' in hraci[jmeno], f"{jmeno} nemá klíč 'ruka'."
        assert isinstance(hraci[jmeno]['ruka'], set | frozenset), (
            f"{jmeno}: pod klíčem 'ruka' má být množina (set) karet."
        )
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
def test_barvy_se_nerozdeluji_rovnym_dilem(srdce):
    """Míchají se všechny karty dohromady, ne každá barva zvlášť: někdy má někdo od jedné barvy i pět karet."""
    nejvic_jedne_barvy = 0
    for _ in range(100):
        hraci = rozdani_hraci(srdce)
        for jmeno in hraci:
            barvy = Counter(karta[0] for karta in hraci[jmeno]['ruka'])
            nejvic_jedne_barvy = max(nejvic_jedne_barvy, *barvy.values())
    assert nejvic_jedne_barvy > 4, f'Ve 100 rozdáních neměl nikdo od jedné barvy víc než {nejvic_jedne_barvy} karty.'


@pytest.mark.level(92)
def test_karta_nema_stale_misto(srdce):
    """Každou kartu dostane někdy každý z hráčů."""
    kdo_ji_mel = Counter()
    for _ in range(120):
        hraci = rozdani_hraci(srdce)
        for jmeno in hraci:
            kdo_ji_mel.update((karta, jmeno) for karta in hraci[jmeno]['ruka'])
    for karta in VSECHNY_KARTY:
        for jmeno in 'Gábi', 'Petr', 'Pavel', 'Soňa':
            assert kdo_ji_mel[karta, jmeno] > 0, f'Ze 120 rozdání nemá kartu {karta} ani jednou {jmeno}.'


@pytest.mark.level(92)
def test_karty_nechodi_spolu(srdce):
    """Dvě karty, které jednou dostal jeden hráč, dostanou jindy dva různí. A to kterékoli dvě."""
    spolu = Counter()
    for _ in range(120):
        hraci = rozdani_hraci(srdce)
        for jmeno in hraci:
            spolu.update(combinations(sorted(hraci[jmeno]['ruka'], key=VSECHNY_KARTY.index), 2))
    for jedna, druha in combinations(VSECHNY_KARTY, 2):
        kolikrat = spolu[jedna, druha]
        assert 0 < kolikrat < 72, f'Ze 120 rozdání měl karty {jedna} a {druha} jeden hráč {kolikrat}krát.'
