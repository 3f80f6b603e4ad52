"""The process that grades: what a submission can make of its memory."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from checks.running import ROOT
from checks.teacher.grading.conftest import KLONDIKE
from rozdej.core.feedback.explanations import Verdict
from rozdej.core.student.limits import GRADING_BYTES, Limits
from rozdej.teacher.grading import fingerprint
from rozdej.teacher.grading.judge import Judge
from rozdej.teacher.grading.worker_pool import Task, Work, WorkerProcess

SOLUTION = (KLONDIKE.solution / 'klondike.py').read_text(encoding='utf-8')
NOT_WHOLE = 'Soubor klondike.py jde přečíst jen zčásti, hodnotí se ta část, která přečíst jde.'


@pytest.fixture(scope='module')
def worker(tmp_path_factory):
    """A worker that grades the first levels of Klondike."""
    made = WorkerProcess(str(tmp_path_factory.mktemp('scratch')))
    yield made
    made.close(at_once=False)


def grade(worker: WorkerProcess, text: str):
    fingerprints = fingerprint.tests_fingerprint(KLONDIKE), fingerprint.kit_fingerprint()
    task = Task(str(KLONDIKE.root), KLONDIKE.name, *fingerprints, Judge, Limits(), sandboxed=False, until=21)
    return worker.grade(Work(task, {'klondike': text.encode()}))


def most_memory(worker: WorkerProcess) -> int:
    """The most that the process has taken so far, in bytes."""
    status = Path(f'/proc/{worker._child.pid}/status').read_text()
    return int(status.partition('VmHWM:')[2].split()[0]) * 1024


def nested(depth: int) -> str:
    """A function with that many `finally` in each other: Python compiles each twice."""
    lines = ['def zbytecna():']
    for level in range(1, depth + 1):
        lines += [' ' * level + 'try:', ' ' * (level + 1) + 'pass', ' ' * level + 'finally:']
    return '\n'.join([*lines, ' ' * (depth + 1) + 'pass']) + '\n'


def left_by_many_ways(number: int) -> str:
    """A function that goes through a long `finally` from many places: Python compiles it for each."""
    body, inner = '    if x: return\n' * number, '    a = b + c\n' * number
    return f'def zbytecna(x):\n  try:\n{body}  finally:\n{inner}'


@pytest.mark.whole(reason='Python compiles until there is no memory left')
@pytest.mark.parametrize('harmful', [nested(22), left_by_many_ways(4000)], ids=['nested', 'many returns'])
def test_program_that_takes_gigabytes_when_it_is_compiled(worker, harmful):
    assert all(test.passed for test in grade(worker, SOLUTION).tests)
    child = worker._child
    graded = grade(worker, f'{SOLUTION}\n\n{harmful}')
    assert graded.notes == (NOT_WHOLE,)
    assert {test.verdict for test in graded.tests if not test.passed} == {Verdict.FILE_DOES_NOT_PARSE}
    assert {test.level for test in graded.tests if not test.passed} == {1}
    assert worker._child is child
    assert most_memory(worker) < GRADING_BYTES / 4  # what it took, it would not give back
    assert all(test.passed for test in grade(worker, SOLUTION).tests)


@pytest.mark.parametrize('text', [nested(6), left_by_many_ways(20)], ids=['nested', 'many returns'])
def test_ordinary_finally_is_no_harm(worker, text):
    graded = grade(worker, f'{SOLUTION}\n\n{text}')
    assert graded.notes == ()
    assert all(test.passed for test in graded.tests)


def test_a_worker_whose_asker_was_killed_ends_without_a_word(tmp_path):
    command = [sys.executable, '-m', 'rozdej.teacher.grading.worker']
    task = Task(str(KLONDIKE.root), KLONDIKE.name, 'other tests', 'another kit', Judge, Limits())
    asked, nobody = os.pipe()
    os.close(asked)  # nobody reads its answers any more
    work = pickle.dumps(Work(task, {}))
    environment = {**os.environ, 'TMPDIR': str(tmp_path)}
    done = subprocess.run(
        command, input=work, stdout=nobody, stderr=subprocess.PIPE, cwd=ROOT, env=environment, timeout=60
    )
    os.close(nobody)
    assert (done.returncode, done.stderr) == (0, b'')
    assert not list(tmp_path.iterdir())
