"""Tests the facts of a followed call."""

import random

import pytest

from rozdej.core.student.call_facts import CallFacts
from rozdej.core.student.facade import installed_in_sys_modules
from rozdej.core.student.program import Program

LOOP = """import dane

POCET = [0]


def hlavni(x, seznam):
    n = 0
    while n < x:
        n += pomoc(n)
    seznam.append(n)
    if n > 100:
        raise ValueError('moc')
    dane.hotova()
    return (n, [n])


def pomoc(n):
    POCET[0] += 1
    return POCET[0]
"""


def follow(program: Program, name: str, *many: tuple) -> list[CallFacts | None]:
    """What calls do, as tests run them."""
    with installed_in_sys_modules(program), program.keyboard.plugged_in():
        return program.follow('pokus', name, [*many])


def test_all_facts_of_a_call(program):
    [facts] = follow(program(LOOP), 'hlavni', (3, []))
    assert facts == CallFacts(
        raised='',
        result=((3, [3]),),
        end=('pokus', 14),
        ran=tuple(('pokus', line) for line in (7, 8, 9, 10, 11, 13, 14, 18, 19)),
        times=tuple(('pokus', line, count) for line, count in {7: 1, 8: 3, 9: 2, 10: 1, 11: 1, 13: 1, 14: 1}.items()),
        values=(('pokus', 7, 'n', 0), ('pokus', 10, 'seznam', [3])),
        final=(('pokus', 14, 'seznam', [3]), ('pokus', 14, 'n', 3)),
        changed=((1, ([3],)),),
    )


def test_each_call_begins_anew_and_changes_nothing_outside(program):
    made, given = program(LOOP), [1]
    first, second = follow(made, 'hlavni', (3, given), (3, given))
    assert first == second
    assert given == [1]


def test_an_exception_has_the_students_line(program):
    [own, pythons] = follow(program(LOOP), 'hlavni', (200, []), ('x', []))
    assert (own.raised, own.result, own.end) == ('ValueError', (), ('pokus', 12))
    assert (pythons.raised, pythons.end) == ('TypeError', ('pokus', 8))


@pytest.mark.parametrize(
    'text',
    [
        'import random\n\ndef f(x):\n    return random.choice([1, 1])\n',
        'def f(x):\n    while True:\n        x += 1\n',
        'def f(x):\n    return input(x)\n',
        'def f(x):\n    for i in range(5000):\n        x += 1\n',
        'import sys\n\ndef f(x):\n    sys.exit(0)\n',
        'f = max\n',
        'def f(x):\n    y = {"a", "A"}\n    return min(y, key=str.lower)\n',
    ],
    ids=['chance', 'no end', 'input', 'long', 'exit', 'no Python', 'order of a set'],
)
def test_what_cannot_be_asked_about_is_left_out(program, text):
    luck = random.getstate()
    assert follow(program(text), 'f', (1,), (2,), (3,)) == [None, None, None]
    assert random.getstate() == luck


def test_long_values_are_left_out(program):
    [facts] = follow(program('def f(x):\n    y = [x] * 50\n    return y\n'), 'f', (1,))
    assert (facts.result, facts.values) == ((), ())
