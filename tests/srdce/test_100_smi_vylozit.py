"""Funkce smi_vylozit: levely 100 až 103."""

from inspect import signature
from random import Random

import pytest

OBRAZY = [2, 3, 4, 5, 6, 7, 8, 9, 10, 'kluk', 'dama', 'kral', 'eso']


# Některé testy zkouší spoustu karet rozdaných náhodně, pokaždé ale stejně.


def rozdane_karty(cislo):
    """Ruka (jedna až třináct karet) a stůl (žádná až tři karty) s tímhle číslem."""
    nahoda = Random(cislo)
    karty = [(barva, obraz) for barva in ('Kr', 'Pi', 'Sr', 'Ka') for obraz in OBRAZY]
    nahoda.shuffle(karty)
    stul = [{'hrac': hrac, 'karta': karty.pop()} for hrac in ('Gábi', 'Petr', 'Pavel')[: nahoda.randrange(4)]]
    return set(karty[: nahoda.randrange(1, 14)]), stul


def ma_barvu(ruka, stul):
    """Jestli je na stole vynesená barva a v ruce je aspoň jedna její karta."""
    return any(karta[0] == stul[0]['karta'][0] for karta in ruka) if stul else False


@pytest.mark.level(100)
def test_smi_vylozit_existuje(srdce):
    """Funkce `smi_vylozit` bere dva parametry: ruku a stůl."""
    signature(srdce.smi_vylozit).bind('ruka', 'stul')


# Kdo barvu má


@pytest.mark.level(101)
def test_jedina_karta_barvy(srdce):
    """Kdo má vynesenou barvu, musí ji dát. Funkce vrací množinu, i když je v ní karta jen jedna."""
    ruka = {('Sr', 5), ('Pi', 'kral'), ('Ka', 2)}
    stul = [{'hrac': 'Gábi', 'karta': ('Pi', 3)}]
    assert srdce.smi_vylozit(ruka, stul) == {('Pi', 'kral')}


@pytest.mark.level(101)
def test_vic_karet_barvy(srdce):
    """Z karet vynesené barvy se smí vyložit kterákoli, vyšší i nižší než ta na stole."""
    ruka = {('Sr', 5), ('Ka', 'kral'), ('Ka', 2), ('Ka', 10), ('Kr', 7)}
    stul = [{'hrac': 'Gábi', 'karta': ('Ka', 9)}]
    assert srdce.smi_vylozit(ruka, stul) == {('Ka', 'kral'), ('Ka', 2), ('Ka', 10)}


@pytest.mark.level(101)
def test_vynesena_barva_je_ta_prvni(srdce):
    """Vynesená barva je barva první karty na stole, ne té poslední."""
    ruka = {('Kr', 8), ('Ka', 4), ('Ka', 'dama')}
    stul = [
        {'hrac': 'Petr', 'karta': ('Kr', 10)},
        {'hrac': 'Pavel', 'karta': ('Ka', 'eso')},
        {'hrac': 'Soňa', 'karta': ('Ka', 5)},
    ]
    assert srdce.smi_vylozit(ruka, stul) == {('Kr', 8)}


@pytest.mark.level(101)
def test_cela_ruka_v_barve(srdce):
    """Když je v ruce jen vynesená barva, smí se vyložit cokoli z ní."""
    ruka = {('Sr', 8), ('Sr', 'eso')}
    stul = [{'hrac': 'Petr', 'karta': ('Sr', 10)}, {'hrac': 'Pavel', 'karta': ('Sr', 3)}]
    assert srdce.smi_vylozit(ruka, stul) == {('Sr', 8), ('Sr', 'eso')}


@pytest.mark.level(101)
def test_pikova_dama_v_barve(srdce):
    """Piková dáma je v barvě karta jako každá jiná: smí se vyložit, i když jsou v ruce další piky."""
    ruka = {('Pi', 'dama'), ('Pi', 4), ('Sr', 9)}
    stul = [{'hrac': 'Gábi', 'karta': ('Pi', 8)}]
    assert srdce.smi_vylozit(ruka, stul) == {('Pi', 'dama'), ('Pi', 4)}


@pytest.mark.level(101)
def test_barva_v_plne_ruce(srdce):
    """Stejně je to hned v prvním kole, kdy má každý v ruce 13 karet."""
    ruka = {('Pi', 2), ('Pi', 6), ('Pi', 'dama'), ('Kr', 3), ('Kr', 7), ('Kr', 'eso'), ('Sr', 2)}
    ruka |= {('Sr', 8), ('Sr', 10), ('Ka', 4), ('Ka', 5), ('Ka', 'kluk'), ('Ka', 'kral')}
    stul = [{'hrac': 'Petr', 'karta': ('Kr', 2)}, {'hrac': 'Pavel', 'karta': ('Kr', 10)}]
    assert srdce.smi_vylozit(ruka, stul) == {('Kr', 3), ('Kr', 7), ('Kr', 'eso')}


@pytest.mark.level(101)
def test_krizova_dvojka_mezi_ostatnimi(srdce):
    """Křížová dvojka má výjimku, jen když se vynáší. Jinak je to karta jako každá jiná."""
    ruka = {('Kr', 2), ('Kr', 'dama'), ('Sr', 9)}
    stul = [{'hrac': 'Soňa', 'karta': ('Kr', 5)}]
    assert srdce.smi_vylozit(ruka, stul) == {('Kr', 2), ('Kr', 'dama')}
    ruka = {('Kr', 2), ('Kr', 'dama'), ('Sr', 9)}
    stul = [{'hrac': 'Soňa', 'karta': ('Sr', 5)}]
    assert srdce.smi_vylozit(ruka, stul) == {('Sr', 9)}


@pytest.mark.level(101)
def test_smi_vylozit_nic_nemeni(srdce):
    """Zjistit, co se smí, znamená jen se podívat: karty v ruce i na stole zůstanou."""
    ruka = {('Sr', 5), ('Pi', 'kral'), ('Pi', 2)}
    stul = [{'hrac': 'Gábi', 'karta': ('Pi', 3)}, {'hrac': 'Petr', 'karta': ('Ka', 3)}]
    srdce.smi_vylozit(ruka, stul)
    assert ruka == {('Sr', 5), ('Pi', 'kral'), ('Pi', 2)}
    assert stul == [{'hrac': 'Gábi', 'karta': ('Pi', 3)}, {'hrac': 'Petr', 'karta': ('Ka', 3)}]


@pytest.mark.level(101)
def test_rozdane_karty_v_barve(srdce):
    """Platí to pro každou ruku, ve které vynesená barva je, a pro každý stůl."""
    for cislo in range(200):
        ruka, stul = rozdane_karty(cislo)
        if ma_barvu(ruka, stul):
            smi_se = {karta for karta in ruka if karta[0] == stul[0]['karta'][0]}
            assert srdce.smi_vylozit(ruka, stul) == smi_se


@pytest.mark.level(101)
def test_drivejsi_odpoved_zustane(srdce):
    """Každé zavolání vrátí svou množinu. V té, kterou funkce vrátila předtím, se nic nezmění."""
    stul = [{'hrac': 'Gábi', 'karta': ('Ka', 9)}]
    predtim = srdce.smi_vylozit({('Sr', 5), ('Ka', 'kral'), ('Ka', 2)}, stul)
    srdce.smi_vylozit({('Kr', 'dama'), ('Ka', 7)}, stul)
    assert predtim == {('Ka', 'kral'), ('Ka', 2)}


# Kdo barvu nemá a kdo vynáší


@pytest.mark.level(102)
def test_bez_vynesene_barvy(srdce):
    """Kdo vynesenou barvu nemá, smí vyložit cokoli, i srdce a pikovou dámu."""
    ruka = {('Sr', 5), ('Pi', 'dama'), ('Pi', 2)}
    stul = [{'hrac': 'Gábi', 'karta': ('Ka', 3)}]
    assert srdce.smi_vylozit(ruka, stul) == {('Sr', 5), ('Pi', 'dama'), ('Pi', 2)}


@pytest.mark.level(102)
def test_bez_vynesene_barvy_v_prvnim_kole(srdce):
    """Body se smějí odhodit hned v prvním kole, které začíná křížovou dvojkou."""
    ruka = {('Sr', 'eso'), ('Pi', 'dama'), ('Ka', 8)}
    stul = [{'hrac': 'Soňa', 'karta': ('Kr', 2)}, {'hrac': 'Gábi', 'karta': ('Kr', 'eso')}]
    assert srdce.smi_vylozit(ruka, stul) == {('Sr', 'eso'), ('Pi', 'dama'), ('Ka', 8)}


@pytest.mark.level(102)
def test_bez_barvy_s_plnou_rukou(srdce):
    """Ani třináct karet v ruce nic nezakazuje: kdo nemá kříž, smí v prvním kole odhodit srdce i pikovou dámu."""
    ruka = {('Pi', 2), ('Pi', 6), ('Pi', 'dama'), ('Sr', 2), ('Sr', 8), ('Sr', 10), ('Ka', 4)}
    ruka |= {('Ka', 5), ('Ka', 7), ('Ka', 8), ('Ka', 10), ('Ka', 'kluk'), ('Ka', 'kral')}
    stul = [{'hrac': 'Petr', 'karta': ('Kr', 2)}]
    assert srdce.smi_vylozit(ruka, stul) == {
        *(('Pi', 2), ('Pi', 6), ('Pi', 'dama'), ('Sr', 2), ('Sr', 8), ('Sr', 10), ('Ka', 4)),
        *(('Ka', 5), ('Ka', 7), ('Ka', 8), ('Ka', 10), ('Ka', 'kluk'), ('Ka', 'kral')),
    }


@pytest.mark.level(102)
def test_odhozena_barva_neni_vynesena(srdce):
    """Kdo nemá barvu první karty, toho karty po ní k ničemu nenutí."""
    ruka = {('Sr', 5), ('Pi', 9)}
    stul = [{'hrac': 'Gábi', 'karta': ('Ka', 3)}, {'hrac': 'Petr', 'karta': ('Sr', 'kral')}]
    assert srdce.smi_vylozit(ruka, stul) == {('Sr', 5), ('Pi', 9)}


@pytest.mark.level(102)
def test_krizova_dvojka_se_smi_odhodit(srdce):
    """Kdo vynesenou barvu nemá, smí křížovou dvojku odhodit, ale nemusí."""
    ruka = {('Kr', 2), ('Sr', 9)}
    stul = [{'hrac': 'Soňa', 'karta': ('Ka', 5)}]
    assert srdce.smi_vylozit(ruka, stul) == {('Kr', 2), ('Sr', 9)}


@pytest.mark.level(102)
def test_vynasi_cokoli(srdce):
    """Na prázdný stůl se smí vynést cokoli, i srdce a piková dáma."""
    ruka = {('Sr', 5), ('Pi', 'dama'), ('Ka', 8), ('Kr', 3), ('Pi', 2)}
    assert srdce.smi_vylozit(ruka, []) == {('Sr', 5), ('Pi', 'dama'), ('Ka', 8), ('Kr', 3), ('Pi', 2)}


@pytest.mark.level(102)
def test_posledni_karta(srdce):
    """Poslední karta se smí vyložit vždycky."""
    assert srdce.smi_vylozit({('Sr', 5)}, []) == {('Sr', 5)}
    assert srdce.smi_vylozit({('Sr', 5)}, [{'hrac': 'Soňa', 'karta': ('Ka', 5)}]) == {('Sr', 5)}


@pytest.mark.level(102)
def test_vynaset_nic_nemeni(srdce):
    """Ruka zůstane celá, i když se z ní smí vyložit cokoli."""
    ruka = {('Sr', 5), ('Pi', 'kral')}
    stul = []
    srdce.smi_vylozit(ruka, stul)
    assert ruka == {('Sr', 5), ('Pi', 'kral')}
    assert stul == []


@pytest.mark.level(102)
def test_rozdane_karty_bez_barvy(srdce):
    """Platí to pro každou ruku bez vynesené barvy a pro každou ruku, ze které se vynáší bez křížové dvojky."""
    for cislo in range(400):
        ruka, stul = rozdane_karty(cislo)
        if not ma_barvu(ruka, stul) and (stul or ('Kr', 2) not in ruka):
            smi_se = set(ruka)
            assert srdce.smi_vylozit(ruka, stul) == smi_se


# Křížová dvojka


@pytest.mark.level(103)
def test_vynasi_krizovou_dvojku(srdce):
    """Výsledek je množina s jedinou kartou."""
    ruka = {('Kr', 2), ('Kr', 'eso'), ('Sr', 5), ('Pi', 2)}
    assert srdce.smi_vylozit(ruka, []) == {('Kr', 2)}


@pytest.mark.level(103)
def test_ma_jen_krizovou_dvojku(srdce):
    """Platí to, i když je křížová dvojka jediná karta v ruce."""
    assert srdce.smi_vylozit({('Kr', 2)}, []) == {('Kr', 2)}


@pytest.mark.level(103)
def test_krizova_dvojka_zustane_v_ruce(srdce):
    """Ani tentokrát se ruka nezmění. A na stůl ještě nic nepřijde."""
    ruka = {('Kr', 2), ('Ka', 4), ('Sr', 5)}
    stul = []
    srdce.smi_vylozit(ruka, stul)
    assert ruka == {('Kr', 2), ('Ka', 4), ('Sr', 5)}
    assert stul == []


@pytest.mark.level(103)
def test_krizova_dvojka_mezi_rozdanymi(srdce):
    """Platí to pro každou ruku s křížovou dvojkou, ať je v ní karet kolik chce."""
    for cislo in range(100):
        ruka, _ = rozdane_karty(cislo)
        assert srdce.smi_vylozit(ruka | {('Kr', 2)}, []) == {('Kr', 2)}
