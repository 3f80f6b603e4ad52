"""Whose fault a failed test is."""

import pytest

from rozdej.feedback.evidence import Objection
from rozdej.feedback.explanations import Verdict
from rozdej.grading.judge import verdict_of
from rozdej.student.failures import MissingFile, TooSlow
from rozdej.student.source import decode


def raised_by_the_kit() -> BaseException:
    with pytest.raises(AttributeError) as caught:
        decode(None, 'x.py')
    return caught.value


def raised_by_a_test() -> BaseException:
    with pytest.raises(AssertionError) as caught:
        raise AssertionError
    return caught.value


def test_an_error_of_the_kit_is_never_blamed_on_the_student():
    assert verdict_of(Verdict.WRONG_VALUE, raised_by_the_kit()) is Verdict.GRADERS_OWN_ERROR


@pytest.mark.parametrize('error', [MissingFile('klondike'), TooSlow(2.0), Objection('Nikdo neposlouchá.'), None])
def test_what_tells_of_the_program_is_no_error_of_the_kit(error):
    assert verdict_of(Verdict.RAISED, error) is Verdict.RAISED


def test_a_failed_assert_is_a_wrong_value():
    assert verdict_of(Verdict.WRONG_VALUE, raised_by_a_test()) is Verdict.WRONG_VALUE


def test_what_came_from_the_sandbox_is_the_programs():
    error = raised_by_the_kit()
    error.frames = []
    assert verdict_of(Verdict.RAISED, error) is Verdict.RAISED


def test_memory_is_the_programs_wherever_it_is_missed():
    error = MemoryError().with_traceback(raised_by_the_kit().__traceback__)
    assert verdict_of(Verdict.TOO_MUCH_MEMORY, error) is Verdict.TOO_MUCH_MEMORY
