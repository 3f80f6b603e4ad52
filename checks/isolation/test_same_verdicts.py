"""Isolation changes no verdict: solutions, stubs, right and wrong programs do as they do in one process."""

import shutil
import sys

import pytest

from checks.running import ROOT, run
from rozdej.exercises import find_exercises

UNTIL = {'blackjack': 139, 'klondike': 119, 'piskvorky': 199, 'sedesatsest': 199, 'srdce': 119}
"""The last levels here: behind them are tests of thousands of calls, which `python -m checks.isolation.sameness`
runs with every program when it is asked to."""


@pytest.mark.parametrize('exercise', [exercise.name for exercise in find_exercises(ROOT)])
def test_verdicts_and_words_are_those_of_one_process(exercise):
    if shutil.which('bwrap') is None:
        pytest.skip('bubblewrap is not installed')
    until = ['--until', UNTIL[exercise]] if exercise in UNTIL else []
    done = run(sys.executable, '-m', 'checks.isolation.sameness', exercise, '--wrong', 5, *until, PYTHONHASHSEED='0')
    assert done.code == 0, done.output
