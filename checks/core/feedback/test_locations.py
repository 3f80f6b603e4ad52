"""The way of an error through a student's functions: which lines are shown, and whose line is to be looked at."""

from itertools import pairwise

import pytest

from checks.explanations import explained, explanation, line_of
from checks.running import run_pytest
from rozdej.core.feedback.locations import ErrorPath
from rozdej.core.student.facade import installed_in_sys_modules

CHAIN = """import dane


def f(x):
    return g(x)


def g(x):
    return [h(y) for y in [x]][0]


def h(x):
    if x:
        return dane.hotova(x)
    return x[1]
"""
DANE = 'def hotova(x):\n    return x.neni\n'


@pytest.fixture
def way(program, exercise):
    """`way(argument, *right)` is the way of the error of f, when the tests of these functions passed."""

    def make(argument, *right: str, text: str = CHAIN) -> ErrorPath:
        (exercise.given / 'dane.py').write_text(DANE, encoding='utf-8')
        student = program(text)
        with installed_in_sys_modules(student), pytest.raises(Exception) as caught:  # noqa: PT011
            student.call('pokus', 'f', (argument,), {})
        named = {('pokus', name) for name in right}
        return ErrorPath(student.implementation, student.frames(caught.value), named)

    return make


def test_function_in_a_function_has_its_own_name(way):
    told = way(0, text='def f(x):\n    def g(x):\n        return [y[1] for y in [x]]\n\n    return g(x)\n').lines()
    assert [line.rpartition('funkce ')[2] for line in told if 'řádek' in line] == ['f:', 'g:']


def test_each_step_has_its_line(way):
    lines = [line.rpartition('pokus.py')[2] or line for line in way(0).lines()]
    assert lines == [
        ', řádek 5, funkce f:',
        '  return g(x)',
        ', řádek 9, funkce g:',
        '  return [h(y) for y in [x]][0]',
        ', řádek 15, funkce h:',
        '  return x[1]',
    ]


@pytest.mark.parametrize(
    ('right', 'said'),
    [
        ('', ''),
        ('h', 'Funkce h ve svých testech obstála. Zkontroluj, co jí předáváš na řádku 9.'),
        ('hg', 'Funkce g ve svých testech obstála. Zkontroluj, co jí předáváš na řádku 5.'),
        ('g', 'Funkce g ve svých testech obstála. Zkontroluj, co jí předáváš na řádku 5.'),  # h is only its helper
        ('hgf', 'Funkce g ve svých testech obstála. Zkontroluj, co jí předáváš na řádku 5.'),
    ],
)
def test_right_function_is_not_to_blame(way, right, said):
    assert way(0, *right).sentence() == said


def test_given_file_is_neither_shown_nor_to_blame(way):
    found = way(1)
    assert not any('dane.py' in line for line in found.lines())
    assert found.sentence() == 'Spadla až hotová funkce hotova z dane.py. Zkontroluj, co jí předáváš na řádku 14.'


def test_where_all_steps_are_in_a_given_file_nobody_is_told_to_look_at_it(program, exercise):
    (exercise.given / 'dane.py').write_text(DANE, encoding='utf-8')
    implementation = program(CHAIN).implementation
    file = str(implementation.source('dane').path)
    assert implementation.is_given('dane')
    assert ErrorPath(implementation, [(file, 1, '<module>'), (file, 2, 'hotova')]).sentence() == ''


def test_right_function_that_takes_nothing_is_to_blame(way):
    text = 'karty = []\n\n\ndef f(x):\n    return g()\n\n\ndef g():\n    return karty[0]\n'
    assert way(0, 'g', text=text).sentence() == ''


def test_function_that_calls_itself_is_shown_once(way):
    text = 'def f(x):\n    return f(x)\n'
    found = way(0, 'f', text=text)
    assert [line for line in found.lines() if 'řádek' not in line] == ['  return f(x)']
    assert found.sentence() == ''


@pytest.mark.parametrize('right', ['', 'fedcb'])
def test_four_steps_are_shown_with_the_one_to_look_at(way, right):
    names = 'fedcba'
    text = ''.join(f'def {one}(x):\n    return {other}(x)\n' for one, other in pairwise(names))
    lines = way(0, *right, text=text + 'def a(x):\n    return x[0]\n').lines()
    shown = [line[-2] for line in lines if 'řádek' in line]
    assert len(shown) == 4
    assert shown[0] == 'f'
    assert shown[-1] == 'a'
    assert '  …' in lines


NOT_A_DECK = """def udelej_hru():
    balicek = vytvor_balicek()
    sloupecky = rozdej_sloupecky(len(balicek))
    return {'U': balicek, 'A': sloupecky[0]}
"""


def test_caller_of_a_right_function_is_told(submission, where):
    folder = submission(NOT_A_DECK, on='solution')
    result = explained(folder, '--level', '71', *where)
    told = '\n'.join(explanation(result))
    line = line_of(folder, 'sloupecky = rozdej_sloupecky(len(balicek))')
    assert f'řádek {line}, funkce udelej_hru:\n    sloupecky = rozdej_sloupecky(len(balicek))\n' in told
    assert 'Funkce rozdej_sloupecky ve svých testech obstála. ' in told
    assert f' Zkontroluj, co jí předáváš na řádku {line}: dostala 52.' in told


def test_nothing_is_known_of_functions_whose_tests_did_not_run(submission):
    folder = submission(NOT_A_DECK, on='solution')
    told = run_pytest('tests/klondike/test_070_udelej_hru.py', '--impl', folder).output
    assert 'funkce rozdej_sloupecky:' in told
    assert 'obstála' not in told


LOST_COLUMN = """def vypis_hru(hra):
    vypis_sloupecky([hra[jmeno][:1] or 3 for jmeno in 'ABCDEFG'])
"""


def test_way_through_a_script_is_shown(submission, where):
    folder = submission(LOST_COLUMN, on='solution')
    result = run_pytest('tests/klondike/test_130_hra.py', '--impl', folder, *where)
    told = '\n'.join(explanation(result))
    line = line_of(folder, 'vypis_sloupecky([hra')
    assert f'řádek {line}, funkce vypis_hru:\n    vypis_sloupecky([hra' in told
    assert 'funkce vypis_sloupecky:' in told
