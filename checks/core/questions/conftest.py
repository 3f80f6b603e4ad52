"""What tests of questions share: a program, and calls of it that were followed."""

import pytest

from checks.core.student.conftest import exercise, program
from rozdej.core.questions.kinds import Calls, follow
from rozdej.core.questions.own_code import own_functions

__all__ = ['exercise', 'program']


@pytest.fixture
def calls(program):
    """`calls(text, (arguments), …)` are calls of the first function in the text, asked about the one named `about`."""

    def make(text: str, *many: tuple, about: str = '') -> Calls:
        made = program(text)
        functions = own_functions(made.implementation)
        called = functions[0]
        followed = follow(made, called, many)
        assert len(followed) == len(many)
        return Calls(next(one for one in functions if one.name == (about or called.name)), followed)

    return make
