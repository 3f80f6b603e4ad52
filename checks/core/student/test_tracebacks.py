"""Where an exception was raised: whose it is, and what names meant there."""

import pytest

from rozdej.core.student.facade import Facade
from rozdej.core.student.failures import TooSlow
from rozdej.core.student.tracebacks import hidden_function, is_raised_in, names_there

JUMPS_BACK = """
for text in iter(str, None):
    try:
        cislo = int(text)
    except ValueError:
        try:
            cislo = float(text)
        except ValueError:
            pass
"""
"""In Python 3.11 the instruction that ends a round of this loop, at which it is stopped, stands on no line."""


@pytest.fixture
def raised(program):
    """`raised(text)` is the program with that text, and what its function f raises."""

    def make(text):
        student = program(text)
        with pytest.raises(Exception) as caught:  # noqa: PT011 - each test says which
            Facade(student, 'pokus').f()
        return student, caught.value

    return make


@pytest.mark.parametrize(
    ('body', 'is_own'),
    [
        ('raise ValueError("ne")', True),
        ('error = ValueError("ne")\n    raise error', True),
        ('try:\n        [].index(1)\n    except ValueError:\n        raise', False),
        ('[].index(1)', False),
        ('float("x")', False),
        ('raise ValueError(str([].index(1)))', False),
        ('import random\n    random.sample([], 1)', False),
    ],
)
def test_only_a_raise_in_the_students_files_is_their_own(raised, body, is_own):
    student, error = raised(f'def f():\n    {body}\n')
    assert is_raised_in(error, student.implementation.owns) is is_own


def test_an_exception_that_was_never_raised_is_nobodys(program):
    assert not is_raised_in(ValueError(), program('x = 1\n').implementation.owns)


def test_names_that_could_be_used_there_are_those_of_the_innermost_function(raised):
    _, error = raised('KARTY = 52\ndef g():\n    uvnitr = 1\n    return karti\ndef f():\n    vne = 2\n    return g()\n')
    names = names_there(error)
    assert {'KARTY', 'uvnitr', 'len'} <= set(names)
    assert 'vne' not in names
    assert names_there(NameError()) == []


@pytest.mark.parametrize(
    ('text', 'hidden'),
    [
        ('def f(list=[1]):\n    return list((1, 2))\n', 'list'),
        ('def barva():\n    return 1\ndef f():\n    barva = barva()\n    return barva\n', 'barva'),
        ('def f():\n    x = x + 1\n', ''),
        ('def f():\n    cislo = 5\n    return cislo()\n', ''),
        ('def f():\n    sum, karty = 5, []\n    return karty(sum)\n', ''),
        ('def f():\n    return len()\n', ''),
    ],
    ids=['built-in', 'own function', 'a variable only', 'hides nothing', 'another type', 'another error'],
)
def test_function_whose_name_a_variable_has_taken(raised, text, hidden):
    _, error = raised(text)
    assert hidden_function(error, str(error)) == hidden


def test_nothing_is_hidden_where_nothing_was_raised():
    assert hidden_function(TypeError(), "'int' object is not callable") == ''


def test_a_loop_that_is_stopped_where_python_knows_no_line_has_one_all_the_same(program):
    student = program('def f():' + JUMPS_BACK.replace('\n', '\n    '))
    with pytest.raises(TooSlow) as caught:
        Facade(student, 'pokus').f()
    [(_, line, function)] = student.frames(caught.value)
    assert (line in range(2, 10), function) == (True, 'f')
    assert all(type(line) is int for _, line in caught.value.places)


@pytest.mark.whole(reason='waits for the limit of a file that is loaded')
def test_the_same_in_a_statement_of_a_file(program):
    student = program(f'{JUMPS_BACK}def g():\n    return 1\n')
    assert Facade(student, 'pokus').g() == 1
    assert student.problems['pokus'].line in range(2, 10)
