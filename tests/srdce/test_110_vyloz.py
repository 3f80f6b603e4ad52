"""Funkce vyloz: levely 110 až 112."""

from inspect import signature

import pytest

# Kterou z dovolených karet funkce vybere, je její věc, třeba náhoda. Proto ji testy
# zkouší ve stejné situaci víckrát.


@pytest.mark.level(110)
def test_vyloz_existuje(srdce):
    """Funkce `vyloz` bere dva parametry: ruku a stůl."""
    signature(srdce.vyloz).bind('ruka', 'stul')


@pytest.mark.level(111)
def test_jedina_karta_barvy(srdce):
    """Kdo má jedinou kartu vynesené barvy, vyloží ji. Funkce vrací kartu, ne množinu, a nevypisuje ji."""
    for _ in range(10):
        ruka = {('Sr', 5), ('Pi', 'kral'), ('Ka', 2), ('Kr', 'eso')}
        assert srdce.vyloz(ruka, [{'hrac': 'Gábi', 'karta': ('Pi', 3)}]) == ('Pi', 'kral')


@pytest.mark.level(111)
def test_krizova_dvojka(srdce):
    """Kdo vynáší a má křížovou dvojku, vyloží ji."""
    for _ in range(10):
        ruka = {('Sr', 5), ('Pi', 'kral'), ('Kr', 2), ('Kr', 'eso')}
        assert srdce.vyloz(ruka, []) == ('Kr', 2)


@pytest.mark.level(111)
def test_posledni_karta(srdce):
    """Kdo má poslední kartu, vyloží ji, ať je jakákoli."""
    assert srdce.vyloz({('Pi', 'dama')}, []) == ('Pi', 'dama')
    assert srdce.vyloz({('Pi', 'dama')}, [{'hrac': 'Soňa', 'karta': ('Ka', 5)}]) == ('Pi', 'dama')


@pytest.mark.level(111)
def test_vyloz_podruhe(srdce):
    """Pokaždé se vybírá z té ruky, kterou funkce zrovna dostane."""
    assert srdce.vyloz({('Sr', 5)}, []) == ('Sr', 5)
    assert srdce.vyloz({('Ka', 8)}, []) == ('Ka', 8)


@pytest.mark.level(111)
def test_vic_karet_barvy(srdce):
    """Kdo má vynesené barvy víc, vyloží některou z nich."""
    for _ in range(20):
        ruka = {('Sr', 5), ('Ka', 'kral'), ('Ka', 2), ('Ka', 10), ('Kr', 7), ('Pi', 'dama')}
        stul = [{'hrac': 'Gábi', 'karta': ('Ka', 9)}]
        dovolene = [('Ka', 'kral'), ('Ka', 2), ('Ka', 10)]
        karta = srdce.vyloz(ruka, stul)
        assert karta in dovolene, f'Vynesená jsou kára, takže vyložit jde jen kára z ruky, ne {karta!r}.'


@pytest.mark.level(111)
def test_vynesena_barva_je_ta_prvni(srdce):
    """Dává se barva první karty na stole, ať po ní přišlo cokoli, třeba i piková dáma."""
    for _ in range(20):
        ruka = {('Sr', 5), ('Sr', 'kral'), ('Ka', 2), ('Pi', 4), ('Pi', 'eso')}
        stul = [{'hrac': 'Gábi', 'karta': ('Sr', 9)}, {'hrac': 'Petr', 'karta': ('Pi', 'dama')}]
        karta = srdce.vyloz(ruka, stul)
        assert karta in [('Sr', 5), ('Sr', 'kral')], f'Vynesená jsou srdce, takže vyložit jde jen srdce, ne {karta!r}.'


@pytest.mark.level(111)
def test_posledni_v_kole(srdce):
    """I poslední v kole dává vynesenou barvu, ať se to hodí, nebo ne."""
    for _ in range(20):
        ruka = {('Pi', 'eso'), ('Pi', 'kral'), ('Ka', 2), ('Sr', 4), ('Kr', 'eso')}
        stul = [
            {'hrac': 'Soňa', 'karta': ('Pi', 9)},
            {'hrac': 'Gábi', 'karta': ('Sr', 'eso')},
            {'hrac': 'Petr', 'karta': ('Pi', 'dama')},
        ]
        karta = srdce.vyloz(ruka, stul)
        dovolene = [('Pi', 'eso'), ('Pi', 'kral')]
        assert karta in dovolene, f'Vynesené jsou piky, takže vyložit jde jen pik z ruky, ne {karta!r}.'


@pytest.mark.level(111)
def test_bez_vynesene_barvy(srdce):
    """Kdo vynesenou barvu nemá, vyloží kteroukoli ze svých karet."""
    for _ in range(20):
        ruka = {('Sr', 5), ('Pi', 'dama'), ('Pi', 2)}
        karta = srdce.vyloz(ruka, [{'hrac': 'Gábi', 'karta': ('Ka', 3)}])
        assert karta in [('Sr', 5), ('Pi', 'dama'), ('Pi', 2)], f'Karta {karta!r} v ruce není.'


@pytest.mark.level(111)
def test_vynasi(srdce):
    """Kdo vynáší, vyloží kteroukoli ze svých karet."""
    for _ in range(20):
        ruka = {('Sr', 5), ('Pi', 'dama'), ('Ka', 8), ('Kr', 3)}
        karta = srdce.vyloz(ruka, [])
        assert karta in [('Sr', 5), ('Pi', 'dama'), ('Ka', 8), ('Kr', 3)], f'Karta {karta!r} v ruce není.'


@pytest.mark.level(112)
def test_vylozit_nemeni_ruku_ani_stul(srdce):
    """Funkce kartu jen vybere. Na stůl ji nepřidá a z ruky nevezme, to udělá až ten, kdo ji zavolal."""
    ruka = {('Sr', 5), ('Ka', 'kral'), ('Ka', 2), ('Kr', 7)}
    stul = [{'hrac': 'Gábi', 'karta': ('Ka', 9)}]
    karta = srdce.vyloz(ruka, stul)
    assert ruka == {('Sr', 5), ('Ka', 'kral'), ('Ka', 2), ('Kr', 7)}
    assert stul == [{'hrac': 'Gábi', 'karta': ('Ka', 9)}]
    assert karta in [('Ka', 'kral'), ('Ka', 2)], f'Vynesená jsou kára, takže vyložit jde jen kára z ruky, ne {karta!r}.'


@pytest.mark.level(112)
def test_odhodit_nemeni_ruku_ani_stul(srdce):
    """Platí to i pro toho, kdo vynesenou barvu nemá."""
    ruka = {('Sr', 5), ('Ka', 'kral'), ('Kr', 7)}
    stul = [{'hrac': 'Gábi', 'karta': ('Pi', 9)}, {'hrac': 'Petr', 'karta': ('Sr', 2)}]
    srdce.vyloz(ruka, stul)
    assert ruka == {('Sr', 5), ('Ka', 'kral'), ('Kr', 7)}
    assert stul == [{'hrac': 'Gábi', 'karta': ('Pi', 9)}, {'hrac': 'Petr', 'karta': ('Sr', 2)}]


@pytest.mark.level(112)
def test_vynaset_nemeni_ruku_ani_stul(srdce):
    """A také pro toho, kdo vynáší, i když je to křížová dvojka."""
    ruka = {('Sr', 5), ('Pi', 'dama'), ('Ka', 8)}
    stul = []
    srdce.vyloz(ruka, stul)
    assert ruka == {('Sr', 5), ('Pi', 'dama'), ('Ka', 8)}
    assert stul == []
    ruka = {('Kr', 2), ('Ka', 8)}
    srdce.vyloz(ruka, stul)
    assert ruka == {('Kr', 2), ('Ka', 8)}
    assert stul == []


@pytest.mark.level(112)
def test_jedina_dovolena_karta_zustane_v_ruce(srdce):
    """Ani jediná karta vynesené barvy z ruky nezmizí, ani úplně poslední karta."""
    ruka = {('Pi', 4), ('Ka', 8)}
    stul = [{'hrac': 'Gábi', 'karta': ('Pi', 9)}]
    srdce.vyloz(ruka, stul)
    assert ruka == {('Pi', 4), ('Ka', 8)}
    assert stul == [{'hrac': 'Gábi', 'karta': ('Pi', 9)}]
    ruka = {('Sr', 5)}
    srdce.vyloz(ruka, [])
    assert ruka == {('Sr', 5)}


@pytest.mark.level(112)
def test_karty_na_stole_zustanou_v_poradi(srdce):
    """Karty na stole se nepřerovnají: z pořadí je vidět, která se vynesla."""
    for stul in (
        [{'hrac': 'Gábi', 'karta': ('Pi', 4)}, {'hrac': 'Petr', 'karta': ('Pi', 'kral')}],
        [{'hrac': 'Gábi', 'karta': ('Pi', 'kral')}, {'hrac': 'Petr', 'karta': ('Pi', 4)}],
    ):
        stul_predtim = list(stul)
        srdce.vyloz({('Pi', 5), ('Pi', 8), ('Sr', 3)}, stul)
        assert stul == stul_predtim
