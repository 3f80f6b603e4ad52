"""Hotový soubor karty.py: level 1.

Na těchhle testech si můžeš prohlédnout, jak takový test vypadá. Každý je funkce, která
zavolá jinou funkci a za slovem assert stojí, co má platit. Když to neplatí, test neprojde.
Číslo v závorce za slovem level říká, do kterého levelu test patří.
"""

import pytest


@pytest.mark.level(1)
def test_popis_karty(karty):
    """V hotovém souboru `karty.py` je funkce `popis_kartu`. Popíše kartu pěti znaky, první a poslední je závorka."""
    assert karty.popis_kartu((12, 'Sr', True)) == '[Q ♥]'
    assert karty.popis_kartu((7, 'Kr', True)) == '[7♣ ]'


@pytest.mark.level(1)
def test_popis_esa_desitky_a_figur(karty):
    """Funkce `popis_kartu` z `karty.py` píše eso jako A, desítka jako X, kluk J, dáma Q a král K."""
    assert karty.popis_kartu((1, 'Ka', True)) == '[A ♦]'
    assert karty.popis_kartu((10, 'Ka', True)) == '[X ♦]'
    assert karty.popis_kartu((11, 'Ka', True)) == '[J ♦]'
    assert karty.popis_kartu((12, 'Ka', True)) == '[Q ♦]'
    assert karty.popis_kartu((13, 'Ka', True)) == '[K ♦]'


@pytest.mark.level(1)
def test_popis_cervenych_a_cernych_karet(karty):
    """Funkce `popis_kartu` z `karty.py` píše u červených karet mezeru před znak barvy, u černých až za něj."""
    assert karty.popis_kartu((3, 'Sr', True)) == '[3 ♥]'
    assert karty.popis_kartu((3, 'Ka', True)) == '[3 ♦]'
    assert karty.popis_kartu((3, 'Pi', True)) == '[3♠ ]'
    assert karty.popis_kartu((3, 'Kr', True)) == '[3♣ ]'


@pytest.mark.level(1)
def test_popis_karty_rubem_nahoru(karty):
    """Z karty, která leží rubem nahoru, funkce `popis_kartu` z `karty.py` nic neprozradí."""
    assert karty.popis_kartu((12, 'Sr', False)) == '[???]'


@pytest.mark.level(1)
def test_otoceni_karty(karty):
    """V hotovém souboru `karty.py` je i funkce `otoc_kartu`. Vrátí kartu otočenou tak, jak se po ní chce."""
    assert karty.otoc_kartu((5, 'Pi', False), True) == (5, 'Pi', True)
    assert karty.otoc_kartu((5, 'Pi', True), False) == (5, 'Pi', False)


@pytest.mark.level(1)
def test_otoceni_karty_ktera_tak_uz_lezi(karty):
    """Kartu, která už leží, jak má, nechá funkce `otoc_kartu` z `karty.py` tak, jak je."""
    assert karty.otoc_kartu((5, 'Pi', True), True) == (5, 'Pi', True)
    assert karty.otoc_kartu((5, 'Pi', False), False) == (5, 'Pi', False)
