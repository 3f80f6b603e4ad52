"""The ways in which a program can fail, and their facts."""

import inspect

import pytest

from rozdej.core.student import failures
from rozdej.core.student.failures import (
    KINDS,
    AskedForInput,
    BrokenFile,
    CallAborted,
    LoadProblem,
    MissingFunction,
    NotAFunction,
    ScriptFailed,
    SlowCalls,
    TooSlow,
    UncaughtError,
    carried_facts,
    carried_types,
)
from rozdej.core.student.source import SourceFile


def test_what_is_special_is_told_before_what_is_general():
    for index, kind in enumerate(KINDS):
        assert not any(issubclass(later, kind) for later in KINDS[index + 1 :])


@pytest.mark.parametrize('kind', KINDS)
def test_facts_that_are_carried_make_the_failure_again(kind, tmp_path):
    problem = LoadProblem('pokus', SourceFile(tmp_path / 'pokus.py'), 1, None, 1)
    samples = {
        float: 1.5,
        int: 3,
        str: 'f',
        failures.Names: ['a'],
        failures.Places: [('pokus', 3)],
        LoadProblem: problem,
    }
    facts = {name: samples[fact] for name, fact in carried_types(kind).items()}
    made = kind(**facts)
    assert carried_facts(made, kind) == list(facts.values())


def test_what_only_one_side_knows_is_not_carried():
    assert 'outside' not in carried_types(TooSlow)
    assert list(carried_types(NotAFunction)) == ['module', 'function']
    assert list(carried_types(MissingFunction)) == ['module', 'function', 'present']
    assert list(carried_types(BrokenFile)) == ['problem']
    assert list(carried_types(SlowCalls)) == ['limit', 'places', 'function', 'count']
    assert AskedForInput(2).prepared == 2


def test_what_stops_a_call_passes_through_the_handlers_of_beginners():
    stopping = [kind for _, kind in inspect.getmembers(failures, inspect.isclass) if issubclass(kind, CallAborted)]
    assert len(stopping) == 11
    assert not any(issubclass(kind, Exception) for kind in stopping)


def test_a_missing_function_says_what_is_missing():
    """It may be raised in a student's own file, and is shown there like any other error."""
    assert str(MissingFunction('klondike', 'rozdej', [])) == 'klondike has no rozdej'


class Endless:
    """What a student may put in the place of a function."""

    def __repr__(self):
        raise AssertionError('it is not shown')


def test_a_traceback_names_the_failure_without_showing_objects_of_the_student(tmp_path):
    problem = LoadProblem('pokus', SourceFile(tmp_path / 'pokus.py'), 1, ValueError(Endless()), 1)
    assert str(NotAFunction('pokus', 'f', Endless())) == 'pokus.f'
    assert str(BrokenFile(problem)) == 'pokus'
    assert str(ScriptFailed('hra.py', UncaughtError('ValueError: 5'))) == "hra.py: UncaughtError(text='ValueError: 5')"


@pytest.mark.parametrize('text', ["UnicodeEncodeError: 'charmap' codec can't encode", 'Chyba: ne', 'print: ne', 'Ne'])
def test_an_error_of_a_script_that_cannot_be_made_again_is_a_plain_one(text):
    assert type(UncaughtError(text).again()) is Exception
