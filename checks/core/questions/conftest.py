"""What tests of questions share: a program, and calls of it that were followed."""

import pytest

from checks.core.student.conftest import exercise, program
from rozdej.core.questions.kinds import Calls, FollowedCall
from rozdej.core.questions.own_code import own_functions

__all__ = ['exercise', 'program']


@pytest.fixture
def calls(program):
    """`calls(text, (arguments), …)` are calls of the first function in the text, asked about the one named `about`."""

    def make(text: str, *many: tuple, about: str = '') -> Calls:
        made = program(text)
        functions = own_functions(made.implementation)
        called = functions[0]
        facts = made.follow('pokus', called.name, [*many])
        assert None not in facts
        followed = [FollowedCall(called, given, one) for given, one in zip(many, facts, strict=True)]
        return Calls(next(one for one in functions if one.name == (about or called.name)), followed)

    return make
