"""Funkce pri_zprave: levely 320 až 326."""

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


def nic_se_nestalo(balik, vesmir):
    """Ověří, že vesmír v balíku je pořád stejný a že se nic neposlalo a nikdo neodpojil."""
    assert hasattr(balik, 'posty'), 'Funkce má vrátit Balik, i když se nic nezměnilo.'
    assert balik.vesmir == vesmir
    assert balik.posty == [], 'Nic se nezměnilo, takže mají být posty prázdné.'
    assert balik.odpojit == [], 'Nikdo se odpojit nemá.'


def stych():
    """Oba vyložili a čeká se, až se o štychu rozhodne."""
    return priklad()._replace(
        stav='h2',
        ruka1=karty('Sr 9', 'Pi dama', 'Pi kral', 'Ka 10', 'Sr kluk'),
        ruka2=karty('Sr kral', 'Ka 9', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stred=karty('Kr eso', 'Kr 10'),
        stavy=['stych', 'stych'],
    )


@pytest.mark.level(320)
def test_pri_zprave_existuje(vesmir66):
    """Funkce `pri_zprave` bere tři parametry: vesmír, jméno a zprávu."""
    signature(vesmir66.pri_zprave).bind('vesmir', 'jmeno', 'zprava')


# Zpráva je prosba o tah


@pytest.mark.level(321)
def test_zprava_vrati_balik(vesmir66, karty66):
    """Výsledek je Balik ze souboru `karty66.py` a v něm je nový Vesmir."""
    balik = vesmir66.pri_zprave(priklad(), 'Anna', ['vyloz', 0])
    assert isinstance(balik, karty66.Balik), 'Funkce má vrátit Balik ze souboru karty66.py.'
    assert isinstance(balik.vesmir, karty66.Vesmir), 'Na prvním místě balíku má být Vesmir.'


@pytest.mark.level(321)
def test_zprava_provede_tah(vesmir66):
    """Anna prosí o vyložení karty. Ve vesmíru je pak vyložená a nikdo se neodpojuje."""
    balik = vesmir66.pri_zprave(priklad(), 'Anna', ['vyloz', 0])
    assert balik.vesmir.stred == karty('Kr eso')
    assert balik.vesmir.stavy == ['ceka', 'hraje']
    assert balik.vesmir.stav == 'h1'
    assert balik.odpojit == []


@pytest.mark.level(321)
def test_zpravu_dostanou_oba(vesmir66):
    """Výsledek se dozvědí oba: Anna teď čeká a na tahu je Petr."""
    balik = vesmir66.pri_zprave(priklad(), 'Anna', ['vyloz', 0])
    assert len(balik.posty) == 2
    zpravy = dict(balik.posty)
    assert zpravy['Anna'][0] == 'ceka'
    assert zpravy['Petr'][0] == 'hraje'


@pytest.mark.level(321)
def test_posilaji_se_zakodovane_pohledy(vesmir66):
    """Každý dostane svůj pohled, zakódovaný do seznamu patnácti věcí."""
    zpravy = dict(vesmir66.pri_zprave(priklad(), 'Anna', ['vyloz', 0]).posty)
    assert len(zpravy['Anna']) == 15
    assert zpravy['Anna'][1][0] == ['Sr', '9', 0, 18]
    assert zpravy['Anna'][2] == [['?', '?', 0, 0]] * 6
    assert zpravy['Anna'][7] == [['Kr', 'eso', 11, 1]]
    assert len(zpravy['Petr']) == 15
    assert zpravy['Petr'][1] == [['?', '?', 0, 0]] * 5
    assert zpravy['Petr'][2][0] == ['Kr', '10', 10, 2]
    assert zpravy['Petr'][7] == [['Kr', 'eso', 11, 1]]


@pytest.mark.level(321)
def test_zakodovane_jsou_i_stychy(vesmir66):
    """Zakódované je všechno, i štychy: jsou to seznamy karet a z karet jsou taky seznamy."""
    vesmir = priklad()._replace(
        stav='h2',
        stychy2=[karty('Pi eso', 'Kr 9')],
        body2=11,
        balicek=karty('Sr eso', 'Kr dama', 'Kr kral', 'Pi kluk'),
        posledni_stych=karty('Pi eso', 'Kr 9'),
        stavy=['ztratil', 'vzal'],
    )
    zpravy = dict(vesmir66.pri_zprave(vesmir, 'Petr', ['vyloz', 0]).posty)
    for jmeno in 'Anna', 'Petr':
        assert zpravy[jmeno][5] == [[['Pi', 'eso', 11, 7], ['Kr', '9', 0, 6]]]
        assert zpravy[jmeno][6] == 11
        assert zpravy[jmeno][7] == [['Kr', '10', 10, 2]]
        assert zpravy[jmeno][8] == [['Sr', 'eso', 11, 13], ['?', '?', 0, 0], ['?', '?', 0, 0], ['?', '?', 0, 0]]
        assert zpravy[jmeno][9] == [['Pi', 'eso', 11, 7], ['Kr', '9', 0, 6]]


@pytest.mark.level(321)
def test_zprava_druheho_hrace(vesmir66):
    """Kolikátý je hráč, se pozná z `jmena`, ne z toho, kdo se kdy připojil."""
    vesmir = priklad()._replace(svety=['Petr', 'Anna'], stav='h1', stavy=['ztratil', 'vzal'])
    balik = vesmir66.pri_zprave(vesmir, 'Petr', ['vyloz', 1])
    assert balik.vesmir.stred == karty('Sr kral')
    assert balik.vesmir.stav == 'h2'
    assert balik.vesmir.stavy == ['hraje', 'ceka']
    zpravy = dict(balik.posty)
    assert zpravy['Petr'][0] == 'ceka'
    assert zpravy['Petr'][2][0] == ['Kr', '10', 10, 2]
    assert zpravy['Anna'][0] == 'hraje'
    assert zpravy['Anna'][1][0] == ['Kr', 'eso', 11, 1]


# Devět slov


@pytest.mark.level(322)
def test_slovo_serad(vesmir66):
    """Slovo `'serad'` srovná ruku toho, kdo zprávu poslal. I mimo jeho tah."""
    balik = vesmir66.pri_zprave(priklad(), 'Petr', ['serad'])
    assert balik.vesmir.ruka2 == karty('Kr 10', 'Kr kluk', 'Pi 9', 'Sr kral', 'Ka dama', 'Ka 9')
    assert balik.vesmir.ruka1 == priklad().ruka1
    assert len(balik.posty) == 2


@pytest.mark.level(322)
def test_slovo_vymen(vesmir66):
    """Slovo `'vymen'` vymění trumfovou devítku."""
    balik = vesmir66.pri_zprave(priklad(), 'Anna', ['vymen'])
    assert balik.vesmir.balicek[0] == karty('Sr 9')[0]
    assert len(balik.posty) == 2


@pytest.mark.level(322)
def test_slovo_hlas(vesmir66):
    """Slovo `'hlas'` ohlásí obyčejný pár."""
    balik = vesmir66.pri_zprave(priklad(), 'Anna', ['hlas'])
    assert balik.vesmir.stavy == ['hlasi', 'slysi']
    assert balik.vesmir.body1 == 20
    assert len(balik.posty) == 2


@pytest.mark.level(322)
def test_slovo_hlas_trumf(vesmir66):
    """Slovo `'hlas_trumf'` ohlásí trumfový pár."""
    vesmir = priklad()._replace(
        ruka1=karty('Kr eso', 'Sr kral', 'Pi dama', 'Ka 9', 'Sr dama', 'Sr kluk'),
        ruka2=karty('Kr 10', 'Sr 9', 'Ka 10', 'Ka dama', 'Pi 9', 'Kr kluk'),
        balicek=karty('Sr eso', 'Pi eso', 'Kr 9', 'Kr dama', 'Kr kral', 'Pi kluk')
        + karty('Pi 10', 'Pi kral', 'Sr 10', 'Ka kluk', 'Ka kral', 'Ka eso'),
    )
    balik = vesmir66.pri_zprave(vesmir, 'Anna', ['hlas_trumf'])
    assert balik.vesmir.stavy == ['hlasi_trumf', 'slysi_trumf']
    assert balik.vesmir.body1 == 30


@pytest.mark.level(322)
def test_slovo_zavri(vesmir66):
    """Slovo `'zavri'` zavře balíček."""
    balik = vesmir66.pri_zprave(priklad(), 'Anna', ['zavri'])
    assert balik.vesmir.kdo_zavrel == 'h1'
    assert dict(balik.posty)['Petr'][0] == 'ceka!'


@pytest.mark.level(322)
def test_slovo_skonci(vesmir66):
    """Slovo `'skonci'` zastaví hru."""
    balik = vesmir66.pri_zprave(priklad()._replace(body1=66), 'Anna', ['skonci'])
    assert balik.vesmir.stavy == ['vyhra3t', 'prohra3t']
    assert dict(balik.posty)['Petr'][0] == 'prohra3t'


@pytest.mark.level(322)
def test_slovo_znovu(vesmir66):
    """Slovo `'znovu'` rozdá další hru. Poslat ho může vítěz i poražený."""
    for jmeno in 'Anna', 'Petr':
        konec = priklad()._replace(stavy=['prohra3f', 'vyhra3f'], vyhry2=3)
        balik = vesmir66.pri_zprave(konec, jmeno, ['znovu'])
        assert balik.vesmir.stavy == ['ceka', 'hraje']
        assert balik.vesmir.vyhry2 == 3
        assert len(balik.posty) == 2


@pytest.mark.level(322)
def test_slovo_rozhodni(vesmir66):
    """Slovo `'rozhodni'` rozhodne štych. Je jedno, které okno ho pošle."""
    for jmeno in 'Anna', 'Petr':
        balik = vesmir66.pri_zprave(stych(), jmeno, ['rozhodni'])
        assert balik.vesmir.stred == []
        assert balik.vesmir.stavy == ['vzal', 'ztratil']
        assert len(balik.posty) == 2


# Nic se nestalo


@pytest.mark.level(323)
def test_tah_ktery_neplati(vesmir66):
    """Petr na tahu není, a tak se nic nezmění a nikomu se nic neposílá."""
    for zprava in ['vyloz', 0], ['vymen'], ['hlas'], ['zavri'], ['skonci']:
        nic_se_nestalo(vesmir66.pri_zprave(priklad(), 'Petr', zprava), priklad())


@pytest.mark.level(323)
def test_tah_na_ktery_neni_cas(vesmir66):
    """Znovu se rozdává až po konci hry a rozhoduje se, až když leží dvě karty."""
    for zprava in ['znovu'], ['rozhodni'], ['hlas_trumf'], ['vyloz', 6], ['vyloz', -1]:
        nic_se_nestalo(vesmir66.pri_zprave(priklad(), 'Anna', zprava), priklad())


@pytest.mark.level(323)
def test_druhe_rozhodni(vesmir66):
    """O štychu prosí obě okna. Druhá prosba už nic nezmění, a tak se nic neposílá."""
    balik = vesmir66.pri_zprave(stych(), 'Anna', ['rozhodni'])
    znova = vesmir66.pri_zprave(balik.vesmir, 'Petr', ['rozhodni'])
    nic_se_nestalo(znova, balik.vesmir)
    assert znova.vesmir.body1 == 21


@pytest.mark.level(323)
def test_srovnana_ruka_podruhe(vesmir66):
    """Kdo má karty srovnané, ten srovnáním nic nezmění."""
    srovnana = priklad()._replace(ruka1=karty('Kr eso', 'Pi kral', 'Pi dama', 'Sr kluk', 'Sr 9', 'Ka 10'))
    nic_se_nestalo(vesmir66.pri_zprave(srovnana, 'Anna', ['serad']), srovnana)


# Nesmysly


@pytest.mark.level(324)
def test_nezname_slovo(vesmir66):
    """Slovo, které v tabulce zpráv není, nic nezmění. Ani jméno jiné funkce."""
    for slovo in 'tancuj', '', 'Serad', 'serad_ruku', 'vymen_trumf', 'rozdej', 'novy_vesmir', 'pohled':
        nic_se_nestalo(vesmir66.pri_zprave(priklad(), 'Anna', [slovo]), priklad())


@pytest.mark.level(324)
def test_podobne_slovo(vesmir66):
    """Ani slovo, které je tomu správnému jen podobné."""
    konec = priklad()._replace(stavy=['vyhra3f', 'prohra3f'], vyhry1=3)
    for slovo in 'znovu!', 'znov', 'Znovu', 'vyhra3f':
        nic_se_nestalo(vesmir66.pri_zprave(konec, 'Anna', [slovo]), konec)
    for slovo in 'rozhodni ', 'rozhodn', 'stych':
        nic_se_nestalo(vesmir66.pri_zprave(stych(), 'Anna', [slovo]), stych())


@pytest.mark.level(324)
def test_zprava_neni_seznam(vesmir66):
    """Zpráva, která není seznam, nic nezmění."""
    for zprava in 'serad', '', 42, 0.5, None, True, {'serad': 1}, {}:
        nic_se_nestalo(vesmir66.pri_zprave(priklad(), 'Anna', zprava), priklad())


@pytest.mark.level(324)
def test_prazdny_seznam(vesmir66):
    """Prázdný seznam taky ne."""
    nic_se_nestalo(vesmir66.pri_zprave(priklad(), 'Anna', []), priklad())


@pytest.mark.level(324)
def test_na_zacatku_neni_slovo(vesmir66):
    """Na začátku seznamu má být řetězec. Nic jiného není slovo."""
    for zprava in [['serad']], [None], [42], [{}], [0, 'vyloz'], [True]:
        nic_se_nestalo(vesmir66.pri_zprave(priklad(), 'Anna', zprava), priklad())


@pytest.mark.level(324)
def test_vyloz_bez_cisla(vesmir66):
    """Zpráva `['vyloz', …]` chce jedno celé číslo. Ne nic, ne řetězec, ne seznam, desetinné číslo ani `True`."""
    for zprava in ['vyloz'], ['vyloz', '0'], ['vyloz', None], ['vyloz', [0]], ['vyloz', 0.5], ['vyloz', {}]:
        nic_se_nestalo(vesmir66.pri_zprave(priklad(), 'Anna', zprava), priklad())
    for zprava in ['vyloz', True], ['vyloz', False]:
        nic_se_nestalo(vesmir66.pri_zprave(priklad(), 'Anna', zprava), priklad())


@pytest.mark.level(324)
def test_vyloz_s_obrovskym_cislem(vesmir66):
    """Karta s číslem, které v ruce není, se vyložit nedá, ať je jak chce velké nebo malé."""
    for index in 6, 99, 10**30, -1, -99:
        nic_se_nestalo(vesmir66.pri_zprave(priklad(), 'Anna', ['vyloz', index]), priklad())


@pytest.mark.level(324)
def test_podoba_se_kontroluje_pokazde(vesmir66):
    """Podobu je potřeba zkontrolovat u každé zprávy, ať byla ta předchozí v pořádku, nebo ne."""
    po_srovnani = vesmir66.pri_zprave(priklad(), 'Petr', ['serad']).vesmir
    nic_se_nestalo(vesmir66.pri_zprave(po_srovnani, 'Anna', ['vyloz', 'a']), po_srovnani)
    assert vesmir66.pri_zprave(po_srovnani, 'Anna', ['vyloz', 0]).vesmir.stavy == ['ceka', 'hraje']


@pytest.mark.level(324)
def test_neco_navic(vesmir66):
    """Nic nesmí ani přebývat: u `'vyloz'` jsou prvky dva, u ostatních slov jeden."""
    for zprava in ['vyloz', 0, 0], ['vyloz', 0, 'hned'], ['serad', 1], ['hlas', 'Pi'], ['zavri', None]:
        nic_se_nestalo(vesmir66.pri_zprave(priklad(), 'Anna', zprava), priklad())
    nic_se_nestalo(vesmir66.pri_zprave(stych(), 'Anna', ['rozhodni', 'Anna']), stych())
    konec = priklad()._replace(stavy=['vyhra3f', 'prohra3f'], vyhry1=3)
    nic_se_nestalo(vesmir66.pri_zprave(konec, 'Anna', ['znovu', 1]), konec)


# Sám u stolu


@pytest.mark.level(325)
def test_sam_u_stolu_nehraje(vesmir66):
    """Dokud soupeř nepřišel nebo je pryč, nejde hrát, i když by byl hráč na tahu."""
    for jmena in ['Anna'], ['Anna', 'Petr']:
        vesmir = priklad()._replace(jmena=jmena, svety=['Anna'], body1=66)
        for zprava in ['vyloz', 0], ['vymen'], ['hlas'], ['zavri'], ['skonci']:
            nic_se_nestalo(vesmir66.pri_zprave(vesmir, 'Anna', zprava), vesmir)


@pytest.mark.level(325)
def test_sam_u_stolu_nerozhodne_a_nerozda(vesmir66):
    """Ani štych se nerozhodne a nová hra se nerozdá, dokud se soupeř nevrátí."""
    vesmir = stych()._replace(svety=['Petr'])
    nic_se_nestalo(vesmir66.pri_zprave(vesmir, 'Petr', ['rozhodni']), vesmir)
    konec = priklad()._replace(svety=['Petr'], stavy=['vyhra3f', 'prohra3f'], vyhry1=3)
    nic_se_nestalo(vesmir66.pri_zprave(konec, 'Petr', ['znovu']), konec)


@pytest.mark.level(325)
def test_sam_u_stolu_si_srovna_ruku(vesmir66):
    """Srovnat si karty může. Pohled dostane jen on, nikdo jiný tu není."""
    vesmir = priklad()._replace(svety=['Anna'])
    balik = vesmir66.pri_zprave(vesmir, 'Anna', ['serad'])
    assert balik.vesmir.ruka1 == karty('Kr eso', 'Pi kral', 'Pi dama', 'Sr kluk', 'Sr 9', 'Ka 10')
    assert len(balik.posty) == 1
    komu, zprava = balik.posty[0]
    assert komu == 'Anna'
    assert zprava[0] == 'ceka'
    assert zprava[1][1] == ['Pi', 'kral', 4, 9]


@pytest.mark.level(326)
def test_zprava_nezmeni_vesmir(vesmir66):
    """Funkce vrací nový vesmír. Ten, který dostala, zůstane, jak byl, i se seznamy uvnitř."""
    for zprava in ['vyloz', 0], ['serad'], ['vymen'], ['hlas'], ['zavri'], ['skonci']:
        vesmir = priklad()
        balik = vesmir66.pri_zprave(vesmir, 'Anna', zprava)
        assert vesmir == priklad()
        assert len(balik.posty) == 2


@pytest.mark.level(326)
def test_zprava_zustane(vesmir66):
    """A zpráva zůstane taky."""
    zprava = ['vyloz', 0]
    balik = vesmir66.pri_zprave(priklad(), 'Anna', zprava)
    assert zprava == ['vyloz', 0]
    assert balik.vesmir.stav == 'h1'
