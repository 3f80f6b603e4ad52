"""Tests what is found in a program before it runs."""

import pytest

from rozdej.core.questions.own_code import own_functions, users_of, varying_names

TEXT = """from random import shuffle

import dane

KONSTANTA = dane.hotova()


def dva(x):
    return tri(x) + len(KONSTANTA)


def tri(x):
    return x


class Karta:
    def bod(self):
        return dva(1)


def ctyri():
    return Karta().bod()


def sama():
    return 5
"""


def test_who_uses_a_function_directly_or_not(program):
    implementation = program(TEXT).implementation
    assert users_of('tri', implementation) == {'tri', 'dva', 'Karta', 'ctyri'}
    assert users_of('hotova', implementation) == {'hotova', 'KONSTANTA', 'dva', 'Karta', 'ctyri'}
    assert users_of('sama', implementation) == {'sama'}


@pytest.mark.parametrize(
    'line',
    [
        'x = {1, 2}',
        'x = {y for y in []}',
        'x = set()',
        'x = hash("a")',
        'import time',
        'from secrets import choice',
        'import random\nx = random.SystemRandom()',
        'x = {}.keys() | {}.keys()',
    ],
)
def test_what_may_vary_from_process_to_process(program, line):
    assert not varying_names(program(TEXT).implementation)
    assert varying_names(program(f'{TEXT}\n{line}\n').implementation)


def test_what_uses_something_that_varies_may_vary(program):
    text = TEXT.replace('    return x\n', '    return len({x, x})\n')
    assert varying_names(program(text).implementation) == {'tri', 'dva', 'Karta', 'ctyri'}
    assert {'sama', 'ctyri'} <= varying_names(program(f'{TEXT}\nfor x in {{1, 2}}:\n    pass\n').implementation)


def test_given_functions_stubs_and_copies_of_given_ones_are_not_the_students_own(program):
    text = 'import dane\n\n\ndef dvakrat(x):\n    """Stub."""\n\n\ndef moje():\n    return dane.hotova()\n'
    copied = '\n\ndef opsana():\n    """Jinak."""\n    return "dana"\n'
    assert [one.name for one in own_functions(program(text + copied).implementation)] == ['moje']


def test_statements_and_variables_of_a_function(program):
    text = 'def f(x):\n    """Text."""\n    global z\n    try:\n        z = 1; y = 2\n'
    text += '    except OSError:\n        for i, _ in x:\n            y += 1\n'
    [function] = own_functions(program(text).implementation)
    assert function.variables == {'x', 'y', 'i'}
    assert [node.lineno for node in function.statements] == [3, 4, 5, 5, 7, 8]
    assert sorted(function.simple) == [3, 8]


def test_short_classes_and_constants_that_a_function_uses(program):
    text = """from collections import namedtuple

Karta = namedtuple('Karta', ['barva', 'hodnota'])
BARVY = ['Sr',
         'Ka']
DLOUHE = [
    1,
    2,
    3,
    4,
    5,
]
mistni = 1


@staticmethod
class Hrac:
    pass


def f(x):
    mistni = 5
    return [Karta(barva, mistni) for barva in BARVY], DLOUHE, Hrac, pomoc(x)


def pomoc(x):
    return x
"""
    function, _ = own_functions(program(text).implementation)
    own, *definitions = function.excerpts
    assert own == function.excerpt
    assert [[line for line, _ in lines] for _, lines in definitions] == [[3], [4, 5], [16, 17, 18]]
    assert definitions[1] == ('pokus.py', ((4, "BARVY = ['Sr',"), (5, "         'Ka']")))
