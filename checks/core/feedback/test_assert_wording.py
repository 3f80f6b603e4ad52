"""What a failed assert claims, without the names of the test."""

import ast
from typing import Any, NamedTuple

import pytest

from rozdej.core.feedback.assert_wording import AssertionRewriter, made_in
from rozdej.core.student.calls import Call

HELPERS = 'def barvy(karty):\n    """Jen barvy."""\n    return [karta[1] for karta in karty]\n'
HELPERS += 'def serazene(karty):\n    assert isinstance(karty, list)\n    return sorted(karty)\n'


class World(NamedTuple):
    state: str
    hands: list


@pytest.fixture
def typed(tmp_path):
    """`typed(test, values, result)` is what is shown of the last assert of a test in which these names mean that."""
    file = tmp_path / 'test_hra.py'
    file.write_text(HELPERS, encoding='utf-8')

    def make(test: str, values: dict[str, Any], result: Any, *arguments: Any, kept: str = '') -> str:
        [function] = ast.parse('def test():\n' + ''.join(f'    {line}\n' for line in test.split('\n'))).body
        claim = function.body[-1]
        call = Call('hra', 'tah', arguments, {}, None, result=result)
        shown, parameters = f'tah({", ".join("ab"[: len(arguments)])})', ('a', 'b')
        made = made_in(function, claim.lineno)
        return AssertionRewriter(call, shown, parameters, kept, values, made, file).typed(claim.test)

    return make


def test_item_of_the_result_is_shown_where_it_is(typed):
    row = ['x']
    result = ({'plan': [['o'], row]}, 'Hotovo')
    names = {'nova': result[0], 'zprava': result[1], 'rada': row}
    assert typed('assert zprava == 2', names, result) == 'vysledek[1] == 2'
    assert typed("assert nova['plan'] == 2", names, result) == "vysledek[0]['plan'] == 2"
    assert typed('assert rada == 2', names, result) == "vysledek[0]['plan'][1] == 2"


def test_item_that_the_test_has_gathered_is_found_by_what_it_is(typed):
    world = World('hraje', [['Kr'], ['Pi']])
    names = {'ruce': {'Anna': world.hands[0]}, 'jmeno': 'Anna'}
    assert typed("assert ruce['Anna'] == 2", names, world) == 'vysledek.hands[0] == 2'
    assert typed('assert ruce[jmeno] == 2', names, world) == 'vysledek.hands[0] == 2'


def test_name_of_the_result_stays(typed):
    world = World('hraje', [])
    assert typed('assert po_tahu.state == 2', {'po_tahu': world}, world, kept='po_tahu') == 'po_tahu.state == 2'
    assert typed('assert svet.state == 2', {'svet': world}, world, kept='po_tahu') == 'po_tahu.state == 2'


def test_argument_is_called_as_its_parameter(typed):
    cards = [1, 2]
    assert typed('assert balicek[0] == 3', {'balicek': cards}, None, cards) == 'a[0] == 3'


def test_what_stands_in_argument_and_result_is_shown_as_it_was_made(typed):
    row = ['x']
    old, new = {'plan': [row]}, {'plan': [row]}
    test = "rada = hra['plan'][0]\nassert rada == 2"
    assert typed(test, {'hra': new, 'rada': row}, new, old) == "vysledek['plan'][0] == 2"
    assert typed(test, {'hra': old, 'rada': row}, new, old) == "a['plan'][0] == 2"


def test_plain_values_stand_in_place_of_names(typed):
    names = {'hra': {'A': 1}, 'misto': 'A', 'karta': (1, 'Kr')}
    assert typed('assert hra[misto] == 2', names, names['hra'], kept='hra') == "hra['A'] == 2"
    assert typed('assert hra[karta] == 2', names, names['hra'], kept='hra') == "hra[1, 'Kr'] == 2"


def test_text_is_never_taken_for_the_argument_that_says_the_same(typed):
    """In one process they may be one object, from a player they are two."""
    name, result = 'Petr', {'Petr': [1], 'kdo': 'Anna má eso'}
    assert typed('assert hra[kdo] == 2', {'hra': result, 'kdo': name}, result, name, kept='hra') == "hra['Petr'] == 2"
    assert typed('assert kdo == 2', {'kdo': name}, None, name) == 'kdo == 2'
    said = ' '.join(['Anna', 'má', 'eso'])
    assert typed('assert kdo == 2', {'hra': result, 'kdo': said}, result, name, kept='hra') == "hra['kdo'] == 2"


@pytest.mark.parametrize('made', ['[k for _, k in hra]', 'sorted(hra, key=lambda k: k[1])'])
def test_names_of_a_comprehension_and_a_lambda_are_its_own(typed, made):
    result = [(1, 'a'), (2, 'b')]
    names = {'hra': result, 'k': 'a', 'konce': []}
    assert typed(f'konce = {made}\nassert konce.count(2) == 1', names, result, kept='hra') == f'{made}.count(2) == 1'


def test_value_that_is_compared_itself_keeps_its_name(typed):
    assert typed('assert pocet == 2', {'pocet': 3}, None) == 'pocet == 2'


def test_call_is_shown_with_the_names_of_its_arguments(typed):
    assert typed('assert hra.tah(priklad(), 1).state == 2', {}, None, [], 1) == 'tah(a, b).state == 2'


def test_helper_and_module_of_the_test_do_not_show(typed):
    cards = [(1, 'Kr')]
    assert typed('assert barvy(karty) == 2', {'karty': cards}, None, cards) == '[karta[1] for karta in a] == 2'
    assert typed('assert serazene(karty) == 2', {'karty': cards}, None, cards) == 'sorted(a) == 2'
    assert typed('assert hra.tah == 2', {}, None) == 'tah == 2'
