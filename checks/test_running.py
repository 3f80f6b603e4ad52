"""Tests that `checks.running` runs pytest as a student does."""

import re

from checks.running import run_pytest, run_pytest_afresh


def test_a_fork_prints_and_returns_what_a_new_process_does(submission):
    folder = submission('def popis_balicku(balicek):\n    print(balicek)', on='solution')
    arguments = ('tests/klondike', '--level', '12', '--impl', folder)
    fork, new = (run(*arguments) for run in (run_pytest, run_pytest_afresh))
    assert fork.code == new.code == 1
    assert without_seconds(fork.output) == without_seconds(new.output)


def without_seconds(text: str) -> str:
    """What pytest printed, but for how long it took and the line drawn around that."""
    return re.sub(r'=*( [^=\n]*) in [\d.]+s =*', r'\1', text)


def test_a_fork_has_the_environment_that_it_is_given(submission, monkeypatch):
    monkeypatch.setenv('PYTEST_ADDOPTS', '--nonsense')
    folder = submission('import os\ndef popis_balicku(balicek):\n    return os.environ["MINE"]', on='solution')
    result = run_pytest('tests/klondike', '--level', '11', '--impl', folder, MINE='yes')
    assert "vrátilo:      'yes'" in result.output
