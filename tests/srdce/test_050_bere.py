"""Funkce bere: levely 50 až 53."""

from inspect import signature
from itertools import combinations, product

import pytest


@pytest.mark.level(50)
def test_bere_existuje(srdce):
    """Funkce `bere` má jeden parametr: stůl."""
    signature(srdce.bere).bind('stul')


# Všichni dávají vynesenou barvu


@pytest.mark.level(51)
def test_bere_prvni(srdce):
    """Bere ten, kdo vyložil nejvyšší kartu. Funkce vrací jeho jméno, nevypisuje ho."""
    stul = [
        {'hrac': 'Gábi', 'karta': ('Sr', 9)},
        {'hrac': 'Petr', 'karta': ('Sr', 3)},
        {'hrac': 'Pavel', 'karta': ('Sr', 7)},
        {'hrac': 'Soňa', 'karta': ('Sr', 2)},
    ]
    assert srdce.bere(stul) == 'Gábi'


@pytest.mark.level(51)
def test_bere_podruhe(srdce):
    """Funkce se dívá jen na karty, které dostane. Na minulý stůl zapomene."""
    for obrazy, kdo in ((9, 3, 7, 2), 'Gábi'), ((4, 5, 8, 6), 'Pavel'):
        jmena = 'Gábi', 'Petr', 'Pavel', 'Soňa'
        stul = [{'hrac': jmeno, 'karta': ('Sr', obraz)} for jmeno, obraz in zip(jmena, obrazy, strict=True)]
        assert srdce.bere(stul) == kdo


@pytest.mark.level(51)
def test_bere_treti(srdce):
    """Nejvyšší karta může přijít i uprostřed kola."""
    stul = [
        {'hrac': 'Gábi', 'karta': ('Kr', 4)},
        {'hrac': 'Petr', 'karta': ('Kr', 3)},
        {'hrac': 'Pavel', 'karta': ('Kr', 8)},
        {'hrac': 'Soňa', 'karta': ('Kr', 6)},
    ]
    assert srdce.bere(stul) == 'Pavel'


@pytest.mark.level(51)
def test_bere_posledni(srdce):
    """Nejvyšší karta může přijít až nakonec."""
    stul = [
        {'hrac': 'Gábi', 'karta': ('Pi', 2)},
        {'hrac': 'Petr', 'karta': ('Pi', 5)},
        {'hrac': 'Pavel', 'karta': ('Pi', 8)},
        {'hrac': 'Soňa', 'karta': ('Pi', 9)},
    ]
    assert srdce.bere(stul) == 'Soňa'


@pytest.mark.level(51)
def test_zacinat_muze_kdokoli(srdce):
    """Na stole jsou karty v tom pořadí, v jakém na něj šly. První nemusí být Gábi."""
    stul = [
        {'hrac': 'Pavel', 'karta': ('Ka', 5)},
        {'hrac': 'Soňa', 'karta': ('Ka', 4)},
        {'hrac': 'Gábi', 'karta': ('Ka', 8)},
        {'hrac': 'Petr', 'karta': ('Ka', 6)},
    ]
    assert srdce.bere(stul) == 'Gábi'


@pytest.mark.level(51)
def test_bere_uprostred_kola(srdce):
    """Kdo zatím bere, jde zjistit i dřív, než vyloží všichni."""
    assert srdce.bere([{'hrac': 'Petr', 'karta': ('Pi', 3)}]) == 'Petr'
    assert srdce.bere([{'hrac': 'Gábi', 'karta': ('Pi', 3)}, {'hrac': 'Petr', 'karta': ('Pi', 7)}]) == 'Petr'


@pytest.mark.level(51)
def test_bere_nic_nemeni(srdce):
    """Zjistit, kdo bere, znamená jen se podívat: karty na stole zůstanou ve stejném pořadí."""
    stul = [
        {'hrac': 'Gábi', 'karta': ('Kr', 4)},
        {'hrac': 'Petr', 'karta': ('Kr', 3)},
        {'hrac': 'Pavel', 'karta': ('Kr', 8)},
        {'hrac': 'Soňa', 'karta': ('Kr', 6)},
    ]
    srdce.bere(stul)
    assert stul == [
        {'hrac': 'Gábi', 'karta': ('Kr', 4)},
        {'hrac': 'Petr', 'karta': ('Kr', 3)},
        {'hrac': 'Pavel', 'karta': ('Kr', 8)},
        {'hrac': 'Soňa', 'karta': ('Kr', 6)},
    ]


# Jiná barva nebere


@pytest.mark.level(52)
def test_vyssi_karta_jine_barvy(srdce):
    """Karta jiné barvy nebere, i když je vyšší než všechny ostatní."""
    stul = [
        {'hrac': 'Gábi', 'karta': ('Ka', 4)},
        {'hrac': 'Petr', 'karta': ('Ka', 6)},
        {'hrac': 'Pavel', 'karta': ('Sr', 9)},
        {'hrac': 'Soňa', 'karta': ('Ka', 2)},
    ]
    assert srdce.bere(stul) == 'Petr'


@pytest.mark.level(52)
def test_bere_ten_kdo_vynesl_dvojku(srdce):
    """Když vynesenou barvu nikdo další nemá, bere ten, kdo vynesl, třeba i s dvojkou."""
    stul = [
        {'hrac': 'Soňa', 'karta': ('Kr', 2)},
        {'hrac': 'Gábi', 'karta': ('Sr', 8)},
        {'hrac': 'Petr', 'karta': ('Pi', 9)},
        {'hrac': 'Pavel', 'karta': ('Ka', 7)},
    ]
    assert srdce.bere(stul) == 'Soňa'


@pytest.mark.level(52)
def test_po_jine_barve_plati_porad_ta_vynesena(srdce):
    """Vynesená barva je barva první karty celé kolo. Jiná barva ji nezmění, ani když je jí víc."""
    stul = [
        {'hrac': 'Gábi', 'karta': ('Pi', 5)},
        {'hrac': 'Petr', 'karta': ('Ka', 8)},
        {'hrac': 'Pavel', 'karta': ('Ka', 9)},
        {'hrac': 'Soňa', 'karta': ('Pi', 3)},
    ]
    assert srdce.bere(stul) == 'Gábi'


@pytest.mark.level(52)
def test_vynesena_barva_az_nakonec(srdce):
    """Vyšší kartu vynesené barvy může mít až ten poslední."""
    stul = [
        {'hrac': 'Petr', 'karta': ('Kr', 3)},
        {'hrac': 'Pavel', 'karta': ('Sr', 7)},
        {'hrac': 'Soňa', 'karta': ('Pi', 9)},
        {'hrac': 'Gábi', 'karta': ('Kr', 4)},
    ]
    assert srdce.bere(stul) == 'Gábi'


@pytest.mark.level(52)
def test_srdce_nejsou_trumfy(srdce):
    """Srdce nejsou trumfy: proti jiné barvě neberou."""
    stul = [
        {'hrac': 'Gábi', 'karta': ('Pi', 9)},
        {'hrac': 'Petr', 'karta': ('Sr', 2)},
        {'hrac': 'Pavel', 'karta': ('Pi', 4)},
        {'hrac': 'Soňa', 'karta': ('Sr', 3)},
    ]
    assert srdce.bere(stul) == 'Gábi'


@pytest.mark.level(52)
def test_ani_eso_jine_barvy(srdce):
    """Na stole jsou dvě esa, ale žádné není ve vynesené barvě."""
    stul = [
        {'hrac': 'Pavel', 'karta': ('Sr', 4)},
        {'hrac': 'Soňa', 'karta': ('Kr', 'eso')},
        {'hrac': 'Gábi', 'karta': ('Sr', 6)},
        {'hrac': 'Petr', 'karta': ('Pi', 'eso')},
    ]
    assert srdce.bere(stul) == 'Gábi'


@pytest.mark.level(52)
def test_ani_pikova_dama(srdce):
    """Ani piková dáma nebere, když se vyneslo něco jiného. Král a kluk jiné barvy taky ne."""
    stul = [
        {'hrac': 'Petr', 'karta': ('Sr', 4)},
        {'hrac': 'Pavel', 'karta': ('Pi', 'dama')},
        {'hrac': 'Soňa', 'karta': ('Ka', 'kral')},
        {'hrac': 'Gábi', 'karta': ('Kr', 'kluk')},
    ]
    assert srdce.bere(stul) == 'Petr'


@pytest.mark.level(52)
def test_zadna_karta_jine_barvy(srdce):
    """Jiná než vynesená barva nebere, ať je to kterákoli karta. Stačí proti ní dvojka."""
    for vynesena in 'Kr', 'Pi', 'Sr', 'Ka':
        jine = [barva for barva in ('Kr', 'Pi', 'Sr', 'Ka') if barva != vynesena]
        for barva, obraz in product(jine, [2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso']):
            stul = [{'hrac': 'Soňa', 'karta': (vynesena, 2)}, {'hrac': 'Gábi', 'karta': (barva, obraz)}]
            assert srdce.bere(stul) == 'Soňa'


# Pořadí obrazů


@pytest.mark.level(53)
def test_desitka_je_vyssi_nez_devitka(srdce):
    """Desítka je víc než devítka i dvojka, i když začíná jedničkou."""
    stul = [
        {'hrac': 'Gábi', 'karta': ('Kr', 9)},
        {'hrac': 'Petr', 'karta': ('Kr', 10)},
        {'hrac': 'Pavel', 'karta': ('Kr', 2)},
        {'hrac': 'Soňa', 'karta': ('Kr', 5)},
    ]
    assert srdce.bere(stul) == 'Petr'


@pytest.mark.level(53)
def test_kluk_je_vyssi_nez_desitka(srdce):
    """Kluk je víc než každé číslo."""
    stul = [
        {'hrac': 'Gábi', 'karta': ('Kr', 10)},
        {'hrac': 'Petr', 'karta': ('Kr', 9)},
        {'hrac': 'Pavel', 'karta': ('Kr', 'kluk')},
        {'hrac': 'Soňa', 'karta': ('Kr', 5)},
    ]
    assert srdce.bere(stul) == 'Pavel'


@pytest.mark.level(53)
def test_dama_je_vyssi_nez_kluk(srdce):
    """Dáma je víc než kluk, i když je podle abecedy před ním."""
    stul = [
        {'hrac': 'Gábi', 'karta': ('Pi', 'kluk')},
        {'hrac': 'Petr', 'karta': ('Pi', 'dama')},
        {'hrac': 'Pavel', 'karta': ('Pi', 10)},
        {'hrac': 'Soňa', 'karta': ('Pi', 3)},
    ]
    assert srdce.bere(stul) == 'Petr'


@pytest.mark.level(53)
def test_kral_je_vyssi_nez_dama(srdce):
    """Král je víc než dáma a kluk."""
    stul = [
        {'hrac': 'Gábi', 'karta': ('Sr', 'dama')},
        {'hrac': 'Petr', 'karta': ('Sr', 'kluk')},
        {'hrac': 'Pavel', 'karta': ('Sr', 8)},
        {'hrac': 'Soňa', 'karta': ('Sr', 'kral')},
    ]
    assert srdce.bere(stul) == 'Soňa'


@pytest.mark.level(53)
def test_eso_je_nejvyssi(srdce):
    """Eso je nejvyšší ze všech, i když je podle abecedy před králem i klukem."""
    stul = [
        {'hrac': 'Petr', 'karta': ('Ka', 'kral')},
        {'hrac': 'Pavel', 'karta': ('Ka', 'dama')},
        {'hrac': 'Soňa', 'karta': ('Ka', 'eso')},
        {'hrac': 'Gábi', 'karta': ('Ka', 'kluk')},
    ]
    assert srdce.bere(stul) == 'Soňa'


@pytest.mark.level(53)
def test_eso_je_vyssi_nez_dvojka(srdce):
    """Eso je víc než dvojka: není to jednička."""
    stul = [
        {'hrac': 'Gábi', 'karta': ('Ka', 'eso')},
        {'hrac': 'Petr', 'karta': ('Ka', 2)},
        {'hrac': 'Pavel', 'karta': ('Pi', 'kral')},
        {'hrac': 'Soňa', 'karta': ('Ka', 9)},
    ]
    assert srdce.bere(stul) == 'Gábi'


@pytest.mark.level(53)
def test_vyssi_obraz_bere_v_kazde_barve(srdce):
    """Pořadí obrazů je ve všech barvách stejné. Z každých dvou karet jedné barvy bere ta s vyšším obrazem."""
    for barva in 'Kr', 'Pi', 'Sr', 'Ka':
        for nizsi, vyssi in combinations([2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso'], 2):
            stul = [{'hrac': 'Pavel', 'karta': (barva, nizsi)}, {'hrac': 'Soňa', 'karta': (barva, vyssi)}]
            assert srdce.bere(stul) == 'Soňa'
            stul = [{'hrac': 'Pavel', 'karta': (barva, vyssi)}, {'hrac': 'Soňa', 'karta': (barva, nizsi)}]
            assert srdce.bere(stul) == 'Pavel'
