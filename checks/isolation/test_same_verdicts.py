"""Isolation changes no verdict: solutions, stubs, right and wrong programs do as they do in one process."""

import shutil
import sys

import pytest

from checks.running import ROOT, run
from rozdej.exercises import find_exercises

WRONG = 10
"""Wrong programs of each exercise: all comparisons together then take about 90 seconds of one core."""


@pytest.fixture(autouse=True)
def bubblewrap():
    if shutil.which('bwrap') is None:
        pytest.skip('bubblewrap is not installed')


@pytest.mark.parametrize('exercise', [exercise.name for exercise in find_exercises(ROOT)])
def test_verdicts_and_words_are_those_of_one_process(exercise):
    done = run(sys.executable, '-m', 'checks.isolation.sameness', exercise, '--sample', WRONG)
    assert done.code == 0, done.output
    assert ' 0 differences' in done.lines[-1]
