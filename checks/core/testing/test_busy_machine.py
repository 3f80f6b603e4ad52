"""A machine that is busy with other things makes nobody red."""

import os
import subprocess
import sys
from functools import partial

import pytest

from checks.running import run_pytest
from rozdej.core.student.limits import CALL_SECONDS

pytestmark = [
    pytest.mark.whole(reason='keeps a processor busy with other things for a quarter of a minute'),
    pytest.mark.skipif(not hasattr(os, 'sched_setaffinity'), reason='here nobody says where a process runs'),
]

BUSY = 4
"""Processes that do nothing but take the time of the processor on which the tests run, too."""

HEAVY = f"""

import time

_popis_balicku, _spotreba = popis_balicku, []


def popis_balicku(balicek):
    konec = time.process_time() + {0.4 * CALL_SECONDS} * (not _spotreba)
    while time.process_time() < konec:
        pass
    _spotreba.append(1)
    return _popis_balicku(balicek)
"""
"""A right function that works long: beside others that want the processor it takes longer than anybody may wait."""


@pytest.fixture
def on_a_busy_processor():
    """What puts a process on a processor where others work all the time."""
    place = partial(os.sched_setaffinity, 0, {min(os.sched_getaffinity(0))})
    others = [subprocess.Popen([sys.executable, '-c', 'while True: pass'], preexec_fn=place) for _ in range(BUSY)]
    yield place
    for process in others:
        process.kill()
        process.wait()


def test_a_right_program_that_works_long_in_one_call(submission, where, on_a_busy_processor):
    test = 'tests/klondike/test_010_popis_balicku.py::test_popis_posledni_karty'
    done = run_pytest(test, '--impl', submission(HEAVY, on='solution'), *where, before=on_a_busy_processor)
    assert done.code == 0, done.output


def test_right_programs_that_call_much_in_one_test(where, on_a_busy_processor):
    done = run_pytest('tests/piskvorky', '--impl', 'reseni', '-k', 'test_2', *where, before=on_a_busy_processor)
    assert done.code == 0, done.output
