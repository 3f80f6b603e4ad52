"""Isolation changes no verdict: solutions, stubs, right and wrong programs do as they do in one process."""

import sys

import pytest

from checks.running import ROOT, run
from checks.teacher.isolation import sameness
from rozdej.core.exercises import Exercise, find_exercises
from rozdej.teacher.isolation.remote import RemoteProgram

pytestmark = [
    pytest.mark.whole(reason='runs sample programs twice, half of the times in a sandbox'),
    pytest.mark.usefixtures('bubblewrap'),
]

WRONG = 3
"""Wrong programs of each exercise: all comparisons together then take about a minute of one core."""


@pytest.mark.parametrize('exercise', [exercise.name for exercise in find_exercises(ROOT)])
def test_verdicts_and_words_are_those_of_one_process(exercise):
    done = run(
        sys.executable, '-m', 'checks.teacher.isolation.sameness', exercise, '--sample', WRONG, PYTHONHASHSEED='0'
    )
    assert done.code == 0, done.output
    assert ' 0 differences' in done.lines[-1]


def test_programs_that_may_differ_are_there():
    names = {program.name for exercise in find_exercises(ROOT) for program in sameness.expectations(exercise)}
    assert sameness.KNOWN.keys() | sameness.OTHER_VERDICTS.keys() <= names


def test_how_often_a_function_is_called_until_it_is_given_up_depends_on_time():
    began = '✗ level 131 · Srdce: Celá hra', '  hra(rozdano)'
    stopped = (
        '  Funkce neskončila ani za zlomek sekundy, proto jsme ji zastavili.',
        '  Zrovna běžel tenhle cyklus:',
        '  srdce.py, řádek 272:',
        "    while hraci[kdo]['ruka']:",
    )
    given_up = ('  Tahle funkce se už zasekla, dál ji testy nevolají. Oprav ji a pusť je znovu.',)
    assert sameness.timeless(began + stopped) == sameness.timeless(began + given_up) == list(began)
    assert sameness.timeless((*began, 'Chybí return.')) == [*began, 'Chybí return.']


class Forgetful(RemoteProgram):
    """One that does not bring back what a function returns."""

    def call(self, *what):
        super().call(*what)


def test_a_difference_is_found(monkeypatch):
    exercise = Exercise('klondike', ROOT)
    [solution] = [program for program in sameness.expectations(exercise) if program.name == 'solution']
    names = ('test_balicek_ma_52_karet', 'test_popis_jedine_karty')
    tests = [name for name in sameness.tests_of(exercise) if name.endswith(names)]
    assert tests
    job, told = sameness.Job(solution, frozenset(tests)), []
    assert not sameness.compare(exercise, [job], told.append).differences
    monkeypatch.setattr(sameness, 'RemoteProgram', Forgetful)
    found = sameness.compare(exercise, [job], told.append).differences
    assert len(found) == len(tests)
    assert all('passed here' in text for text in found)
    assert set(found) <= set(told)
