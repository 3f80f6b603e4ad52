"""Which line is named, and when none is. Lines are counted from the header of the function at the end, which is 0."""

import builtins
from itertools import count

import pytest

from checks.core.mutation_hints.conftest import FUNCTIONS
from rozdej.core.mutation_hints import search
from rozdej.core.mutation_hints.search import Search
from rozdej.core.student.implementation import Implementation

SUM = 'def soucet(cisla):\n    c = 0\n    for cislo in cisla:\n        c += cislo\n    return c'


@pytest.fixture
def find(tests, written):
    """`find(function, level)` is the function that is named, and the lines."""

    def found(function, level, *more, is_over=lambda: False):
        implementation = Implementation(tests.exercise, written(function, *more))
        result = Search(tests, implementation, level, is_over).result()
        return result and (result.function, {line - 40 for line in result.lines})

    return found


@pytest.mark.parametrize(
    ('function', 'level', 'line'),
    [
        (SUM.replace('+= cislo', '+= cisla'), 11, 3),
        (SUM.replace('0', '1'), 11, 1),
        (SUM.replace('    return', '        return'), 11, 4),
        (SUM.replace('+=', '='), 11, 3),
        ('def pozdrav(jmeno):\n    return jmeno + "Ahoj, "', 51, 1),
        ('def pozdrav(jmeno):\n    print("Ahoj, " + jmeno)', 51, 1),
        ('def pozdrav(jmeno):\n    return "ahoj, " + jmeno', 51, 1),
        ('def pozdrav(jmeno):\n    "Ahoj, " + jmeno', 51, 1),
        ('def kousek(seznam, kde):\n    return seznam[kde : kde + 1]', 61, 1),
        ('def kousek(seznam, kde):\n    druha = kde + 2\n    return seznam[druha:kde]', 61, 2),
        ('def odpocet(od):\n    c = []\n    while od < 0:\n        c.append(od)\n        od -= 1\n    return c', 31, 2),
    ],
)
def test_the_line_is_named_at_which_a_change_would_do(find, function, level, line):
    assert find(function, level) == (function[4:].partition('(')[0], {line})


def test_a_call_without_parentheses(find):
    program = 'def zamichej(karty):\n    nove = nova\n    nove += karty\n    shuffle(nove)\n    return nove'
    assert find(program, 41, 'def nova():\n    return []') == ('zamichej', {1})


def test_a_helper_of_the_function_is_looked_at(find):
    program = SUM.replace('c += cislo', 'c = pridej(c, cislo)')
    name, _ = find(program, 11, 'def pridej(c, cislo):\n    return c - cislo')
    assert name == 'pridej'


def test_of_several_lines_only_the_function_is_said(find):
    """Level 21 asks for the second number, which either line can give."""
    assert find('def vetsi(a, b):\n    if a < b:\n        return a\n    return b', 21) == ('vetsi', {1, 2})


def test_what_is_missing_at_the_end_has_no_line_of_its_own(find):
    assert find(SUM.removesuffix('    return c'), 11) == ('soucet', {3, 4})


def test_many_lines_say_nothing(find):
    program = 'def soucet(cisla):\n    a = 0\n    b = 0\n    c = 0\n    d = 1\n    return sum(cisla) + a + b + c + d'
    assert find(program, 11) is None


def test_two_functions_say_nothing(find):
    program = 'def soucet(cisla):\n    return sum(cisla) + prvni() + druhy()'
    assert find(program, 11, 'def prvni():\n    return 1\n\ndef druhy():\n    return 0') is None


def test_what_no_small_change_mends(find):
    assert find('def soucet(cisla):\n    return 0 if cisla else 1', 11) is None


def test_a_change_must_not_break_another_level_that_passes(find):
    """With `return b` level 21 would pass, but no longer level 22."""
    program = 'def vetsi(a, b):\n    if a > b:\n        return a\n    return a'
    assert find(program, 21) == ('vetsi', {3})
    assert find('def vetsi(a, b):\n    return a', 21) is None


def test_only_what_every_failing_test_ran_can_be_named(find):
    """Both tests of level 51 run the `if`, and each of the lines below it is run by one of them."""
    program = (
        'def pozdrav(jmeno):\n    if jmeno == "Ivo":\n        return "ahoj, " + jmeno\n    return "ahoj, " + jmeno'
    )
    assert find(program, 51) is None
    assert find('Ahoj'.join(program.rsplit('ahoj', 1)), 51) == ('pozdrav', {1, 2})


def test_a_way_around_a_function_says_nothing(find, monkeypatch):
    """Another comparison would leave out a function that may be the wrong one."""
    program = 'def pozdrav(jmeno):\n    if len(jmeno) > 9:\n        return "Ahoj, " + jmeno\n    return cely(jmeno)'
    helper = 'def cely(jmeno):\n    return str(len(jmeno))'
    assert find(program, 51, helper) is None
    monkeypatch.setattr(Search, '_is_detour', lambda *_: False)
    assert find(program, 51, helper) == ('pozdrav', {1})


def test_a_function_that_passes_its_own_levels_gets_no_blame(find):
    program = 'def kousek(seznam, kde):\n    return [soucet(seznam[kde : kde + 2])]'
    assert find(program, 61) is None


@pytest.mark.parametrize('luck', ['choice([1, 6])', 'choice([6, 7])'])
def test_a_change_that_helps_by_chance_says_nothing(find, luck, monkeypatch):
    monkeypatch.setattr(search, 'AGAIN', 100)
    program = f'def soucet(cisla):\n    if cisla == [5]:\n        return 5\n    return {luck}'
    assert find(program, 11) is None


def test_a_test_that_fails_by_chance_says_nothing(find, monkeypatch):
    monkeypatch.setattr(search, 'AGAIN', 100)
    program = 'def soucet(cisla):\n    return sum(cisla) + choice([0, 1])'
    assert find(program, 11) is None


def test_a_changed_shuffle_is_seen_to_pass_again_and_again(find):
    program = 'def zamichej(karty):\n    nove = list(karty)\n    shuffle(nove)\n    return list(karty)'
    assert find(program, 42) == ('zamichej', {3})


def test_an_endless_loop_is_ended_after_few_rounds(find, monkeypatch):
    """Many changes of this loop never end; none of them gets many more rounds than a sound program needs."""
    rounds = []
    step = search.ChangingProgram.step

    def counted(program):
        step(program)
        rounds.append(program.steps)

    monkeypatch.setattr(search.ChangingProgram, 'step', counted)
    program = 'def odpocet(od):\n    c = []\n    while od > 0:\n        c.append(od)\n        od -= 2\n    return c'
    assert find(program, 31) == ('odpocet', {4})
    assert max(rounds) >= search.LEAST_STEPS
    assert max(rounds) < 2 * search.LEAST_STEPS


@pytest.mark.whole(reason='waits for the limit of a call')
def test_an_endless_loop_of_the_student(find):
    program = 'def odpocet(od):\n    c = []\n    while od > 0:\n        c.append(od)\n    od -= 1\n    return c'
    assert find(program, 31) is None  # the line below the loop was never run
    assert find(program.replace('    od -= 1', '        od -= 0'), 31) == ('odpocet', {4})


def test_without_time_nothing_is_said(find):
    program = SUM.replace('0', '1')
    calls = count()
    assert find(program, 11, is_over=lambda: next(calls) > 3) is None
    assert next(calls) == 5, 'it went on'
    assert not hasattr(builtins, search.STEP)


def test_a_program_that_fails_below_the_level_says_nothing(find):
    assert find(SUM.replace('0', '1'), 21) is None


def test_a_program_is_started_as_it_is_changed(find):
    """Level 90 runs the file; in another process, it would be run as it is on the disk."""
    start = 'def zacni():\n    kdo = "Ivo"\n    print(kdo)'
    name, _ = find(FUNCTIONS['kousek'], 90, start, 'if __name__ == "__main__":\n    zacni()')
    assert name == 'zacni'


def test_nothing_is_left_behind(find):
    find(SUM, 11)
    assert not hasattr(builtins, search.STEP)
