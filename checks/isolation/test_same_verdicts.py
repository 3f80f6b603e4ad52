"""Isolation changes no verdict: solutions, stubs, right and wrong programs do as they do in one process."""

import shutil
import sys

import pytest

from checks.running import ROOT, run
from rozdej.exercises import find_exercises

UNTIL = {'srdce': 133, 'piskvorky': 199}
"""Where the voluntary levels, and those of a thousand games, are left out: `--until` above them takes minutes."""


@pytest.mark.parametrize('exercise', [exercise.name for exercise in find_exercises(ROOT)])
def test_verdicts_and_words_are_those_of_one_process(exercise):
    if shutil.which('bwrap') is None:
        pytest.skip('bubblewrap is not installed')
    until = ['--until', UNTIL[exercise]] if exercise in UNTIL else []
    done = run(sys.executable, '-m', 'checks.isolation.sameness', exercise, '--wrong', 5, *until, PYTHONHASHSEED='0')
    assert done.code == 0, done.output
