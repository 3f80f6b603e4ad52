"""Cheats against the referee of the whole games: playing wrongly gains nothing by touching what is not one's own.

Each stands behind a solution in which every trick goes to the wrong player. In a player process, as when it is graded,
none of them may pass a test that the wrong program without the cheat fails.
"""

import re

import pytest

from checks.running import copy_solution, run_pytest

GAMES = [f'tests/sedesatsest/test_500_cele_hry.py::{name}' for name in ('test_vybrane_hry', 'test_hry_po_siti')]

WRONG = """
_kdo_bere = kdo_bere
def kdo_bere(stred, trumf):
    return 1 - _kdo_bere(stred, trumf)
"""

CHEATS = {
    'nothing': ('vesmir66', ''),
    'items that equal everything': (
        'svet66',
        """
class Vse(list):
    __hash__ = None
    def __eq__(self, other): return True
    def __ne__(self, other): return False
class Cislo(int):
    def __eq__(self, other): return True
    def __ne__(self, other): return False
_pri_prijeti = pri_prijeti
def vsude(svet):
    return svet._replace(stychy1=Vse(), stychy2=Vse(), body1=Cislo(), body2=Cislo())
def pri_prijeti(svet, zprava):
    novy = _pri_prijeti(svet, zprava)
    return (vsude(novy[0]), novy[1]) if len(novy) == 2 else vsude(novy)
""",
    ),
    'writes into the notes of the referee': (
        'vesmir66',
        """
import gc
import sys
def prepis(vesmir):
    for zapis in gc.get_objects():
        if type(zapis) is dict and 'nevidene' in zapis and 'vynesl' in zapis:
            zapis.update(vyhral=1, vyhry={1: 3, 2: 0})
    ramec = sys._getframe()
    while ramec is not None:
        if 'novy_zapis' in ramec.f_globals:
            ramec.f_globals['over_okna'] = lambda *a, **k: None
        ramec = ramec.f_back
_pri_zprave = pri_zprave
def pri_zprave(vesmir, jmeno, zprava):
    prepis(vesmir)
    return _pri_zprave(vesmir, jmeno, zprava)
""",
    ),
    'changes the state it was handed': (
        'vesmir66',
        """
_pri_zprave = pri_zprave
def pri_zprave(vesmir, jmeno, zprava):
    vesmir.balicek.sort()
    for seznam in (vesmir.ruka1, vesmir.ruka2, vesmir.stychy1, vesmir.stychy2):
        seznam.reverse()
    return _pri_zprave(vesmir, jmeno, zprava)
""",
    ),
    'shows the cards of the other, which it has remembered': (
        'svet66',
        """
import builtins
_pri_prijeti = pri_prijeti
videno = builtins.__dict__.setdefault('videno', {})
def pri_prijeti(svet, zprava):
    novy = _pri_prijeti(svet, zprava)
    if len(novy) == 15:
        for ruka in ('ruka1', 'ruka2'):
            if '?' not in [karta.barva for karta in getattr(novy, ruka)]:
                videno[ruka] = getattr(novy, ruka)
        novy = novy._replace(**videno)
    return novy
""",
    ),
    'answers twice at once': (
        'svet66',
        """
_pri_prijeti = pri_prijeti
def pri_prijeti(svet, zprava):
    novy = _pri_prijeti(svet, zprava)
    return (*novy, ['vyloz', 0]) if len(novy) == 2 else (novy, ['vyloz', 0])
""",
    ),
    'moves out of turn': (
        'svet66',
        """
def pri_klavese(svet, klavesa):
    return (svet, ['vyloz', 0])
""",
    ),
    'sends the other player away': (
        'vesmir66',
        """
_pri_zprave = pri_zprave
def pri_zprave(vesmir, jmeno, zprava):
    return _pri_zprave(vesmir, jmeno, zprava)._replace(odpojit=[j for j in ('Anna', 'Petr') if j != jmeno])
""",
    ),
    'tells nobody anything': (
        'vesmir66',
        """
def pri_zprave(vesmir, jmeno, zprava):
    return Balik(vesmir, [], [])
""",
    ),
    'always thinks too long': (
        'vesmir66',
        """
import time
def pri_zprave(vesmir, jmeno, zprava):
    time.sleep(60)
""",
    ),
}


@pytest.mark.whole(reason='plays whole games with each cheat, or waits for limits')
@pytest.mark.parametrize(('module', 'text'), CHEATS.values(), ids=CHEATS)
def test_a_cheat_is_worth_nothing(tmp_path, module, text):
    folder = copy_solution('sedesatsest', tmp_path / 'hand-in')
    for name, more in (('pravidla66', WRONG), (module, text)):
        with open(folder / f'{name}.py', 'a', encoding='utf-8') as file:
            file.write(f'\n\n{more}')
    done = run_pytest(*GAMES, '--isolated', '--impl', folder)
    assert re.search(r'\b2 failed in ', done.lines[-1]), done.output
    assert 'Traceback' not in done.output
    assert 'INTERNALERROR' not in done.output
