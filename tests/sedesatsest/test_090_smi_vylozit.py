"""Funkce smi_vylozit: levely 90 až 95."""

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


def serazene(vylozitelne):
    """Karty seřazené podle abecedy: v jakém pořadí je funkce vrátí, je jedno."""
    assert isinstance(vylozitelne, list), 'Funkce má vrátit seznam karet.'
    return sorted(vylozitelne)


@pytest.mark.level(90)
def test_smi_vylozit_existuje(pravidla66):
    """Funkce `smi_vylozit` bere tři parametry: ruku, karty uprostřed a stav."""
    signature(pravidla66.smi_vylozit).bind('ruka', 'stred', 'stav')


# Dokud se dobírá


@pytest.mark.level(91)
def test_vynest_se_smi_cokoli(pravidla66):
    """Kdo vynáší, smí vyložit kteroukoli kartu. Funkce vrací seznam karet."""
    vylozitelne = pravidla66.smi_vylozit(karty('Kr eso', 'Sr 9', 'Pi kluk'), [], 'hraje')
    assert serazene(vylozitelne) == sorted(karty('Kr eso', 'Sr 9', 'Pi kluk'))
    vylozitelne = pravidla66.smi_vylozit(karty('Ka 10', 'Ka 9'), [], 'vzal')
    assert serazene(vylozitelne) == sorted(karty('Ka 10', 'Ka 9'))


@pytest.mark.level(91)
def test_bez_vykricniku_se_barva_ctit_nemusi(pravidla66):
    """Ve stavu bez vykřičníku se barva ctít nemusí, ani když uprostřed leží karta."""
    vylozitelne = pravidla66.smi_vylozit(karty('Kr eso', 'Sr 9', 'Pi kluk'), karty('Sr eso'), 'hraje')
    assert serazene(vylozitelne) == sorted(karty('Kr eso', 'Sr 9', 'Pi kluk'))


@pytest.mark.level(91)
def test_par_v_ruce_nevadi(pravidla66):
    """Kdo má v ruce pár a nehlásí ho, smí taky cokoli."""
    vylozitelne = pravidla66.smi_vylozit(karty('Kr kral', 'Sr 9', 'Kr dama'), [], 'hraje')
    assert serazene(vylozitelne) == sorted(karty('Kr kral', 'Sr 9', 'Kr dama'))


@pytest.mark.level(91)
def test_prazdna_ruka(pravidla66):
    """Z prázdné ruky není co vyložit."""
    assert pravidla66.smi_vylozit([], [], 'hraje') == []


# Musí se ctít barva


@pytest.mark.level(92)
def test_musi_se_ctit_barva(pravidla66):
    """Vykřičník ve stavu znamená, že se musí ctít barva karty uprostřed."""
    vylozitelne = pravidla66.smi_vylozit(karty('Kr eso', 'Sr 9', 'Pi kluk', 'Sr 10'), karty('Sr kral'), 'hraje!')
    assert serazene(vylozitelne) == sorted(karty('Sr 9', 'Sr 10'))


@pytest.mark.level(92)
def test_barva_se_cti_i_nizsi_kartou(pravidla66):
    """Přebít se nemusí, karta může být i nižší."""
    vylozitelne = pravidla66.smi_vylozit(karty('Ka 9', 'Kr eso', 'Ka kluk'), karty('Ka eso'), 'hraje!')
    assert serazene(vylozitelne) == sorted(karty('Ka 9', 'Ka kluk'))


@pytest.mark.level(92)
def test_jedina_karta_barvy(pravidla66):
    """I když je karta té barvy jen jedna, vrátí funkce seznam."""
    vylozitelne = pravidla66.smi_vylozit(
        karty('Kr eso', 'Kr 9', 'Pi dama', 'Pi kral', 'Ka 10'), karty('Ka 9'), 'hraje!'
    )
    assert serazene(vylozitelne) == karty('Ka 10')


@pytest.mark.level(93)
def test_kdo_barvu_nema(pravidla66):
    """Kdo barvu karty uprostřed nemá, smí vyložit cokoli."""
    vylozitelne = pravidla66.smi_vylozit(karty('Kr eso', 'Pi kluk', 'Kr 9'), karty('Sr kral'), 'hraje!')
    assert serazene(vylozitelne) == sorted(karty('Kr eso', 'Pi kluk', 'Kr 9'))


@pytest.mark.level(93)
def test_kdo_vynasi_necti_nic(pravidla66):
    """Dokud uprostřed nic neleží, není co ctít."""
    vylozitelne = pravidla66.smi_vylozit(karty('Kr eso', 'Pi kluk', 'Kr 9'), [], 'hraje!')
    assert serazene(vylozitelne) == sorted(karty('Kr eso', 'Pi kluk', 'Kr 9'))
    vylozitelne = pravidla66.smi_vylozit(karty('Sr eso', 'Ka kluk'), [], 'vzal!')
    assert serazene(vylozitelne) == sorted(karty('Sr eso', 'Ka kluk'))


# Po hlášce


@pytest.mark.level(94)
def test_po_hlasce_jen_z_paru(pravidla66):
    """Kdo ohlásil pár, vynese z něj krále nebo dámu."""
    vylozitelne = pravidla66.smi_vylozit(karty('Kr eso', 'Sr kral', 'Pi 9', 'Sr dama'), [], 'hlasi')
    assert serazene(vylozitelne) == sorted(karty('Sr kral', 'Sr dama'))


@pytest.mark.level(94)
def test_po_trumfove_hlasce_jen_z_paru(pravidla66):
    """Po trumfové hlášce je to stejné."""
    vylozitelne = pravidla66.smi_vylozit(karty('Ka dama', 'Ka kral', 'Ka eso', 'Ka 10'), [], 'hlasi_trumf')
    assert serazene(vylozitelne) == sorted(karty('Ka dama', 'Ka kral'))


@pytest.mark.level(94)
def test_samotny_kral_po_hlasce_nejde(pravidla66):
    """Král nebo dáma, ke kterým v ruce druhý do páru není, po hlášce vynést nejdou."""
    vylozitelne = pravidla66.smi_vylozit(karty('Kr kral', 'Sr kral', 'Pi dama', 'Sr dama'), [], 'hlasi')
    assert serazene(vylozitelne) == sorted(karty('Sr kral', 'Sr dama'))


@pytest.mark.level(94)
def test_po_hlasce_s_vykricnikem(pravidla66):
    """S vykřičníkem ve stavu platí totéž."""
    vylozitelne = pravidla66.smi_vylozit(karty('Kr eso', 'Sr kral', 'Pi 9', 'Sr dama'), [], 'hlasi!')
    assert serazene(vylozitelne) == sorted(karty('Sr kral', 'Sr dama'))
    vylozitelne = pravidla66.smi_vylozit(karty('Pi kral', 'Kr dama', 'Pi dama'), [], 'hlasi_trumf!')
    assert serazene(vylozitelne) == sorted(karty('Pi kral', 'Pi dama'))


@pytest.mark.level(94)
def test_dva_pary_v_ruce(pravidla66):
    """Když jsou v ruce páry dva, vrátí funkce oba: trumf nezná, vybere z nich až server."""
    vylozitelne = pravidla66.smi_vylozit(karty('Pi kral', 'Kr dama', 'Sr 9', 'Pi dama', 'Kr kral'), [], 'hlasi')
    assert serazene(vylozitelne) == sorted(karty('Pi kral', 'Kr dama', 'Pi dama', 'Kr kral'))


# Nový seznam


@pytest.mark.level(95)
def test_smi_vylozit_nic_nemeni(pravidla66):
    """Zjistit, co se smí, znamená jen se podívat: karty v ruce i uprostřed zůstanou."""
    for stav in 'hraje', 'hraje!', 'hlasi':
        ruka = karty('Kr eso', 'Sr dama', 'Sr kral', 'Pi 9')
        stred = karty('Sr eso')
        pravidla66.smi_vylozit(ruka, stred, stav)
        assert ruka == karty('Kr eso', 'Sr dama', 'Sr kral', 'Pi 9')
        assert stred == karty('Sr eso')


@pytest.mark.level(95)
def test_vysledek_je_novy_seznam(pravidla66):
    """Výsledek je vždycky nový seznam, i když je v něm celá ruka: když se z něj něco vezme, v ruce to zůstane."""
    for stav in 'hraje', 'vzal', 'hraje!':
        ruka = karty('Kr eso', 'Sr 9')
        vylozitelne = pravidla66.smi_vylozit(ruka, [], stav)
        vylozitelne.clear()
        assert ruka, 'Výsledek je ruka sama: co se z něj vezme, zmizí i z ruky. Vrať nový seznam.'


@pytest.mark.level(95)
def test_kazdy_vysledek_je_jiny_seznam(pravidla66):
    """Každé zavolání vrátí svůj seznam. Co funkce vrátila předtím, v tom zůstane."""
    for stav, vyjde in ('hraje', 'Sr dama, Sr kral, Pi 9'), ('hraje!', 'Pi 9'), ('hlasi', 'Sr dama, Sr kral'):
        stred = karty('Pi eso') if stav == 'hraje!' else []
        predtim = pravidla66.smi_vylozit(karty('Sr dama', 'Sr kral', 'Pi 9'), stred, stav)
        pravidla66.smi_vylozit(karty('Kr kral', 'Kr dama', 'Pi 10'), stred, stav)
        assert serazene(predtim) == sorted(karty(*vyjde.split(', ')))
