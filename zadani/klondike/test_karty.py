"""Testy hotového souboru karty.py, na kterých si můžeš prohlédnout, jak takový test vypadá.

Každý je funkce, která zavolá jinou funkci a za slovem assert stojí, co má platit. Když to
neplatí, test neprojde. Spustíš je příkazem: pytest zadani/klondike/test_karty.py
"""

from karty import otoc_kartu, popis_kartu


def test_popis_karty():
    """V hotovém souboru `karty.py` je funkce `popis_kartu`. Popíše kartu pěti znaky, první a poslední je závorka."""
    assert popis_kartu((12, 'Sr', True)) == '[Q ♥]'
    assert popis_kartu((7, 'Kr', True)) == '[7♣ ]'


def test_popis_esa_desitky_a_figur():
    """Funkce `popis_kartu` z `karty.py` píše eso jako A, desítku X, kluka J, dámu Q a krále K."""
    assert popis_kartu((1, 'Ka', True)) == '[A ♦]'
    assert popis_kartu((10, 'Ka', True)) == '[X ♦]'
    assert popis_kartu((11, 'Ka', True)) == '[J ♦]'
    assert popis_kartu((12, 'Ka', True)) == '[Q ♦]'
    assert popis_kartu((13, 'Ka', True)) == '[K ♦]'


def test_popis_cervenych_a_cernych_karet():
    """Funkce `popis_kartu` z `karty.py` píše u červených karet mezeru před znak barvy, u černých až za něj."""
    assert popis_kartu((3, 'Sr', True)) == '[3 ♥]'
    assert popis_kartu((3, 'Ka', True)) == '[3 ♦]'
    assert popis_kartu((3, 'Pi', True)) == '[3♠ ]'
    assert popis_kartu((3, 'Kr', True)) == '[3♣ ]'


def test_popis_karty_rubem_nahoru():
    """Z karty, která leží rubem nahoru, funkce `popis_kartu` z `karty.py` nic neprozradí."""
    assert popis_kartu((12, 'Sr', False)) == '[???]'


def test_otoceni_karty():
    """V hotovém souboru `karty.py` je i funkce `otoc_kartu`. Vrátí kartu otočenou tak, jak se po ní chce."""
    assert otoc_kartu((5, 'Pi', False), True) == (5, 'Pi', True)
    assert otoc_kartu((5, 'Pi', True), False) == (5, 'Pi', False)


def test_otoceni_karty_ktera_tak_uz_lezi():
    """Kartu, která už leží, jak má, nechá funkce `otoc_kartu` z `karty.py` tak, jak je."""
    assert otoc_kartu((5, 'Pi', True), True) == (5, 'Pi', True)
    assert otoc_kartu((5, 'Pi', False), False) == (5, 'Pi', False)
