"""Funkce kdo_bere a hodnota_stychu: levely 100 až 111."""

from inspect import signature

import pytest


def karty(*popisy):
    """Seznam karet podle barvy a jména: karty('Kr eso', 'Sr 9') jsou dvě karty."""
    from karty66 import VSECHNY_KARTY

    vybrane = []
    for popis in popisy:
        barva, jmeno = popis.split()
        for karta in VSECHNY_KARTY:
            if karta.barva == barva and karta.jmeno == jmeno:
                # Barva a jméno jsou nové řetězce, jako když karta přijde po síti: porovnávej je ==, ne is.
                vybrane.append(karta._replace(barva=barva, jmeno=jmeno))
    return vybrane


@pytest.mark.level(100)
def test_kdo_bere_existuje(pravidla66):
    """Funkce `kdo_bere` bere dva parametry: karty uprostřed a trumf."""
    signature(pravidla66.kdo_bere).bind('stred', 'trumf')


# Obě karty mají stejnou barvu


@pytest.mark.level(101)
def test_bere_prvni_karta(pravidla66):
    """Bere vyšší karta vynesené barvy. Když je to první karta, funkce vrátí 0."""
    assert pravidla66.kdo_bere(karty('Kr eso', 'Kr kluk'), 'Sr') == 0


@pytest.mark.level(101)
def test_bere_druha_karta(pravidla66):
    """Když je vyšší druhá karta, funkce vrátí 1."""
    assert pravidla66.kdo_bere(karty('Pi kluk', 'Pi kral'), 'Sr') == 1


@pytest.mark.level(101)
def test_desitka_je_vyssi_nez_kral(pravidla66):
    """Karty se porovnávají hodnotou: desítka je vyšší než král, dáma, kluk i devítka."""
    assert pravidla66.kdo_bere(karty('Ka 10', 'Ka kral'), 'Sr') == 0
    assert pravidla66.kdo_bere(karty('Ka dama', 'Ka 10'), 'Sr') == 1


@pytest.mark.level(101)
def test_eso_je_vyssi_nez_desitka(pravidla66):
    """Eso je nejvyšší: přebije i desítku."""
    assert pravidla66.kdo_bere(karty('Ka 10', 'Ka eso'), 'Kr') == 1


@pytest.mark.level(101)
def test_devitka_je_nejnizsi(pravidla66):
    """Devítka je nejnižší: neporazí ani kluka."""
    assert pravidla66.kdo_bere(karty('Pi 9', 'Pi kluk'), 'Kr') == 1
    assert pravidla66.kdo_bere(karty('Pi kluk', 'Pi 9'), 'Kr') == 0


@pytest.mark.level(101)
def test_kral_dama_kluk(pravidla66):
    """Mezi figurami je král nad dámou a dáma nad klukem."""
    assert pravidla66.kdo_bere(karty('Kr kral', 'Kr dama'), 'Ka') == 0
    assert pravidla66.kdo_bere(karty('Kr kluk', 'Kr dama'), 'Ka') == 1


@pytest.mark.level(101)
def test_dva_trumfy(pravidla66):
    """Ze dvou trumfů bere taky ten vyšší."""
    assert pravidla66.kdo_bere(karty('Sr kral', 'Sr 9'), 'Sr') == 0
    assert pravidla66.kdo_bere(karty('Sr 10', 'Sr eso'), 'Sr') == 1


# Jiná barva


@pytest.mark.level(102)
def test_jina_barva_nebere(pravidla66):
    """Karta jiné barvy, která není trumf, nebere, i když je vyšší."""
    assert pravidla66.kdo_bere(karty('Kr 9', 'Pi eso'), 'Sr') == 0


@pytest.mark.level(102)
def test_jina_barva_nebere_ani_v_opacnem_poradi(pravidla66):
    """Nezáleží na tom, která z barev je v abecedě nebo v ruce dřív."""
    assert pravidla66.kdo_bere(karty('Ka kluk', 'Kr 10'), 'Sr') == 0
    assert pravidla66.kdo_bere(karty('Pi dama', 'Ka kral'), 'Kr') == 0


# Trumf


@pytest.mark.level(103)
def test_trumf_prebije_vyssi_kartu(pravidla66):
    """Trumf přebije každou kartu jiné barvy, třeba i devítka eso."""
    assert pravidla66.kdo_bere(karty('Kr eso', 'Sr 9'), 'Sr') == 1


@pytest.mark.level(103)
def test_trumf_v_kazde_barve(pravidla66):
    """Trumfem může být kterákoli barva."""
    assert pravidla66.kdo_bere(karty('Sr 10', 'Kr 9'), 'Kr') == 1
    assert pravidla66.kdo_bere(karty('Sr 10', 'Pi kluk'), 'Pi') == 1
    assert pravidla66.kdo_bere(karty('Sr 10', 'Ka dama'), 'Ka') == 1


@pytest.mark.level(103)
def test_vyneseny_trumf(pravidla66):
    """Vynesený trumf jiná barva nepřebije."""
    assert pravidla66.kdo_bere(karty('Ka 9', 'Pi eso'), 'Ka') == 0


@pytest.mark.level(103)
def test_kdo_bere_nic_nemeni(pravidla66):
    """Zjistit, kdo bere, znamená jen se podívat: karty zůstanou ležet."""
    stred = karty('Kr eso', 'Sr 9')
    pravidla66.kdo_bere(stred, 'Sr')
    assert stred == karty('Kr eso', 'Sr 9')


@pytest.mark.level(110)
def test_hodnota_stychu_existuje(pravidla66):
    """Funkce `hodnota_stychu` bere jeden parametr: štych."""
    signature(pravidla66.hodnota_stychu).bind('stych')


@pytest.mark.level(111)
def test_soucet_hodnot(pravidla66):
    """Hodnota štychu je součet hodnot obou karet. Funkce ji vrací, nevypisuje."""
    assert pravidla66.hodnota_stychu(karty('Kr eso', 'Kr 10')) == 21
    assert pravidla66.hodnota_stychu(karty('Pi kral', 'Sr dama')) == 7


@pytest.mark.level(111)
def test_hodnoty_vsech_obrazu(pravidla66):
    """Devítka je za 0, kluk za 2, dáma za 3, král za 4, desítka za 10 a eso za 11."""
    assert pravidla66.hodnota_stychu(karty('Sr 9', 'Kr 9')) == 0
    assert pravidla66.hodnota_stychu(karty('Sr 9', 'Sr kluk')) == 2
    assert pravidla66.hodnota_stychu(karty('Sr kluk', 'Ka dama')) == 5
    assert pravidla66.hodnota_stychu(karty('Pi 10', 'Pi 9')) == 10
    assert pravidla66.hodnota_stychu(karty('Ka eso', 'Kr kral')) == 15


@pytest.mark.level(111)
def test_stejne_obrazy(pravidla66):
    """Počítají se obě karty, i když mají stejnou hodnotu."""
    assert pravidla66.hodnota_stychu(karty('Ka eso', 'Pi eso')) == 22
    assert pravidla66.hodnota_stychu(karty('Ka kluk', 'Sr kluk')) == 4


@pytest.mark.level(111)
def test_hodnota_stychu_nic_nemeni(pravidla66):
    """Spočítat štych znamená jen se podívat: obě karty v něm zůstanou."""
    stych = karty('Ka eso', 'Kr kral')
    pravidla66.hodnota_stychu(stych)
    assert stych == karty('Ka eso', 'Kr kral')
