"""Funkce popis_stavu: levely 440 až 445."""

import json
from inspect import signature

import pytest

NA_TAHU = ['hraje', 'vzal', 'hlasi', 'hlasi_trumf', 'hraje!', 'vzal!', 'hlasi!', 'hlasi_trumf!']
CEKA = ['ceka', 'ztratil', 'slysi', 'slysi_trumf', 'ceka!', 'ztratil!', 'slysi!', 'slysi_trumf!']
VYHRA = ['vyhra1t', 'vyhra2t', 'vyhra3t', 'vyhra3f', 'vyhra_posledni']
VYHRA_ZAVRENO = ['z_vyhra1t', 'z_vyhra2t', 'z_vyhra3t', 'z_vyhra3f']
PROHRA = ['prohra1t', 'prohra2t', 'prohra3t', 'prohra3f', 'prohra_posledni']
PROHRA_ZAVRENO = ['z_prohra1t', 'z_prohra2t', 'z_prohra3t', 'z_prohra3f']
KONEC = VYHRA + VYHRA_ZAVRENO + PROHRA + PROHRA_ZAVRENO


def svet_se_stavem(stav):
    """Svět, ve kterém má hráč tenhle stav. Karty v něm nejsou, na popis nemají vliv."""
    from karty66 import Svet

    # Řetězce jsou nové, jako když svět přijde po síti. Proto je porovnávej ==, ne is.
    stav, jmena = json.loads(json.dumps([stav, ['Anna', 'Petr']]))
    return Svet(
        stav=stav,
        ruka1=[],
        ruka2=[],
        stychy1=[],
        body1=20,
        stychy2=[],
        body2=0,
        stred=[],
        balicek=[],
        posledni_stych=[],
        kdo_zavrel='h0',
        vyhry1=0,
        vyhry2=4,
        trumf='Sr',
        jmena=jmena,
    )


@pytest.mark.level(440)
def test_popis_stavu_existuje(svet66):
    """Funkce `popis_stavu` bere dva parametry: svět a jméno."""
    signature(svet66.popis_stavu).bind('svet', 'jmeno')


# Nějaká věta


@pytest.mark.level(441)
def test_popis_je_retezec(svet66):
    """Popis je neprázdný řetězec. Funkce ho vrací, nevypisuje."""
    for stav in NA_TAHU + CEKA + ['stych', 'odmitnut'] + KONEC:
        popis = svet66.popis_stavu(svet_se_stavem(stav), 'Anna')
        assert isinstance(popis, str), f'Ve stavu {stav!r} má funkce vrátit řetězec.'
        assert popis.strip(), f'Ve stavu {stav!r} je popis prázdný.'


@pytest.mark.level(441)
def test_popis_je_na_jeden_radek(svet66):
    """V okně je na popis jeden řádek."""
    for stav in NA_TAHU + CEKA + ['stych', 'odmitnut'] + KONEC:
        popis = svet66.popis_stavu(svet_se_stavem(stav), 'Petr')
        assert '\n' not in popis, f'Ve stavu {stav!r} je v popisu konec řádku.'


@pytest.mark.level(441)
def test_popis_nez_prijde_souper(svet66):
    """Popis je i tehdy, když u stolu ještě není soupeř, nebo když tam není vůbec nikdo."""
    popis = svet66.popis_stavu(svet_se_stavem('ceka')._replace(jmena=['Anna']), 'Anna')
    assert isinstance(popis, str), 'Funkce má vrátit řetězec, i když soupeř ještě nepřišel.'
    popis = svet66.popis_stavu(svet_se_stavem('ceka')._replace(jmena=[]), 'Anna')
    assert isinstance(popis, str), 'Funkce má vrátit řetězec, i když v seznamu není žádné jméno.'
    popis = svet66.popis_stavu(svet_se_stavem('odmitnut')._replace(jmena=[]), 'Cyril')
    assert isinstance(popis, str), 'Funkce má vrátit řetězec, i když v seznamu není žádné jméno.'


# Každý stav jinak


def over_ruzne(svet66, *stavy):
    """Ověří, že žádné dva z těch stavů nemají stejný popis."""
    popisy = []
    for stav in stavy:
        popis = svet66.popis_stavu(svet_se_stavem(stav), 'Anna')
        for jiny_stav, jiny_popis in popisy:
            assert popis != jiny_popis, f'Ve stavech {jiny_stav!r} a {stav!r} je popis stejný.'
        popisy.append((stav, popis))


@pytest.mark.level(442)
def test_hraje_se_jinak_nez_ceka(svet66):
    """Hráč z popisu pozná, jestli je na tahu."""
    hraje = svet66.popis_stavu(svet_se_stavem('hraje'), 'Anna')
    ceka = svet66.popis_stavu(svet_se_stavem('ceka'), 'Anna')
    assert hraje != ceka, "Ve stavech 'hraje' a 'ceka' je popis stejný."


@pytest.mark.level(442)
def test_vyhra_jinak_nez_prohra(svet66):
    """Hráč z popisu pozná, jestli vyhrál, nebo prohrál."""
    vyhra = svet66.popis_stavu(svet_se_stavem('vyhra1t'), 'Anna')
    prohra = svet66.popis_stavu(svet_se_stavem('prohra1t'), 'Anna')
    assert vyhra != prohra, "Ve stavech 'vyhra1t' a 'prohra1t' je popis stejný."
    vyhra = svet66.popis_stavu(svet_se_stavem('z_vyhra3f'), 'Anna')
    prohra = svet66.popis_stavu(svet_se_stavem('z_prohra3f'), 'Anna')
    assert vyhra != prohra, "Ve stavech 'z_vyhra3f' a 'z_prohra3f' je popis stejný."


@pytest.mark.level(442)
def test_pet_ruznych_popisu(svet66):
    """Z těch pěti vět nejsou žádné dvě stejné."""
    over_ruzne(svet66, 'hraje', 'ceka', 'vyhra1t', 'prohra1t', 'odmitnut')


@pytest.mark.level(442)
def test_odmitnuty_neceka(svet66):
    """Odmítnutému přijde svět bez jmen, přesto z popisu pozná, že na nikoho čekat nemá."""
    odmitnut = svet66.popis_stavu(svet_se_stavem('odmitnut')._replace(jmena=[]), 'Cyril')
    ceka = svet66.popis_stavu(svet_se_stavem('ceka')._replace(jmena=[]), 'Cyril')
    assert odmitnut != ceka, "Ve stavech 'odmitnut' a 'ceka' je popis stejný, když ve světě nejsou žádná jména."


@pytest.mark.level(442)
def test_z_minule_vety_nic_nezbude(svet66):
    """Věta je jen o stavu, ve kterém hráč právě je. Ta, kterou viděl předtím, v ní není."""
    for predtim, ted in ('vyhra3t', 'hraje'), ('hlasi_trumf', 'ceka'), ('vyhra3t', 'prohra2t'):
        minuly_popis = svet66.popis_stavu(svet_se_stavem(predtim), 'Anna')
        popis = svet66.popis_stavu(svet_se_stavem(ted), 'Anna')
        assert minuly_popis not in popis, f'Popis stavu {ted!r} je {popis!r}. Je v něm i celý popis stavu {predtim!r}.'


# Vykřičník a hláška


@pytest.mark.level(443)
def test_vykricnik_je_poznat(svet66):
    """Hráč z popisu pozná, že se musí ctít barva."""
    for stav in 'hraje', 'ceka':
        bez_vykricniku = svet66.popis_stavu(svet_se_stavem(stav), 'Anna')
        s_vykricnikem = svet66.popis_stavu(svet_se_stavem(stav + '!'), 'Anna')
        assert s_vykricnikem != bez_vykricniku, f"Ve stavech {stav!r} a '{stav}!' je popis stejný."


@pytest.mark.level(443)
def test_vlastni_hlaska_je_poznat(svet66):
    """Kdo hlásí, vidí něco jiného, než když jen hraje. Trumfová hláška je zase jiná."""
    over_ruzne(svet66, 'hraje', 'hlasi', 'hlasi_trumf')


@pytest.mark.level(443)
def test_cizi_hlaska_je_poznat(svet66):
    """Kdo hlášku slyší, pozná ji taky."""
    over_ruzne(svet66, 'ceka', 'slysi', 'slysi_trumf')


# Jméno soupeře


@pytest.mark.level(444)
def test_na_tahu_je_petr(svet66):
    """Anna čeká na Petra, a proto má v popisu jeho jméno."""
    for stav in CEKA:
        popis = svet66.popis_stavu(svet_se_stavem(stav), 'Anna')
        assert 'Petr' in popis, f"Ve stavu {stav!r} není v popisu, který čte Anna, jméno 'Petr'."


@pytest.mark.level(444)
def test_na_tahu_je_anna(svet66):
    """Petr čeká na Annu, a proto je v jeho popisu jméno Anna."""
    for stav in CEKA:
        popis = svet66.popis_stavu(svet_se_stavem(stav), 'Petr')
        assert 'Anna' in popis, f"Ve stavu {stav!r} není v popisu pro hráče Petr jméno 'Anna'."


@pytest.mark.level(444)
def test_kdyz_si_vymeni_mista(svet66):
    """Jména se berou ze světa, první může být i Petr."""
    for stav in CEKA:
        svet = svet_se_stavem(stav)._replace(jmena=['Petr', 'Anna'])
        popis = svet66.popis_stavu(svet, 'Petr')
        assert 'Anna' in popis, f"Ve stavu {stav!r} není v popisu pro hráče Petr jméno 'Anna'."
        popis = svet66.popis_stavu(svet, 'Anna')
        assert 'Petr' in popis, f"Ve stavu {stav!r} není v popisu, který čte Anna, jméno 'Petr'."


# Kolik je to bodů


@pytest.mark.level(445)
def test_za_kolik_je_vyhra(svet66):
    """Kolik výherních bodů hráč za hru má, je v popisu číslicí."""
    for stav in 'vyhra1t', 'z_vyhra1t', 'vyhra2t', 'z_vyhra2t', 'vyhra3t', 'z_vyhra3t', 'vyhra3f', 'z_vyhra3f':
        popis = svet66.popis_stavu(svet_se_stavem(stav), 'Anna')
        bodu = stav[-2]
        assert bodu in popis, f'Ve stavu {stav!r} není v popisu číslice {bodu}.'


@pytest.mark.level(445)
def test_za_kolik_je_prohra(svet66):
    """Kdo prohrál, se dočte, kolik výherních bodů má soupeř."""
    for stav in 'prohra1t', 'z_prohra1t', 'prohra2t', 'z_prohra2t', 'prohra3t', 'z_prohra3t', 'prohra3f', 'z_prohra3f':
        popis = svet66.popis_stavu(svet_se_stavem(stav), 'Anna')
        bodu = stav[-2]
        assert bodu in popis, f'Ve stavu {stav!r} není v popisu číslice {bodu}.'


@pytest.mark.level(445)
def test_za_kolik_je_posledni_stych(svet66):
    """Poslední štych je za jeden bod."""
    for stav in 'vyhra_posledni', 'prohra_posledni':
        popis = svet66.popis_stavu(svet_se_stavem(stav), 'Anna')
        assert '1' in popis, f'Ve stavu {stav!r} není v popisu číslice 1.'
