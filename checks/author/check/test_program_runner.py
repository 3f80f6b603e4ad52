"""Tests that processes of the runner keep their collected tests, and end with their parent."""

import os
import shutil
import signal
import subprocess
import sys
import time

import pytest

from checks.core.testing.conftest import pokus  # noqa: F401  a fixture
from checks.processes import below, living, wait_for
from checks.running import ROOT
from rozdej.author.check.program_runner import Job, run_in_processes, run_jobs
from rozdej.core.exercises import Exercise
from rozdej.core.student import temporary_folders

WORKERS = 2


@pytest.fixture
def scratch(tmp_path):
    """A temporary folder that nobody else uses."""
    folder = tmp_path / 'scratch'
    folder.mkdir()
    return folder


@pytest.mark.whole(reason='starts a check to kill it')
@pytest.mark.skipif(sys.platform != 'linux', reason='only Linux tells what a process has started')
def test_a_killed_check_leaves_no_worker_and_nothing_for_long(scratch, monkeypatch):
    command = [sys.executable, '-m', 'rozdej', 'check', 'klondike', '--jobs', str(WORKERS)]
    environment = {**os.environ, 'TMPDIR': str(scratch)}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    wait_for(lambda: list(scratch.iterdir()) and len(below(process.pid)) >= WORKERS)
    started = below(process.pid)
    process.send_signal(signal.SIGKILL)
    process.wait(300)
    assert living(started) == set()
    [left] = scratch.glob('rozdej-*')
    long_ago = time.time() - 2 * temporary_folders.NEW
    os.utime(left, (long_ago, long_ago))
    monkeypatch.setattr('tempfile.tempdir', str(scratch))
    temporary_folders.remove_stale()
    assert list(scratch.glob('rozdej-*')) == []


def test_one_process_runs_the_tests_of_one_exercise_after_those_of_another(pokus, tmp_path):  # noqa: F811
    exercise = pokus('def test_a(pokus):\n    assert pokus.dvakrat(3) == 6\n')
    other = Exercise('pokus', tmp_path / 'other')
    for part in ('zadani', 'reseni', 'tests'):
        shutil.copytree(tmp_path / part, other.root / part)
    [tests] = other.tests.iterdir()
    tests.write_text(tests.read_text(encoding='utf-8').replace('== 6', '== 7'), encoding='utf-8')
    jobs = [Job(name, folder, False) for name, folder in (('right', exercise.solution), ('stub', exercise.given))]
    work = [(exercise, jobs * 10), (other, jobs), (exercise, jobs)]
    red = {one: [] for one in (exercise, other)}
    for one, outcomes in run_in_processes(work, workers=1):
        red[one] += [(outcome.name, outcome.first_red, outcome.levels) for outcome in outcomes]
    stub = 'stub', 1, {1: False, 2: False}
    assert red[exercise] == [('right', None, {1: True, 2: True}), stub] * 11
    assert red[other] == [('right', 2, {1: True, 2: False}), stub]


def test_warnings_about_a_program_are_not_for_who_checks_it(pokus, tmp_path, recwarn):  # noqa: F811
    exercise = pokus('def test_a(pokus):\n    assert pokus.dvakrat(3) == 6\n')
    (tmp_path / 'pokus.py').write_text('def dvakrat(x):\n    return 6 if x is 3 else 0\n', encoding='utf-8')
    run_jobs(exercise, [Job('is', tmp_path)])
    assert not list(recwarn)
