"""How a call ended, found out by making it once more: here, and in a worker."""

from contextlib import suppress

import pytest

from rozdej.core.student.facade import Facade

TEXT = """seen = []


def f(karty):
    b = [1]
    b = b.sort()
    if karty:
        return b
    a = g(b)
    return a


def g(x):
    y = x
    return y[0]


def h(karty):
    seen.append(karty)
    return 5 if len(seen) == 1 else None


def takes(karty):
    karty.pop()
    raise KeyError(len(karty))


def walks(karty):
    karty = karty.sort()
    return sum(karty[place] for place in [0])


def wraps(karty):
    karty = karty.sort()

    def first():
        return karty[0]

    return first()


def turns(karty):
    while karty:
        takes_one(karty)


def takes_one(karty):
    place = karty.pop(0)
    {1: 1, 2: 2}[place]
"""


@pytest.fixture
def program(program):
    """The program with the text above, in this process and in a worker."""
    return program(TEXT)


def ended(program, name, *arguments):
    with suppress(TypeError, KeyError):
        getattr(Facade(program, 'pokus'), name)(*arguments)
    return program.ending(program.log.calls[-1])


def test_last_line_and_names_that_are_none(program):
    ending = ended(program, 'f', [1])
    assert ending.file.endswith('pokus.py')
    assert (ending.line, ending.nones, ending.lines) == (8, {'b': 6}, {5, 6, 7, 8})


def test_error_is_followed_into_the_function_that_it_comes_from(program):
    ending = ended(program, 'f', [])
    assert (ending.line, ending.nones, ending.lines) == (15, {'x': 13, 'y': 14}, {14, 15})


def test_a_comprehension_is_part_of_its_function(program):
    ending = ended(program, 'walks', [1])
    assert (ending.line, ending.nones) == (30, {'karty': 29})


def test_names_of_the_function_around_are_none_since_somewhere_else(program):
    ending = ended(program, 'wraps', [1])
    assert (ending.line, ending.nones) == (37, {})


def test_lengths_are_those_where_the_error_comes_from(program):
    assert ended(program, 'takes', [1, 2]).lengths == {'karty': 1}
    assert ended(program, 'f', [1]).lengths == {}


def test_arguments_are_those_of_the_first_time(program):
    karty = [1, 2]
    assert ended(program, 'takes', karty).line == 25
    assert karty == [1]


def test_arguments_may_have_sets_in_them(program):
    karty = {'ruka': {1, 2}}
    assert ended(program, 'f', karty).line == 8


def test_call_that_does_otherwise_the_second_time_proves_nothing(program):
    Facade(program, 'pokus').h([1])
    assert ended(program, 'h', [1]) is None


def test_nothing_is_remembered_of_the_second_time(program):
    ended(program, 'f', [1])
    assert len(program.log.calls) == 1


def test_lines_that_were_run_before_in_the_functions_that_an_error_came_through(program):
    ending = ended(program, 'turns', [1, 2, 7])
    file = ending.file
    assert (ending.line, ending.lines, ending.again) == (49, {48, 49}, {(file, 43), (file, 44)})
    assert ended(program, 'turns', [7]).again == set()
