"""Funkce vyloz: levely 220 až 227."""

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


def po_prvni_karte():
    """Totéž o tah dál: první hráč vyložil křížové eso a na tahu je druhý."""
    return priklad()._replace(
        stav='h1',
        ruka1=karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        stred=karty('Kr eso'),
        stavy=['ceka', 'hraje'],
    )


def zavreno():
    """Totéž jako na začátku, jen první hráč zavřel balíček, takže se musí ctít barva."""
    return priklad()._replace(kdo_zavrel='h1', stavy=['hraje!', 'ceka!'])


def zavrel_souper():
    """První hráč vzal štych a má vynášet, ale soupeř zavřel. V minulých hrách už někdo vyhrál."""
    return priklad()._replace(
        stav='h2',
        stychy1=[karty('Pi eso', 'Kr 9')],
        body1=11,
        stychy2=[karty('Ka eso', 'Ka kluk')],
        body2=13,
        balicek=karty('Sr eso', 'Kr dama', 'Kr kral', 'Pi kluk', 'Pi 10', 'Sr dama', 'Sr 10', 'Ka kral'),
        posledni_stych=karty('Pi eso', 'Kr 9'),
        kdo_zavrel='h2',
        vyhry1=4,
        vyhry2=5,
        stavy=['vzal!', 'ztratil!'],
    )


def dva_pary():
    """První hráč má v ruce dva páry: pikový je obyčejný, srdcový trumfový. A křížového krále bez dámy."""
    return priklad()._replace(
        ruka1=karty('Pi kral', 'Sr dama', 'Kr kral', 'Sr kral', 'Ka eso', 'Pi dama'),
        ruka2=karty('Kr 10', 'Kr eso', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        balicek=karty('Sr eso', 'Pi eso', 'Kr 9', 'Kr dama', 'Ka 10', 'Pi kluk')
        + karty('Pi 10', 'Sr 9', 'Sr 10', 'Ka kluk', 'Ka kral', 'Sr kluk'),
    )


def tri_pary():
    """Trumfy jsou kříže a první hráč má v ruce tři páry: křížový je trumfový, pikový a kárový obyčejný."""
    return priklad()._replace(
        ruka1=karty('Pi kral', 'Kr dama', 'Ka kral', 'Kr kral', 'Ka dama', 'Pi dama'),
        ruka2=karty('Kr 10', 'Sr kral', 'Ka 9', 'Ka 10', 'Pi 9', 'Kr kluk'),
        balicek=karty('Kr 9', 'Pi eso', 'Sr eso', 'Sr 9', 'Sr kluk', 'Pi kluk')
        + karty('Pi 10', 'Sr dama', 'Sr 10', 'Ka kluk', 'Kr eso', 'Ka eso'),
        trumf='Kr',
    )


@pytest.mark.level(220)
def test_vyloz_existuje(vesmir66):
    """Funkce `vyloz` bere tři parametry: vesmír, hráče a číslo karty."""
    signature(vesmir66.vyloz).bind('vesmir', 'hrac', 'index')


# Karta jde z ruky na stůl


@pytest.mark.level(221)
def test_vyloz_vrati_vesmir(vesmir66, karty66):
    """Výsledek je Vesmir ze souboru `karty66.py`."""
    po_tahu = vesmir66.vyloz(priklad(), 1, 0)
    assert isinstance(po_tahu, karty66.Vesmir), 'Funkce má vrátit Vesmir ze souboru karty66.py.'


@pytest.mark.level(221)
def test_prvni_vynese(vesmir66):
    """Karta zmizí z ruky hráče a objeví se uprostřed. Ostatní v ruce zůstanou, jak byly."""
    po_tahu = vesmir66.vyloz(priklad(), 1, 0)
    assert po_tahu.stred == karty('Kr eso')
    assert po_tahu.ruka1 == karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk')
    assert po_tahu.stav == 'h1'


@pytest.mark.level(221)
def test_vynese_kartu_zprostred_ruky(vesmir66):
    """Čísla karet se počítají od nuly."""
    po_tahu = vesmir66.vyloz(priklad(), 1, 2)
    assert po_tahu.stred == karty('Pi dama')
    assert po_tahu.ruka1 == karty('Kr eso', 'Sr 9', 'Pi kral', 'Ka 10', 'Sr kluk')


@pytest.mark.level(221)
def test_vynese_posledni_kartu(vesmir66):
    """Vyložit jde i poslední karta v ruce."""
    po_tahu = vesmir66.vyloz(priklad(), 1, 5)
    assert po_tahu.stred == karty('Sr kluk')
    assert po_tahu.ruka1 == karty('Kr eso', 'Sr 9', 'Pi dama', 'Pi kral', 'Ka 10')


@pytest.mark.level(221)
def test_nic_jineho_se_nezmeni(vesmir66):
    """Štychy, body, balíček, trumf, výhry ani kdo zavřel se vyložením nezmění."""
    for zmena in {}, {'kdo_zavrel': 'h0', 'balicek': []}:
        po_tahu = vesmir66.vyloz(zavrel_souper()._replace(**zmena), 1, 0)
        vesmir = zavrel_souper()._replace(**zmena)
        assert po_tahu._replace(stav='h2', ruka1=vesmir.ruka1, stred=[], stavy=vesmir.stavy) == vesmir


@pytest.mark.level(221)
def test_druhy_odpovi(vesmir66):
    """Druhá karta přijde uprostřed za tu první."""
    po_tahu = vesmir66.vyloz(po_prvni_karte(), 2, 1)
    assert po_tahu.stred == karty('Kr eso', 'Sr kral')
    assert po_tahu.ruka2 == karty('Kr 10', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk')
    assert po_tahu.ruka1 == karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk')
    assert po_tahu.stav == 'h2'


@pytest.mark.level(221)
def test_z_ruky_zmizi_jen_ta_karta(vesmir66):
    """Kdo má v ruce dva krále, vyloží jen jednoho."""
    vesmir = priklad()._replace(
        ruka1=karty('Kr eso', 'Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kral'),
        ruka2=karty('Kr 10', 'Sr kluk', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
    )
    po_tahu = vesmir66.vyloz(vesmir, 1, 3)
    assert po_tahu.stred == karty('Pi kral')
    assert po_tahu.ruka1 == karty('Kr eso', 'Sr 9', 'Pi dama', 'Ka 10', 'Sr kral')


@pytest.mark.level(221)
def test_druhy_vynese(vesmir66):
    """Když je na tahu druhý hráč a uprostřed nic neleží, vynese on."""
    po_tahu = vesmir66.vyloz(priklad()._replace(stav='h1', stavy=['ztratil', 'vzal']), 2, 0)
    assert po_tahu.stred == karty('Kr 10')
    assert po_tahu.ruka2 == karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk')
    assert po_tahu.stav == 'h2'


@pytest.mark.level(221)
def test_prvni_odpovi(vesmir66):
    """Kartu druhého hráče doplní první hráč."""
    vesmir = priklad()._replace(
        stav='h2',
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr 10'),
        stavy=['hraje', 'ceka'],
    )
    po_tahu = vesmir66.vyloz(vesmir, 1, 1)
    assert po_tahu.stred == karty('Kr 10', 'Sr 9')
    assert po_tahu.ruka1 == karty('Kr eso', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk')
    assert po_tahu.stav == 'h1'


@pytest.mark.level(221)
def test_vyloz_nemeni_nic_jineho(vesmir66):
    """Ruka soupeře, balíček, štychy ani body se vyložením nemění."""
    vesmir = priklad()._replace(vyhry1=4, vyhry2=5)
    po_tahu = vesmir66.vyloz(vesmir, 1, 0)
    assert po_tahu.ruka2 == priklad().ruka2
    assert po_tahu.balicek == priklad().balicek
    assert po_tahu.stychy1 == []
    assert po_tahu.stychy2 == []
    assert po_tahu.posledni_stych == []
    assert po_tahu.body1 == 0
    assert po_tahu.body2 == 0
    assert po_tahu.vyhry1 == 4
    assert po_tahu.vyhry2 == 5
    assert po_tahu.kdo_zavrel == 'h0'
    assert po_tahu.trumf == 'Sr'
    assert po_tahu.jmena == ['Anna', 'Petr']
    assert po_tahu.svety == ['Anna', 'Petr']


# Stavy


@pytest.mark.level(222)
def test_po_prvni_karte_je_na_tahu_souper(vesmir66):
    """Kdo vynesl, čeká, a na tahu je ten druhý."""
    assert vesmir66.vyloz(priklad(), 1, 0).stavy == ['ceka', 'hraje']


@pytest.mark.level(222)
def test_po_vynosu_druheho_hrace(vesmir66):
    """Když vynese druhý hráč, čeká on. Stav prvního hráče je v `stavy` pořád na prvním místě."""
    vesmir = priklad()._replace(stav='h1', stavy=['ztratil', 'vzal'])
    assert vesmir66.vyloz(vesmir, 2, 0).stavy == ['hraje', 'ceka']


@pytest.mark.level(222)
def test_vykricnik_zustane(vesmir66):
    """Když se musí ctít barva, mají vykřičník oba stavy i po vynesení."""
    assert vesmir66.vyloz(zavreno(), 1, 0).stavy == ['ceka!', 'hraje!']
    vesmir = zavreno()._replace(stav='h1', stavy=['ztratil!', 'vzal!'])
    assert vesmir66.vyloz(vesmir, 2, 0).stavy == ['hraje!', 'ceka!']


@pytest.mark.level(222)
def test_vykricnik_zustane_bez_balicku(vesmir66):
    """Totéž, když je balíček prázdný."""
    vesmir = priklad()._replace(balicek=[], stav='h1', stavy=['vzal!', 'ztratil!'])
    assert vesmir66.vyloz(vesmir, 1, 3).stavy == ['ceka!', 'hraje!']


@pytest.mark.level(223)
def test_po_druhe_karte_lezi_stych(vesmir66):
    """Jakmile leží karty dvě, není na tahu nikdo: oba mají stav `'stych'`."""
    assert vesmir66.vyloz(po_prvni_karte(), 2, 0).stavy == ['stych', 'stych']


@pytest.mark.level(223)
def test_stych_nema_vykricnik(vesmir66):
    """Stav `'stych'` nemá vykřičník nikdy, ani když se barva ctít musí."""
    vesmir = zavreno()._replace(
        stav='h1',
        ruka1=karty('Kr eso', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        stred=karty('Sr 9'),
        stavy=['ceka!', 'hraje!'],
    )
    assert vesmir66.vyloz(vesmir, 2, 1).stavy == ['stych', 'stych']


# Co nejde


@pytest.mark.level(224)
def test_mimo_svuj_tah(vesmir66):
    """Hraje soupeř: jednou má vynést, jednou odpovědět."""
    assert vesmir66.vyloz(priklad(), 2, 0) == priklad()
    assert vesmir66.vyloz(po_prvni_karte(), 1, 0) == po_prvni_karte()


@pytest.mark.level(224)
def test_dve_karty_po_sobe(vesmir66):
    """Kdo už vyložil, nemůže vyložit hned další kartu."""
    po_tahu = vesmir66.vyloz(priklad(), 1, 0)
    assert vesmir66.vyloz(po_tahu, 1, 0) == po_prvni_karte()


@pytest.mark.level(224)
def test_na_hotovy_stych_se_neprida(vesmir66):
    """Když uprostřed leží štych, nevyloží nikdo."""
    stych = priklad()._replace(
        stav='h2',
        ruka1=karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr eso', 'Kr 10'),
        stavy=['stych', 'stych'],
    )
    po_tahu = vesmir66.vyloz(stych, 1, 0)
    assert po_tahu.stred == karty('Kr eso', 'Kr 10')
    po_tahu = vesmir66.vyloz(stych, 2, 0)
    assert po_tahu.stred == karty('Kr eso', 'Kr 10')


@pytest.mark.level(224)
def test_po_konci_se_nevyklada(vesmir66):
    """Po konci hry nevyloží nikdo, ani vítěz."""
    konec = priklad()._replace(stavy=['vyhra3f', 'prohra3f'])
    assert vesmir66.vyloz(konec, 1, 0).stred == []
    assert vesmir66.vyloz(konec, 2, 0).stred == []


@pytest.mark.level(224)
def test_cislo_ktere_v_ruce_neni(vesmir66):
    """Číslo větší, než kolik je v ruce karet, neznamená nic."""
    assert vesmir66.vyloz(priklad(), 1, 6) == priklad()
    assert vesmir66.vyloz(priklad(), 1, 99) == priklad()
    jedna_karta = priklad()._replace(ruka1=karty('Kr eso'))
    assert vesmir66.vyloz(jedna_karta, 1, 1) == jedna_karta


@pytest.mark.level(224)
def test_zaporne_cislo(vesmir66):
    """Záporné číslo taky ne, i když Python by s ním kartu našel."""
    assert vesmir66.vyloz(priklad(), 1, -1) == priklad()
    assert vesmir66.vyloz(priklad(), 1, -6) == priklad()


# Musí se ctít barva


@pytest.mark.level(225)
def test_musi_se_ctit_barva(vesmir66):
    """Po zavření se musí ctít barva: na kříž jde jen kříž."""
    vesmir = po_prvni_karte()._replace(kdo_zavrel='h1', stavy=['ceka!', 'hraje!'])
    assert vesmir66.vyloz(vesmir, 2, 1).stavy == ['ceka!', 'hraje!']
    assert vesmir66.vyloz(vesmir, 2, 1).stred == karty('Kr eso')
    assert vesmir66.vyloz(vesmir, 2, 5).stred == karty('Kr eso', 'Kr kluk')


@pytest.mark.level(225)
def test_musi_se_ctit_barva_bez_balicku(vesmir66):
    """S prázdným balíčkem taky."""
    vesmir = po_prvni_karte()._replace(balicek=[], stavy=['ceka!', 'hraje!'])
    assert vesmir66.vyloz(vesmir, 2, 2).stred == karty('Kr eso')
    assert vesmir66.vyloz(vesmir, 2, 0).stred == karty('Kr eso', 'Kr 10')


@pytest.mark.level(225)
def test_kdo_barvu_nema_vylozi_cokoli(vesmir66):
    """Kdo barvu nemá, ten ji ctít nemůže a vyloží cokoli."""
    vesmir = po_prvni_karte()._replace(
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9'), kdo_zavrel='h1', stavy=['ceka!', 'hraje!']
    )
    assert vesmir66.vyloz(vesmir, 2, 3).stred == karty('Kr eso', 'Pi 9')


@pytest.mark.level(225)
def test_prvni_hrac_cti_barvu_taky(vesmir66):
    """Prvnímu hráči se měří stejně: hledá se v jeho ruce, ne v soupeřově."""
    vesmir = priklad()._replace(
        stav='h2',
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr 10'),
        kdo_zavrel='h2',
        stavy=['hraje!', 'ceka!'],
    )
    assert vesmir66.vyloz(vesmir, 1, 1) == vesmir
    assert vesmir66.vyloz(vesmir, 1, 0).stred == karty('Kr 10', 'Kr eso')


# Po hlášce


@pytest.mark.level(226)
def test_po_obycejne_hlasce(vesmir66):
    """Po obyčejné hlášce jde vynést král nebo dáma z obyčejného páru."""
    vesmir = dva_pary()._replace(body1=20, stavy=['hlasi', 'slysi'])
    assert vesmir66.vyloz(vesmir, 1, 0).stred == karty('Pi kral')
    vesmir = dva_pary()._replace(body1=20, stavy=['hlasi', 'slysi'])
    assert vesmir66.vyloz(vesmir, 1, 5).stred == karty('Pi dama')


@pytest.mark.level(226)
def test_po_obycejne_hlasce_trumf_ne(vesmir66):
    """Trumfový pár po obyčejné hlášce vynést nejde, ohlášený je přece ten druhý."""
    vesmir = dva_pary()._replace(body1=20, stavy=['hlasi', 'slysi'])
    assert vesmir66.vyloz(vesmir, 1, 1) == vesmir
    assert vesmir66.vyloz(vesmir, 1, 3) == vesmir


@pytest.mark.level(226)
def test_po_trumfove_hlasce(vesmir66):
    """Po trumfové hlášce jde vynést král nebo dáma z trumfového páru."""
    vesmir = dva_pary()._replace(body1=30, stavy=['hlasi_trumf', 'slysi_trumf'])
    assert vesmir66.vyloz(vesmir, 1, 1).stred == karty('Sr dama')
    vesmir = dva_pary()._replace(body1=30, stavy=['hlasi_trumf', 'slysi_trumf'])
    assert vesmir66.vyloz(vesmir, 1, 3).stred == karty('Sr kral')


@pytest.mark.level(226)
def test_po_trumfove_hlasce_obycejny_par_ne(vesmir66):
    """Obyčejný pár po trumfové hlášce vynést nejde."""
    vesmir = dva_pary()._replace(body1=30, stavy=['hlasi_trumf', 'slysi_trumf'])
    assert vesmir66.vyloz(vesmir, 1, 0) == vesmir
    assert vesmir66.vyloz(vesmir, 1, 5) == vesmir


@pytest.mark.level(226)
def test_po_hlasce_s_jinym_trumfem(vesmir66):
    """Který pár je trumfový, určuje trumf. Když jsou to kříže, patří k obyčejné hlášce piky i káry."""
    vesmir = tri_pary()._replace(body1=20, stavy=['hlasi', 'slysi'])
    assert vesmir66.vyloz(vesmir, 1, 1) == vesmir
    assert vesmir66.vyloz(vesmir, 1, 0).stred == karty('Pi kral')
    vesmir = tri_pary()._replace(body1=20, stavy=['hlasi', 'slysi'])
    assert vesmir66.vyloz(vesmir, 1, 2).stred == karty('Ka kral')


@pytest.mark.level(226)
def test_po_trumfove_hlasce_s_jinym_trumfem(vesmir66):
    """A k trumfové hlášce patří jen kříže."""
    vesmir = tri_pary()._replace(body1=30, stavy=['hlasi_trumf', 'slysi_trumf'])
    assert vesmir66.vyloz(vesmir, 1, 0) == vesmir
    assert vesmir66.vyloz(vesmir, 1, 2) == vesmir
    assert vesmir66.vyloz(vesmir, 1, 3).stred == karty('Kr kral')


@pytest.mark.level(226)
def test_po_hlasce_jine_karty_ne(vesmir66):
    """Karta, která v žádném páru není, po hlášce vynést nejde. Ani král, ke kterému chybí dáma."""
    for stavy in ['hlasi', 'slysi'], ['hlasi_trumf', 'slysi_trumf']:
        vesmir = dva_pary()._replace(stavy=stavy)
        assert vesmir66.vyloz(vesmir, 1, 2) == vesmir
        assert vesmir66.vyloz(vesmir, 1, 4) == vesmir


@pytest.mark.level(226)
def test_po_hlasce_s_vykricnikem(vesmir66):
    """Když se musí ctít barva, platí o hlášce totéž."""
    vesmir = dva_pary()._replace(kdo_zavrel='h2', stavy=['hlasi!', 'slysi!'])
    assert vesmir66.vyloz(vesmir, 1, 1) == vesmir
    assert vesmir66.vyloz(vesmir, 1, 0).stred == karty('Pi kral')
    vesmir = dva_pary()._replace(kdo_zavrel='h2', stavy=['hlasi_trumf!', 'slysi_trumf!'])
    assert vesmir66.vyloz(vesmir, 1, 0) == vesmir
    assert vesmir66.vyloz(vesmir, 1, 1).stred == karty('Sr dama')


@pytest.mark.level(226)
def test_po_hlasce_druheho_hrace(vesmir66):
    """Druhý hráč vynáší po hlášce ze své ruky."""
    vesmir = dva_pary()._replace(
        stav='h1', ruka1=dva_pary().ruka2, ruka2=dva_pary().ruka1, body2=30, stavy=['slysi_trumf', 'hlasi_trumf']
    )
    assert vesmir66.vyloz(vesmir, 2, 0) == vesmir
    assert vesmir66.vyloz(vesmir, 2, 3).stred == karty('Sr kral')


@pytest.mark.level(226)
def test_po_hlasce_je_na_tahu_souper(vesmir66):
    """Vyložením hláška končí: kdo hlásil, čeká, a kdo slyšel, hraje."""
    vesmir = dva_pary()._replace(body1=20, stavy=['hlasi', 'slysi'])
    assert vesmir66.vyloz(vesmir, 1, 0).stavy == ['ceka', 'hraje']
    vesmir = dva_pary()._replace(body1=30, kdo_zavrel='h1', stavy=['hlasi_trumf!', 'slysi_trumf!'])
    assert vesmir66.vyloz(vesmir, 1, 1).stavy == ['ceka!', 'hraje!']


# Starý vesmír zůstane


@pytest.mark.level(227)
def test_vyloz_nezmeni_vesmir(vesmir66):
    """Funkce vrací nový vesmír. Ten, který dostala, zůstane, jak byl, i se seznamy uvnitř."""
    vesmir = priklad()
    po_tahu = vesmir66.vyloz(vesmir, 1, 0)
    assert vesmir == priklad()
    assert po_tahu.stred == karty('Kr eso')


@pytest.mark.level(227)
def test_druha_karta_nezmeni_vesmir(vesmir66):
    """Platí to i pro druhou kartu."""
    vesmir = po_prvni_karte()
    po_tahu = vesmir66.vyloz(vesmir, 2, 0)
    assert vesmir == po_prvni_karte()
    assert po_tahu.stavy == ['stych', 'stych']
