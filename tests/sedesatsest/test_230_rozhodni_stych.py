"""Funkce rozhodni_stych: levely 230 až 237."""

from inspect import signature

import pytest


def karty(*popisy):
    """Seznam karet podle barvy a jména: karty('Kr eso', 'Sr 9') jsou dvě karty."""
    from karty66 import VSECHNY_KARTY

    podle_popisu = {f'{karta.barva} {karta.jmeno}': karta for karta in VSECHNY_KARTY}
    return [podle_popisu[popis] for popis in popisy]


def priklad():
    """Vesmír z lekce: karty jsou rozdané, trumfy jsou srdce a začíná první hráč."""
    from karty66 import Vesmir

    balicek = karty('Sr eso', 'Pi eso', 'Kr 9', 'Kr dama', 'Kr kral', 'Pi kluk')
    balicek = balicek + karty('Pi 10', 'Sr dama', 'Sr 10', 'Ka kluk', 'Ka kral', 'Ka eso')
    return Vesmir(
        stav='h0',
        ruka1=karty('Kr eso', 'Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        ruka2=karty('Kr 10', 'Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stychy1=[],
        body1=0,
        stychy2=[],
        body2=0,
        stred=[],
        balicek=balicek,
        posledni_stych=[],
        kdo_zavrel='h0',
        vyhry1=0,
        vyhry2=0,
        trumf='Sr',
        jmena=['Anna', 'Petr'],
        svety=['Anna', 'Petr'],
        stavy=['hraje', 'ceka'],
    )


def stych_prvniho():
    """První hráč vynesl křížové eso, druhý dal křížovou desítku."""
    return priklad()._replace(
        stav='h2',
        ruka1=karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr eso', 'Kr 10'),
        stavy=['stych', 'stych'],
    )


def stych_druheho():
    """První hráč vynesl křížové eso, druhý ho přebil trumfovým králem."""
    return priklad()._replace(
        stav='h2',
        ruka1=karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        ruka2=karty('Kr 10', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr eso', 'Sr kral'),
        stavy=['stych', 'stych'],
    )


def posledni_dve():
    """V balíčku jsou poslední dvě karty, uprostřed leží štych: vynesl první hráč a bere druhý."""
    return priklad()._replace(
        stav='h2',
        ruka1=karty('Kr dama', 'Kr kral', 'Sr 10', 'Ka dama', 'Pi kral'),
        ruka2=karty('Kr kluk', 'Pi dama', 'Sr kral', 'Sr 9', 'Ka kluk'),
        stychy1=[karty('Kr eso', 'Kr 10'), karty('Pi eso', 'Pi 9')],
        body1=32,
        stychy2=[karty('Ka eso', 'Ka 10'), karty('Sr kluk', 'Sr dama'), karty('Pi 10', 'Pi kluk')],
        body2=38,
        stred=karty('Ka 9', 'Ka kral'),
        balicek=karty('Sr eso', 'Kr 9'),
        posledni_stych=karty('Pi 10', 'Pi kluk'),
        stavy=['stych', 'stych'],
    )


def bez_balicku():
    """Balíček je prázdný a uprostřed leží štych: vynesl první hráč a bere ho taky první."""
    return posledni_dve()._replace(
        ruka1=karty('Kr dama', 'Kr kral', 'Sr 10', 'Ka dama', 'Sr eso'),
        ruka2=karty('Kr kluk', 'Sr kral', 'Sr 9', 'Ka kluk', 'Kr 9'),
        stychy2=[
            karty('Ka eso', 'Ka 10'),
            karty('Sr kluk', 'Sr dama'),
            karty('Pi 10', 'Pi kluk'),
            karty('Ka 9', 'Ka kral'),
        ],
        body2=42,
        stred=karty('Pi kral', 'Pi dama'),
        balicek=[],
        posledni_stych=karty('Ka 9', 'Ka kral'),
    )


def posledni_stych_hry():
    """Nikdo už nic nemá a uprostřed leží poslední štych. Bere ho ten, kdo vynesl: první hráč."""
    return priklad()._replace(
        stav='h2',
        ruka1=[],
        ruka2=[],
        stychy1=[
            karty('Kr eso', 'Kr 10'),
            karty('Pi eso', 'Pi 9'),
            karty('Kr 9', 'Sr 9'),
            karty('Sr eso', 'Sr kluk'),
            karty('Kr kluk', 'Sr dama'),
        ],
        body1=50,
        stychy2=[
            karty('Ka eso', 'Ka 10'),
            karty('Pi 10', 'Pi kluk'),
            karty('Ka 9', 'Sr 10'),
            karty('Ka kluk', 'Ka dama'),
            karty('Pi dama', 'Pi kral'),
            karty('Kr dama', 'Sr kral'),
        ],
        body2=62,
        stred=karty('Kr kral', 'Ka kral'),
        balicek=[],
        posledni_stych=karty('Kr dama', 'Sr kral'),
        stavy=['stych', 'stych'],
    )


@pytest.mark.level(230)
def test_rozhodni_stych_existuje(vesmir66):
    """Funkce `rozhodni_stych` bere jeden parametr: vesmír."""
    signature(vesmir66.rozhodni_stych).bind('vesmir')


# Kdo bere


@pytest.mark.level(231)
def test_rozhodni_vrati_vesmir(vesmir66, karty66):
    """Výsledek je Vesmir ze souboru `karty66.py`."""
    po_stychu = vesmir66.rozhodni_stych(stych_prvniho())
    assert isinstance(po_stychu, karty66.Vesmir), 'Funkce má vrátit Vesmir ze souboru karty66.py.'


@pytest.mark.level(231)
def test_bere_prvni_hrac(vesmir66):
    """Vynesl první hráč a jeho eso je vyšší, takže je štych jeho. Má za něj 21 bodů."""
    po_stychu = vesmir66.rozhodni_stych(stych_prvniho())
    assert po_stychu.stychy1 == [karty('Kr eso', 'Kr 10')]
    assert po_stychu.stychy2 == []
    assert po_stychu.body1 == 21
    assert po_stychu.body2 == 0


@pytest.mark.level(231)
def test_bere_druhy_hrac(vesmir66):
    """Vynesl první hráč, ale druhý přebil trumfem."""
    po_stychu = vesmir66.rozhodni_stych(stych_druheho())
    assert po_stychu.stychy1 == []
    assert po_stychu.stychy2 == [karty('Kr eso', 'Sr kral')]
    assert po_stychu.body1 == 0
    assert po_stychu.body2 == 15


@pytest.mark.level(231)
def test_vynesl_druhy_hrac_a_bere(vesmir66):
    """Když poslední vyložil první hráč, vynesl druhý. Jeho desítku kárová nepřebila."""
    vesmir = priklad()._replace(
        stav='h1',
        ruka1=karty('Kr eso', 'Sr 9', 'Pi dama', 'Pi kral', 'Sr kluk'),
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr 10', 'Ka 10'),
        stavy=['stych', 'stych'],
    )
    po_stychu = vesmir66.rozhodni_stych(vesmir)
    assert po_stychu.stychy1 == []
    assert po_stychu.stychy2 == [karty('Kr 10', 'Ka 10')]
    assert po_stychu.body1 == 0
    assert po_stychu.body2 == 20


@pytest.mark.level(231)
def test_vynesl_druhy_hrac_a_bere_prvni(vesmir66):
    """Druhý hráč vynesl desítku a první ji přebil esem."""
    vesmir = priklad()._replace(
        stav='h1',
        ruka1=karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr 10', 'Kr eso'),
        stavy=['stych', 'stych'],
    )
    po_stychu = vesmir66.rozhodni_stych(vesmir)
    assert po_stychu.stychy1 == [karty('Kr 10', 'Kr eso')]
    assert po_stychu.stychy2 == []
    assert po_stychu.body1 == 21
    assert po_stychu.body2 == 0


@pytest.mark.level(231)
def test_stul_se_uklidi(vesmir66):
    """Uprostřed nic nezůstane a štych je teď i ten poslední."""
    po_stychu = vesmir66.rozhodni_stych(stych_prvniho())
    assert po_stychu.stred == []
    assert po_stychu.posledni_stych == karty('Kr eso', 'Kr 10')


@pytest.mark.level(231)
def test_dalsi_stych_se_prida(vesmir66):
    """Další štych přijde na konec štychů a body se přičtou k těm, které už hráč má."""
    po_stychu = vesmir66.rozhodni_stych(posledni_dve())
    assert po_stychu.stychy2 == [
        karty('Ka eso', 'Ka 10'),
        karty('Sr kluk', 'Sr dama'),
        karty('Pi 10', 'Pi kluk'),
        karty('Ka 9', 'Ka kral'),
    ]
    assert po_stychu.body2 == 42
    assert po_stychu.posledni_stych == karty('Ka 9', 'Ka kral')
    assert po_stychu.stychy1 == [karty('Kr eso', 'Kr 10'), karty('Pi eso', 'Pi 9')]
    assert po_stychu.body1 == 32
    po_stychu = vesmir66.rozhodni_stych(posledni_dve()._replace(stav='h1'))
    assert po_stychu.stychy1 == [karty('Kr eso', 'Kr 10'), karty('Pi eso', 'Pi 9'), karty('Ka 9', 'Ka kral')]
    assert po_stychu.body1 == 36
    assert po_stychu.body2 == 38


@pytest.mark.level(231)
def test_stych_za_nic(vesmir66):
    """Štych ze dvou devítek se počítá taky, i když za něj žádné body nejsou."""
    vesmir = priklad()._replace(
        stav='h2',
        ruka1=karty('Kr eso', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        ruka2=karty('Kr 10', 'Sr kral', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Sr 9', 'Ka 9'),
        stavy=['stych', 'stych'],
    )
    po_stychu = vesmir66.rozhodni_stych(vesmir)
    assert po_stychu.stychy1 == [karty('Sr 9', 'Ka 9')]
    assert po_stychu.body1 == 0
    assert po_stychu.stychy2 == []


@pytest.mark.level(231)
def test_rozhodni_nemeni_nic_jineho(vesmir66):
    """Trumf, jména ani výherní body se štychem nemění."""
    po_stychu = vesmir66.rozhodni_stych(stych_druheho()._replace(vyhry1=4, vyhry2=5))
    assert po_stychu.trumf == 'Sr'
    assert po_stychu.kdo_zavrel == 'h0'
    assert po_stychu.vyhry1 == 4
    assert po_stychu.vyhry2 == 5
    assert po_stychu.jmena == ['Anna', 'Petr']
    assert po_stychu.svety == ['Anna', 'Petr']


# Dobírání


@pytest.mark.level(232)
def test_prvni_dobira_prvni(vesmir66):
    """Kdo bral, vezme poslední kartu balíčku, druhý předposlední. Obě jdou na konec ruky."""
    po_stychu = vesmir66.rozhodni_stych(stych_prvniho())
    assert po_stychu.ruka1 == karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk', 'Ka eso')
    assert po_stychu.ruka2 == karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk', 'Ka kral')


@pytest.mark.level(232)
def test_druhy_dobira_prvni(vesmir66):
    """Když bral druhý hráč, vezme si poslední kartu balíčku on."""
    po_stychu = vesmir66.rozhodni_stych(stych_druheho())
    assert po_stychu.ruka1 == karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk', 'Ka kral')
    assert po_stychu.ruka2 == karty('Kr 10', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk', 'Ka eso')


@pytest.mark.level(232)
def test_z_balicku_ubydou_dve(vesmir66):
    """V balíčku je o dvě karty míň. Otočená karta pořád leží vespod."""
    po_stychu = vesmir66.rozhodni_stych(stych_prvniho())
    assert po_stychu.balicek == karty(
        'Sr eso', 'Pi eso', 'Kr 9', 'Kr dama', 'Kr kral', 'Pi kluk', 'Pi 10', 'Sr dama', 'Sr 10', 'Ka kluk'
    )


# Stavy


@pytest.mark.level(233)
def test_kdo_bral_vynasi(vesmir66):
    """Kdo štych vzal, vynáší: má stav `'vzal'`. Druhý má `'ztratil'`."""
    assert vesmir66.rozhodni_stych(stych_prvniho()).stavy == ['vzal', 'ztratil']
    assert vesmir66.rozhodni_stych(stych_druheho()).stavy == ['ztratil', 'vzal']


# Poslední dvě karty


@pytest.mark.level(234)
def test_posledni_dve_karty(vesmir66):
    """Kdo bral, dobere zakrytou kartu. Na druhého zbude ta otočená a balíček je prázdný."""
    po_stychu = vesmir66.rozhodni_stych(posledni_dve())
    assert po_stychu.ruka2 == karty('Kr kluk', 'Pi dama', 'Sr kral', 'Sr 9', 'Ka kluk', 'Kr 9')
    assert po_stychu.ruka1 == karty('Kr dama', 'Kr kral', 'Sr 10', 'Ka dama', 'Pi kral', 'Sr eso')
    assert po_stychu.balicek == []


@pytest.mark.level(234)
def test_posledni_dve_karty_bere_prvni(vesmir66):
    """Totéž, když bere první hráč: vynesl ten druhý a první ho přebil."""
    vesmir = posledni_dve()._replace(stav='h1')
    po_stychu = vesmir66.rozhodni_stych(vesmir)
    assert po_stychu.ruka1 == karty('Kr dama', 'Kr kral', 'Sr 10', 'Ka dama', 'Pi kral', 'Kr 9')
    assert po_stychu.ruka2 == karty('Kr kluk', 'Pi dama', 'Sr kral', 'Sr 9', 'Ka kluk', 'Sr eso')
    assert po_stychu.balicek == []
    assert po_stychu.trumf == 'Sr'


@pytest.mark.level(234)
def test_po_poslednich_dvou_se_cti_barva(vesmir66):
    """Jakmile je balíček prázdný, musí se ctít barva: oba stavy mají vykřičník."""
    assert vesmir66.rozhodni_stych(posledni_dve()).stavy == ['ztratil!', 'vzal!']
    assert vesmir66.rozhodni_stych(posledni_dve()._replace(stav='h1')).stavy == ['vzal!', 'ztratil!']


@pytest.mark.level(234)
def test_se_ctyrmi_kartami_jeste_ne(vesmir66):
    """Když po dobrání v balíčku ještě dvě karty zbudou, vykřičník stavy nemají."""
    vesmir = posledni_dve()._replace(
        balicek=karty('Sr eso', 'Kr 9', 'Pi kluk', 'Pi 10'),
        stychy2=[karty('Ka eso', 'Ka 10'), karty('Sr kluk', 'Sr dama')],
        body2=26,
        posledni_stych=karty('Sr kluk', 'Sr dama'),
    )
    po_stychu = vesmir66.rozhodni_stych(vesmir)
    assert po_stychu.balicek == karty('Sr eso', 'Kr 9')
    assert po_stychu.stavy == ['ztratil', 'vzal']


# Nedobírá se


@pytest.mark.level(235)
def test_ze_zavreneho_balicku_se_nedobira(vesmir66):
    """Když je zavřeno, zůstanou ruce i balíček, jak jsou, a stavy mají vykřičník."""
    vesmir = stych_prvniho()._replace(kdo_zavrel='h1')
    po_stychu = vesmir66.rozhodni_stych(vesmir)
    assert po_stychu.ruka1 == karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk')
    assert po_stychu.ruka2 == karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk')
    assert po_stychu.balicek == priklad().balicek
    assert po_stychu.stavy == ['vzal!', 'ztratil!']
    assert po_stychu.kdo_zavrel == 'h1'


@pytest.mark.level(235)
def test_zavrel_druhy_hrac(vesmir66):
    """Je jedno, kdo zavřel, nedobírá ani jeden."""
    po_stychu = vesmir66.rozhodni_stych(stych_druheho()._replace(kdo_zavrel='h2'))
    assert po_stychu.ruka1 == karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk')
    assert po_stychu.ruka2 == karty('Kr 10', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk')
    assert po_stychu.balicek == priklad().balicek
    assert po_stychu.stavy == ['ztratil!', 'vzal!']
    assert po_stychu.body2 == 15


@pytest.mark.level(235)
def test_z_prazdneho_balicku_se_nedobira(vesmir66):
    """Z prázdného balíčku není co brát. Štych se rozdělí stejně."""
    po_stychu = vesmir66.rozhodni_stych(bez_balicku())
    assert po_stychu.ruka1 == karty('Kr dama', 'Kr kral', 'Sr 10', 'Ka dama', 'Sr eso')
    assert po_stychu.ruka2 == karty('Kr kluk', 'Sr kral', 'Sr 9', 'Ka kluk', 'Kr 9')
    assert po_stychu.balicek == []
    assert po_stychu.stavy == ['vzal!', 'ztratil!']


# Došly karty


@pytest.mark.level(236)
def test_posledni_stych_vzal_prvni(vesmir66):
    """Kdo vzal úplně poslední štych, vyhrál a má 1 výherní bod. Kolik má kdo bodů, je jedno."""
    konec = vesmir66.rozhodni_stych(posledni_stych_hry())
    assert konec.stavy == ['vyhra_posledni', 'prohra_posledni']
    assert konec.vyhry1 == 1
    assert konec.vyhry2 == 0


@pytest.mark.level(236)
def test_posledni_stych_vzal_druhy(vesmir66):
    """Totéž, když ho vzal druhý hráč: vynesl on a první poslední kartu jen přihodil."""
    konec = vesmir66.rozhodni_stych(posledni_stych_hry()._replace(stav='h1'))
    assert konec.stavy == ['prohra_posledni', 'vyhra_posledni']
    assert konec.vyhry1 == 0
    assert konec.vyhry2 == 1


@pytest.mark.level(236)
def test_i_posledni_stych_se_pocita(vesmir66):
    """I poslední štych se dá na hromádku a jsou za něj body."""
    konec = vesmir66.rozhodni_stych(posledni_stych_hry())
    assert konec.stychy1[-1] == karty('Kr kral', 'Ka kral')
    assert len(konec.stychy1) == 6
    assert len(konec.stychy2) == 6
    assert konec.body1 == 58
    assert konec.body2 == 62
    assert konec.stred == []
    assert konec.posledni_stych == karty('Kr kral', 'Ka kral')


@pytest.mark.level(236)
def test_vyherni_bod_se_pricte(vesmir66):
    """Výherní bod se přičte k těm z minulých her."""
    konec = vesmir66.rozhodni_stych(posledni_stych_hry()._replace(vyhry1=4, vyhry2=5))
    assert konec.vyhry1 == 5
    assert konec.vyhry2 == 5
    konec = vesmir66.rozhodni_stych(posledni_stych_hry()._replace(stav='h1', vyhry1=4, vyhry2=5))
    assert konec.vyhry1 == 4
    assert konec.vyhry2 == 6


# Není co rozhodnout, a starý vesmír zůstane


@pytest.mark.level(237)
def test_na_stole_nic_nelezi(vesmir66):
    """Když uprostřed nic neleží, vrátí funkce stejný vesmír."""
    assert vesmir66.rozhodni_stych(priklad()) == priklad()


@pytest.mark.level(237)
def test_na_stole_lezi_jedna_karta(vesmir66):
    """S jednou kartou taky, ten druhý ještě nevyložil."""
    vesmir = priklad()._replace(
        stav='h1',
        ruka1=karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        stred=karty('Kr eso'),
        stavy=['ceka', 'hraje'],
    )
    po_stychu = vesmir66.rozhodni_stych(vesmir)
    assert po_stychu.stred == karty('Kr eso')
    assert po_stychu.stavy == ['ceka', 'hraje']
    assert po_stychu.balicek == priklad().balicek
    assert po_stychu.stychy1 == []


@pytest.mark.level(237)
def test_podruhe_se_nerozhoduje(vesmir66):
    """Tentýž štych se dvakrát nerozhodne: podruhé už uprostřed nic neleží."""
    po_stychu = vesmir66.rozhodni_stych(stych_prvniho())
    znova = vesmir66.rozhodni_stych(po_stychu)
    assert znova.body1 == 21
    assert znova.stychy1 == [karty('Kr eso', 'Kr 10')]
    assert len(znova.balicek) == 10
    assert znova.stavy == ['vzal', 'ztratil']


@pytest.mark.level(237)
def test_po_konci_se_nerozhoduje(vesmir66):
    """Když hra skončila posledním štychem, výherní body podruhé nepřibudou."""
    konec = vesmir66.rozhodni_stych(posledni_stych_hry())
    znova = vesmir66.rozhodni_stych(konec)
    assert znova.vyhry1 == 1
    assert znova.stavy == ['vyhra_posledni', 'prohra_posledni']


@pytest.mark.level(237)
def test_rozhodni_nezmeni_vesmir(vesmir66):
    """Funkce vrací nový vesmír. Ten, který dostala, zůstane, jak byl, i se seznamy uvnitř."""
    vesmir = stych_prvniho()
    po_stychu = vesmir66.rozhodni_stych(vesmir)
    assert vesmir == stych_prvniho()
    assert len(po_stychu.balicek) == 10


@pytest.mark.level(237)
def test_konec_nezmeni_vesmir(vesmir66):
    """Platí to i pro poslední štych hry a pro zavřený balíček."""
    vesmir = posledni_stych_hry()
    vesmir66.rozhodni_stych(vesmir)
    assert vesmir == posledni_stych_hry()
    vesmir = stych_druheho()._replace(kdo_zavrel='h1')
    vesmir66.rozhodni_stych(vesmir)
    assert vesmir == stych_druheho()._replace(kdo_zavrel='h1')
