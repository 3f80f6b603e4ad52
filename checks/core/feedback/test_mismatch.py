"""A function that ran to its end, but not as the rule says: what is told."""

import ast
from typing import Any, NamedTuple

import pytest

from rozdej.core.exercises import Exercise
from rozdej.core.feedback.evidence import Comparison, Evidence, Objection
from rozdej.core.feedback.mismatch import explain_mismatch, first_difference_lines, hints
from rozdej.core.feedback.near_values import explain_near
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.program import LocalProgram

LESSON = '# Pokus\n\n```python\ndef f(karty):\n    """Něco udělá."""\n```\n\n* level 1: Jde to.\n'
OPERATORS = {ast.Eq: '==', ast.Is: 'is', ast.Gt: '>', ast.In: 'in', ast.NotIn: 'not in'}


@pytest.fixture
def told(tmp_path):
    """`told(text, test, karty)` is what is said when the function gets that and the assert does not hold."""

    def make(text: str, test: str, *arguments: Any, message: str = '') -> list[str]:
        for folder in ('zadani/pokus', 'student'):
            (tmp_path / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / 'zadani/pokus/lekce.md').write_text(LESSON, encoding='utf-8')
        (tmp_path / 'zadani/pokus/pokus.py').write_text('def f(karty):\n    """Něco udělá."""\n', encoding='utf-8')
        (tmp_path / 'student/pokus.py').write_text(text, encoding='utf-8')
        program = LocalProgram(Implementation(Exercise('pokus', tmp_path), tmp_path / 'student'))
        result = program.call('pokus', 'f', arguments, {})
        printed = program.log.calls[-1].printed
        [statement] = ast.parse(f'assert {test}').body
        compared = statement.test.values[-1] if isinstance(statement.test, ast.BoolOp) else statement.test
        names = {'f': lambda *_: result, 'karty': arguments[0] if arguments else None, 'vypsano': printed}
        comparison = None
        if isinstance(compared, ast.Compare):
            left = eval(ast.unparse(compared.left), names)
            right = eval(ast.unparse(compared.comparators[0]), names)
            comparison = Comparison(OPERATORS[type(compared.ops[0])], left, right)
        error = Objection(message) if message else AssertionError()
        evidence = Evidence(program, error, comparison, statement, None)
        return explain_mismatch(evidence) + hints(evidence)

    return make


def test_wrong_value_stands_below_the_right_one(told):
    assert told('def f(karty):\n    return 2\n', 'f(karty) == 3', [1]) == [
        '  f([1])',
        '  mělo vrátit:  3',
        '  vrátilo:      2',
    ]


ROWS = 'def f(karty):\n    for karta in karty:\n        print("a" * 50, end={})\n'


@pytest.mark.parametrize(
    ('end', 'said'),
    [
        ('""', ['    │' + 83 * 'a' + '…', '  Všechno je na jednom řádku, počet řádků má být 3.']),
        ('" "', ['    │' + 50 * 'a' + ' ' + 32 * 'a' + '…', '  Všechno je na jednom řádku, počet řádků má být 3.']),
        ('"b"', ['    │' + 50 * 'a' + 'b' + 32 * 'a' + '…']),
    ],
)
def test_printed_line_that_is_cut_says_so(told, end, said):
    lines = told(ROWS.format(end), f'vypsano.splitlines() == {["a" * 50] * 3!r}', [1, 2, 3])
    assert [line for line in lines if '…' in line or 'řádk' in line] == said


def test_claim_of_two_parts_shows_what_its_message_is_about(told):
    lines = told('def f(karty):\n    return [1, 2]\n', 'f(karty) and len(f(karty)) == 3', [1], message='Mají být tři.')
    assert any('Mají být tři.' in line for line in lines)


def test_an_argument_that_is_returned_with_something_else_need_not_have_changed(told):
    lines = told('def f(karty):\n    return karty, "konec"\n', 'f(karty)[0] == None', [1])
    assert not any('po volání' in line or 'měla funkce změnit' in line for line in lines)


def test_long_texts_are_shown_from_where_they_differ(told):
    text = ''.join(f'řádek {number}\n' for number in range(30))
    lines = told(f'def f(karty):\n    return {text!r}.replace("20", "dvacet")\n', f'f(karty) == {text!r}', 1)
    assert any('řádek 20' in line for line in lines)
    assert any('řádek dvacet' in line for line in lines)


@pytest.mark.parametrize(('one', 'other'), [([[1], [2]], {1, 2}), ({1, 2}, [[1], [2]])], ids=['set', 'list'])
def test_a_set_is_compared_with_what_no_set_can_hold(one, other):
    assert explain_near({'ruka': one}, {'ruka': other}) is None


def test_value_of_another_type_is_said_to_be_one(told):
    lines = told('def f(karty):\n    return "3"\n', 'f(karty) == 3', [1])
    assert lines[-1] == '  Má to být celé číslo (int), ale je to řetězec (str).'


def test_changed_argument_is_named(told):
    lines = told('def f(karty):\n    karty.append(2)\n', 'karty == [1]', [1])
    assert lines == [
        '  f([1])',
        '  karty po volání',
        '  má být:  [1]',
        '  je:      [1, 2]',
        '  Délka má být 1, ale je 2.',
    ]


def test_argument_that_should_have_changed(told):
    lines = told('def f(karty):\n    karty = karty + [2]\n    return karty\n', 'karty == [1, 2]', [1])
    assert lines[-2:] == [
        '  Argument karty měla funkce změnit, ale zůstal, jak byl.',
        '  Řádek 2 ho nezmění: karty = … dá jen to jméno něčemu novému.',
    ]


def test_argument_that_should_have_changed_is_not_made_up_for_by_a_result(told):
    lines = told('def f(karty):\n    return karty + [2]\n', 'karty == [1, 2]', [1])
    assert lines[-1] == '  Argument karty měla funkce změnit, ale zůstal, jak byl. Vrátit něco nového nestačí.'


def test_none_in_an_argument_is_not_what_a_procedure_returned(told):
    lines = told('def f(karty):\n    karty[0] = karty.sort()\n', 'karty[0] == 1', [1])
    assert lines == [
        '  f([1])',
        '  karty[0]',
        '  má být:  1',
        '  je:      None',
        '  Má to být celé číslo (int), ale je to None.',
    ]


def test_renaming_that_was_not_run_is_not_told(told):
    lines = told('def f(karty):\n    if not karty:\n        karty = [2]\n', 'karty == [1, 2]', [1])
    assert lines[-1] == '  Argument karty měla funkce změnit, ale zůstal, jak byl.'


def test_printed_lines_stand_beside_those_that_were_wanted(told):
    lines = told('def f(karty):\n    print("a")\n', "vypsano.splitlines() == ['a', 'b']", [1])
    assert lines[1:] == ['  vypsalo:', '    │a', '  mělo vypsat:', '    │a', '    │b']


@pytest.mark.parametrize(
    ('line', 'made'),
    [
        ('print(i)', 'vypsano.splitlines()'),
        ('print(i, end=" \\n\\n")', '[r.rstrip() for r in vypsano.splitlines() if r]'),
    ],
    ids=['as it is', 'without what does not matter'],
)
def test_of_long_printed_texts_the_lines_that_differ_are_shown(told, line, made):
    wanted = [str(number) for number in range(20)]
    lines = told(
        f'def f(karty):\n    for i in [*range(15), "x", *range(16, 20)]:\n        {line}\n', f'{made} == {wanted}', [1]
    )
    assert lines[1:] == [
        *('  vypsalo:', '    │…', '    │14', '    │x', '    │16', '    │17', '    │18', '    │19'),
        *('  mělo vypsat:', '    │…', '    │14', '    │15', '    │16', '    │17', '    │18', '    │19'),
    ]


@pytest.mark.parametrize(
    ('printed', 'test', 'said'),
    [
        (r'\na', "vypsano.splitlines() == ['', 'a', 'b']", '  Počet řádků má být 3, ale je 2.'),
        (r'\na\nb', "vypsano.splitlines() == ['a', 'b']", '  Počet řádků má být 2, ale je 3.'),
        ('a c', "vypsano.splitlines() == ['a c', 'b']", '  Počet řádků má být 2, ale je 1.'),
        ('a', "vypsano.split() == ['a', 'b']", '    │b'),
        (r'a\nb', "vypsano.splitlines()[-1:] == ['a']", '    │a'),
        ('a b', "vypsano.split() == ['a', 'c']", '    │c'),
    ],
)
def test_how_many_lines_there_should_be_is_said_of_all_lines_only(told, printed, test, said):
    lines = told(f'def f(karty):\n    print("{printed}")\n', test, [1])
    assert lines[-1] == said


def test_condition_that_should_hold(told):
    lines = told('def f(karty):\n    return 2\n', 'f(karty) > 3', [1])
    assert lines == ['  f([1])', '  vrátilo:  2', '  Má platit:  f([1]) > 3']


def test_sentence_of_a_fixture_comes_instead_of_the_condition(told):
    lines = told('def f(karty):\n    return 2\n', 'f(karty)', [1], message='Server nikoho neslyší.')
    assert lines == ['  f([1])', '  Server nikoho neslyší.']


@pytest.mark.parametrize(
    ('body', 'said'),
    [
        ('print(1)', 'Funkce výsledek vypsala, ale nevrátila. Místo print použij return.'),
        ('print(2)', 'Funkce něco vypsala, ale skončila na řádku 2 bez return, a tak vrátila None.'),
        (
            'return print(1)',
            'Za return je print. Ten výsledek jen vypíše a sám nic nevrátí (None). Nech tam return bez print.',
        ),
        (
            'if not karty:\n        return 1',
            'Podmínka na řádku 2 neplatila a funkce skončila bez return, a tak vrátila None.',
        ),
        (
            'if karty:\n        karty.pop()\n    else:\n        return 1',
            'Funkce skončila na řádku 3 bez return, a tak vrátila None.',
        ),
        (
            'for karta in karty:\n        if karta == 2:\n            return 1',
            'Cyklus na řádku 2 doběhl a funkce skončila bez return, a tak vrátila None.',
        ),
        (
            'for karta in karty[1:]:\n        return 1',
            'Cyklus na řádku 2 neproběhl ani jednou a funkce skončila bez return, a tak vrátila None.',
        ),
        (
            'karty = karty.sort()\n    return karty',
            'Na řádku 2 se do karty uložilo None: sort seznam jen změní a nic nevrátí.',
        ),
        ('b = g()\n    return b', 'Na řádku 2 se do b uložilo None, které vrátila funkce g.'),
        ('return g()', 'None vrátila funkce g, kterou volá řádek 2.'),
        ('return {}.get(5)', 'None je to, co stojí za return na řádku 2.'),
        ('return {}.update({})', 'Za return je update. To hodnotu jen změní a samo nic nevrátí (None).'),
        ('if karty:\n        return\n    return 1', 'Funkci ukončil řádek 3: return'),
        ('return karty.sort()', 'Za return je sort. To seznam jen změní a samo nic nevrátí (None).'),
        ('return None', 'Funkci ukončil řádek 2: return None'),
    ],
)
def test_where_none_may_come_from(told, body, said):
    text = f'def f(karty):\n    {body}\n\n\ndef g():\n    pass\n'
    assert told(text, 'f(karty) == 1', [1])[-1].strip() == said


@pytest.mark.parametrize('test', ["'dobře' in vypsano", "'ano' not in vypsano"])
def test_what_was_printed_is_shown_below_what_it_lacks(told, test):
    lines = told('def f(karty):\n    print("ano")\n', test, [1], message='Má se vypsat dobře.')
    assert lines == ['  f([1])', '  Má se vypsat dobře.', '  vypsalo:', '    │ano']


def test_nothing_is_guessed_of_what_is_not_written_with_def(told):
    assert told('f = lambda karty: karty.sort()\n', 'f(karty) == 1', [1])[-1] == '  vrátilo:      None'


def test_nothing_is_guessed_of_a_stub(told):
    lines = told('def f(karty):\n    """Něco udělá."""\n', 'f(karty) == 1', [1])
    assert lines == ['  f([1])', '  mělo vrátit:  1', '  vrátilo:      None']


def test_text_that_was_returned_but_not_printed(told):
    lines = told('def f(karty):\n    return "a"\n', "vypsano == 'a'", [1])
    assert lines[-1] == '  Funkce text vrátila, ale nic nevypsala. Místo return použij print.'


def test_an_argument_that_was_emptied_is_nothing_printed(told):
    lines = told('def f(karty):\n    karty.clear()\n    return "a"\n', 'karty == [1]', [1])
    assert not any('nevypsala' in line for line in lines)


class World(NamedTuple):
    state: str
    hand: list


def test_a_difference_that_the_short_form_hides_is_told():
    expected, got = (World('hraje', [1, 2]), ['vyloz', 0]), (World('hraje', [2]), ['vyloz', 0])
    assert first_difference_lines(expected, got) == ['  První rozdíl je na [0].hand[0]: má být 1, ale je 2.']
    assert first_difference_lines([1], [2]) == []


@pytest.mark.parametrize(
    ('expected', 'got', 'said'),
    [
        ({'V': [], 'W': 1}, {'W': 2}, "  Klíče se liší: chybí 'V'."),
        ({'V': []}, dict.fromkeys('VABCD'), "  Klíče se liší: přebývají 'A', 'B', 'C' a další."),
        ([{'hrac': 1}], [{'kdo': 1}], "  První rozdíl je na [0], v klíčích: chybí 'hrac', přebývá 'kdo'."),
        (World('', [*range(40)]), World('', [*range(30)]), '  První rozdíl je na .hand: délka má být 40, ale je 30.'),
    ],
)
def test_other_keys_are_named(expected, got, said):
    assert first_difference_lines(expected, got) == [said]
