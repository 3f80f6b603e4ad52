"""Funkce skonci a konec hry se zavřeným balíčkem: levely 280 až 285."""

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


def ma_70_bodu():
    """První hráč je na tahu a má 70 bodů, druhý jeden štych za 20."""
    return priklad()._replace(
        stav='h2',
        stychy1=[karty('Pi eso', 'Pi 10'), karty('Ka eso', 'Ka kral')],
        body1=70,
        stychy2=[karty('Sr 10', 'Kr dama')],
        body2=20,
        balicek=karty('Sr eso', 'Kr 9', 'Kr kral', 'Pi kluk', 'Sr dama', 'Ka kluk'),
        posledni_stych=karty('Ka eso', 'Ka kral'),
        stavy=['vzal', 'ztratil'],
    )


def prohozene(vesmir):
    """Totéž, jen si hráči všechno prohodili a na tahu je druhý."""
    return vesmir._replace(
        stav='h1',
        ruka1=vesmir.ruka2,
        ruka2=vesmir.ruka1,
        stychy1=vesmir.stychy2,
        body1=vesmir.body2,
        stychy2=vesmir.stychy1,
        body2=vesmir.body1,
        stavy=['ztratil', 'vzal'],
    )


def posledni_stych_po_zavreni():
    """První hráč hned na začátku zavřel. Vynesl druhý a poslední štych bere trumfem první: za 5 bodů."""
    return priklad()._replace(
        stav='h1',
        ruka1=[],
        ruka2=[],
        stychy1=[
            karty('Kr eso', 'Kr 10'),
            karty('Pi kral', 'Pi 9'),
            karty('Pi dama', 'Kr kluk'),
            karty('Ka 10', 'Ka 9'),
        ],
        body1=60,
        stychy2=[karty('Sr 9', 'Sr kral')],
        body2=4,
        stred=karty('Ka dama', 'Sr kluk'),
        posledni_stych=karty('Sr 9', 'Sr kral'),
        kdo_zavrel='h1',
        stavy=['stych', 'stych'],
    )


@pytest.mark.level(280)
def test_skonci_existuje(vesmir66):
    """Funkce `skonci` bere dva parametry: vesmír a hráče."""
    signature(vesmir66.skonci).bind('vesmir', 'hrac')


# Aspoň 66


@pytest.mark.level(281)
def test_vyhra_za_dva(vesmir66, karty66):
    """Kdo zastaví a má dost, vyhraje. Soupeř má štych a jen 20 bodů, takže je to za 2."""
    konec = vesmir66.skonci(ma_70_bodu(), 1)
    assert isinstance(konec, karty66.Vesmir), 'Funkce má vrátit Vesmir ze souboru karty66.py.'
    assert konec.stavy == ['vyhra2t', 'prohra2t']
    assert konec.vyhry1 == 2
    assert konec.vyhry2 == 0


@pytest.mark.level(281)
def test_vyhra_za_jeden(vesmir66):
    """Soupeř má 33 bodů, takže je výhra jen za 1. S 32 je ještě za 2."""
    konec = vesmir66.skonci(ma_70_bodu()._replace(body2=33), 1)
    assert konec.stavy == ['vyhra1t', 'prohra1t']
    assert konec.vyhry1 == 1
    assert vesmir66.skonci(ma_70_bodu()._replace(body2=32), 1).vyhry1 == 2


@pytest.mark.level(281)
def test_vyhra_za_tri(vesmir66):
    """Soupeř nemá ani jeden štych, takže je výhra za 3, ať má za hlášky bodů kolik chce."""
    konec = vesmir66.skonci(ma_70_bodu()._replace(stychy2=[], body2=40), 1)
    assert konec.stavy == ['vyhra3t', 'prohra3t']
    assert konec.vyhry1 == 3
    assert konec.vyhry2 == 0


@pytest.mark.level(281)
def test_stych_bez_bodu_je_taky_stych(vesmir66):
    """I štych za 0 bodů je štych, pak je výhra jen za 2."""
    vesmir = ma_70_bodu()._replace(
        ruka2=karty('Kr 10', 'Sr kral', 'Sr 10', 'Ka dama', 'Pi 9', 'Kr kluk'),
        stychy2=[karty('Kr 9', 'Ka 9')],
        body2=0,
        balicek=karty('Sr eso', 'Kr dama', 'Kr kral', 'Pi kluk', 'Sr dama', 'Ka kluk'),
    )
    assert vesmir66.skonci(vesmir, 1).vyhry1 == 2


@pytest.mark.level(281)
def test_zastavi_druhy(vesmir66):
    """Když zastaví druhý hráč, vyhraje on. Stav prvního je v `stavy` pořád na prvním místě."""
    konec = vesmir66.skonci(prohozene(ma_70_bodu()), 2)
    assert konec.stavy == ['prohra2t', 'vyhra2t']
    assert konec.vyhry1 == 0
    assert konec.vyhry2 == 2
    konec = vesmir66.skonci(prohozene(ma_70_bodu())._replace(body1=33), 2)
    assert konec.stavy == ['prohra1t', 'vyhra1t']
    konec = vesmir66.skonci(prohozene(ma_70_bodu())._replace(stychy1=[], body1=0), 2)
    assert konec.stavy == ['prohra3t', 'vyhra3t']


@pytest.mark.level(281)
def test_staci_presne_66(vesmir66):
    """66 bodů stačí."""
    konec = vesmir66.skonci(ma_70_bodu()._replace(body1=66), 1)
    assert konec.stavy == ['vyhra2t', 'prohra2t']


@pytest.mark.level(281)
def test_zastavi_po_hlasce(vesmir66):
    """Zastavit jde i hned po hlášce, mohla přece rozhodnout."""
    konec = vesmir66.skonci(ma_70_bodu()._replace(stavy=['hlasi', 'slysi']), 1)
    assert konec.stavy == ['vyhra2t', 'prohra2t']
    konec = vesmir66.skonci(prohozene(ma_70_bodu())._replace(stavy=['slysi_trumf', 'hlasi_trumf']), 2)
    assert konec.stavy == ['prohra2t', 'vyhra2t']


@pytest.mark.level(281)
def test_zastavi_po_zavreni(vesmir66):
    """Zastavit jde i po zavření a bez balíčku. Vykřičník ani `z_` ve stavu po konci nejsou."""
    vesmir = ma_70_bodu()._replace(kdo_zavrel='h2', stavy=['vzal!', 'ztratil!'])
    assert vesmir66.skonci(vesmir, 1).stavy == ['vyhra2t', 'prohra2t']
    vesmir = ma_70_bodu()._replace(balicek=[], stavy=['hlasi!', 'slysi!'])
    assert vesmir66.skonci(vesmir, 1).stavy == ['vyhra2t', 'prohra2t']


@pytest.mark.level(281)
def test_skonci_nemeni_karty_ani_body(vesmir66):
    """Karty i body za štychy zůstanou, aby se na ně po hře dalo podívat."""
    konec = vesmir66.skonci(ma_70_bodu(), 1)
    assert konec.ruka1 == ma_70_bodu().ruka1
    assert konec.ruka2 == ma_70_bodu().ruka2
    assert konec.balicek == ma_70_bodu().balicek
    assert konec.stychy1 == ma_70_bodu().stychy1
    assert konec.stychy2 == ma_70_bodu().stychy2
    assert konec.body1 == 70
    assert konec.body2 == 20
    puvodni = konec._replace(stav='h2', vyhry1=0, stavy=['vzal', 'ztratil'])
    assert puvodni == ma_70_bodu(), 'Kromě výher a stavů se tu nic nemění.'
    for zmena in {'kdo_zavrel': 'h2'}, {'balicek': []}:
        vesmir = ma_70_bodu()._replace(stavy=['vzal!', 'ztratil!'], **zmena)
        puvodni = vesmir66.skonci(vesmir, 1)._replace(stav='h2', vyhry1=0, stavy=['vzal!', 'ztratil!'])
        jaky_byl = ma_70_bodu()._replace(stavy=['vzal!', 'ztratil!'], **zmena)
        assert puvodni == jaky_byl, 'Kromě výher a stavů se tu nic nemění, ani po zavření a bez balíčku.'


# Míň než 66


@pytest.mark.level(282)
def test_predcasne_zastaveni(vesmir66):
    """Kdo zastaví a nemá dost, prohraje. Soupeř dostane 3, i když sám nemá nic."""
    konec = vesmir66.skonci(priklad(), 1)
    assert konec.stavy == ['prohra3f', 'vyhra3f']
    assert konec.vyhry1 == 0
    assert konec.vyhry2 == 3


@pytest.mark.level(282)
def test_65_nestaci(vesmir66):
    """65 bodů je pořád málo."""
    konec = vesmir66.skonci(ma_70_bodu()._replace(body1=65), 1)
    assert konec.stavy == ['prohra3f', 'vyhra3f']
    assert konec.vyhry2 == 3


@pytest.mark.level(282)
def test_predcasne_zastavi_druhy(vesmir66):
    """Když se splete druhý hráč, dostane 3 výherní body první."""
    konec = vesmir66.skonci(prohozene(priklad())._replace(body2=65, stavy=['ztratil', 'vzal']), 2)
    assert konec.stavy == ['vyhra3f', 'prohra3f']
    assert konec.vyhry1 == 3
    assert konec.vyhry2 == 0


@pytest.mark.level(282)
def test_souperovych_66_nepomuze(vesmir66):
    """Počítají se body toho, kdo zastavil. Že má soupeř přes 66, na tom nic nemění."""
    konec = vesmir66.skonci(ma_70_bodu()._replace(body1=40, body2=70), 1)
    assert konec.stavy == ['prohra3f', 'vyhra3f']


# Kdy to nejde


@pytest.mark.level(283)
def test_zastavit_mimo_svuj_tah(vesmir66):
    """Kdo není na tahu, nezastaví, i když má dost: funkce vrátí stejný vesmír."""
    vesmir = ma_70_bodu()._replace(stavy=['ztratil', 'vzal'])
    assert vesmir66.skonci(vesmir, 1) == vesmir
    assert vesmir66.skonci(ma_70_bodu(), 2) == ma_70_bodu()


@pytest.mark.level(283)
def test_zastavit_s_kartou_uprostred(vesmir66):
    """Kdo odpovídá na vynesenou kartu, nezastaví, i když je na tahu."""
    vesmir = ma_70_bodu()._replace(ruka2=ma_70_bodu().ruka2[1:], stred=karty('Kr 10'), stavy=['hraje', 'ceka'])
    assert vesmir66.skonci(vesmir, 1) == vesmir


@pytest.mark.level(283)
def test_zastavit_podruhe(vesmir66):
    """Hra, která skončila, se podruhé zastavit nedá."""
    konec = ma_70_bodu()._replace(stavy=['vyhra2t', 'prohra2t'], vyhry1=2)
    assert vesmir66.skonci(konec, 1) == konec
    assert vesmir66.skonci(konec, 2) == konec


# Výherní body


@pytest.mark.level(284)
def test_vyherni_body_se_pricitaji(vesmir66):
    """Oba hráči už mají výherní body z minulých her."""
    konec = vesmir66.skonci(ma_70_bodu()._replace(vyhry1=3, vyhry2=5), 1)
    assert konec.vyhry1 == 5
    assert konec.vyhry2 == 5
    konec = vesmir66.skonci(priklad()._replace(vyhry1=4, vyhry2=5), 1)
    assert konec.vyhry1 == 4
    assert konec.vyhry2 == 8


@pytest.mark.level(284)
def test_druhemu_se_pricitaji_taky(vesmir66):
    """Když zastaví druhý hráč, přičítá se stejně."""
    konec = vesmir66.skonci(prohozene(ma_70_bodu())._replace(vyhry1=4, vyhry2=5), 2)
    assert konec.vyhry1 == 4
    assert konec.vyhry2 == 7
    konec = vesmir66.skonci(prohozene(ma_70_bodu())._replace(body2=50, vyhry1=3, vyhry2=5), 2)
    assert konec.vyhry1 == 6
    assert konec.vyhry2 == 5


@pytest.mark.level(284)
def test_skonci_nezmeni_vesmir(vesmir66):
    """Funkce vrací nový vesmír. Ten, který dostala, zůstane, jak byl, i se seznamem stavů."""
    vesmir = ma_70_bodu()
    konec = vesmir66.skonci(vesmir, 1)
    assert vesmir == ma_70_bodu()
    assert konec.stavy == ['vyhra2t', 'prohra2t']


# Došly karty a je zavřeno


@pytest.mark.level(285)
def test_kdo_zavrel_a_nema_66(vesmir66):
    """První hráč zavřel a má dohromady jen 65. Poslední štych sice vzal, ale prohrál za 3."""
    konec = vesmir66.rozhodni_stych(posledni_stych_po_zavreni())
    assert konec.body1 == 65
    assert konec.stavy == ['z_prohra3f', 'z_vyhra3f']
    assert konec.vyhry1 == 0
    assert konec.vyhry2 == 3


@pytest.mark.level(285)
def test_kdo_zavrel_a_ma_66(vesmir66):
    """S jedním bodem navíc má právě 66, protože se počítá i poslední štych. Soupeř má 4 body, takže za 2."""
    konec = vesmir66.rozhodni_stych(posledni_stych_po_zavreni()._replace(body1=61))
    assert konec.body1 == 66
    assert konec.stavy == ['z_vyhra2t', 'z_prohra2t']
    assert konec.vyhry1 == 2
    assert konec.vyhry2 == 0


@pytest.mark.level(285)
def test_kdo_zavrel_vyhraje_za_jeden(vesmir66):
    """Když má soupeř 33 bodů, je výhra za 1."""
    konec = vesmir66.rozhodni_stych(posledni_stych_po_zavreni()._replace(body1=61, body2=33))
    assert konec.stavy == ['z_vyhra1t', 'z_prohra1t']
    assert konec.vyhry1 == 1


@pytest.mark.level(285)
def test_kdo_zavrel_vyhraje_za_tri(vesmir66):
    """Když soupeř nevzal nic, je výhra za 3."""
    vesmir = posledni_stych_po_zavreni()
    vesmir = vesmir._replace(stychy1=[*vesmir.stychy1, karty('Sr 9', 'Sr kral')], body1=64, stychy2=[], body2=0)
    konec = vesmir66.rozhodni_stych(vesmir)
    assert konec.stavy == ['z_vyhra3t', 'z_prohra3t']
    assert konec.vyhry1 == 3


@pytest.mark.level(285)
def test_zavrel_druhy_a_nema_66(vesmir66):
    """Posuzuje se ten, kdo zavřel, ne ten, kdo vzal poslední štych. Tady zavřel druhý a má jen 4 body."""
    konec = vesmir66.rozhodni_stych(posledni_stych_po_zavreni()._replace(kdo_zavrel='h2'))
    assert konec.stavy == ['z_vyhra3f', 'z_prohra3f']
    assert konec.vyhry1 == 3
    assert konec.vyhry2 == 0


@pytest.mark.level(285)
def test_zavrel_druhy_a_ma_66(vesmir66):
    """Druhý hráč zavřel a má 70 bodů. Poslední štych vzal soupeř a má 65, takže vyhrál druhý za 1."""
    konec = vesmir66.rozhodni_stych(posledni_stych_po_zavreni()._replace(kdo_zavrel='h2', body2=70))
    assert konec.stavy == ['z_prohra1t', 'z_vyhra1t']
    assert konec.vyhry1 == 0
    assert konec.vyhry2 == 1


@pytest.mark.level(285)
def test_posledni_stych_je_prvni_soupere(vesmir66):
    """Když soupeř vzal až poslední štych, nějaký štych má, a výhra je za 2, ne za 3."""
    vesmir = posledni_stych_po_zavreni()
    vesmir = vesmir._replace(
        stychy1=[],
        body1=0,
        stychy2=[*vesmir.stychy1, karty('Sr 9', 'Sr kral')],
        body2=70,
        kdo_zavrel='h2',
    )
    konec = vesmir66.rozhodni_stych(vesmir)
    assert konec.stavy == ['z_prohra2t', 'z_vyhra2t']
    assert konec.vyhry2 == 2


@pytest.mark.level(285)
def test_i_tady_se_vyherni_body_pricitaji(vesmir66):
    """Výherní body se přičtou k těm z minulých her, karty zůstanou v balíčku ležet."""
    konec = vesmir66.rozhodni_stych(posledni_stych_po_zavreni()._replace(vyhry1=4, vyhry2=5))
    assert konec.vyhry1 == 4
    assert konec.vyhry2 == 8
    assert konec.balicek == priklad().balicek
    assert konec.stychy1[-1] == karty('Ka dama', 'Sr kluk')
    assert konec.kdo_zavrel == 'h1'
