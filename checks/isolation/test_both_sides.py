"""What a judge sees of a program is the same whether the program runs here or in a player."""

import pytest

from checks.isolation.conftest import LIMITS
from rozdej.isolation.remote import RemoteProgram
from rozdej.student.facade import Facade, importable
from rozdej.student.guard import Guard
from rozdej.student.program import Program


@pytest.fixture(params=['here', 'there'])
def program(request, remote):
    """`program(text)` is the program with that `pokus.py`, ready for a test: in this process, and in a player."""
    made = []

    def make(text: str, **others: str) -> Program:
        there: RemoteProgram = remote(text, **others)
        if request.param == 'there':
            return there
        here = Program(there.implementation, Guard(LIMITS.seconds_per_call, LIMITS.output_chars))
        here.reset()
        made.append(here)
        return here

    yield make
    for here in made:
        here.reset()


def test_what_the_test_looked_at_is_not_what_the_program_looked_at(program):
    """A hang is put down to the function that the test called, also when it hangs in another file's function."""
    tried = program(
        'from pomocnik import g\ndef f(s):\n    return g(s)\n', pomocnik='def g(s):\n    return s and g(s[1:])\n'
    )
    with importable(tried):
        Facade(tried, 'pokus').f([1, 2])
        assert tried.log.touched == ('pokus', 'f')


def test_what_a_function_of_the_tests_calls_was_not_looked_at_by_the_test(program):
    tried = program('def f(s):\n    return s(1)\ndef g(x):\n    return x\n')
    module = Facade(tried, 'pokus')
    with importable(tried):
        assert module.f(lambda x: module.g(x)) == 1
        assert tried.log.touched == ('pokus', 'f')
