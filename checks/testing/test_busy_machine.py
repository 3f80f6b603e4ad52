"""A machine that is busy with other things makes nobody red."""

import subprocess
import sys

import pytest

from checks.running import run_pytest
from rozdej.student.limits import CALL_SECONDS

pytestmark = pytest.mark.whole(reason='keeps the processor busy with other things for a quarter of a minute')

BUSY = 8
"""Processes that do nothing but take the processor's time."""

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
def busy_machine():
    """Beside the test, other processes work all the time."""
    others = [subprocess.Popen([sys.executable, '-c', 'while True: pass']) for _ in range(BUSY)]
    yield
    for process in others:
        process.kill()
        process.wait()


@pytest.mark.usefixtures('busy_machine')
def test_a_right_program_that_works_long_in_one_call(submission, where):
    test = 'tests/klondike/test_010_popis_balicku.py::test_popis_posledni_karty'
    done = run_pytest(test, '--impl', submission(HEAVY, on='solution'), *where)
    assert done.code == 0, done.output


@pytest.mark.usefixtures('busy_machine')
def test_right_programs_that_call_much_in_one_test(where):
    done = run_pytest('tests/piskvorky', '--impl', 'reseni', '-k', 'test_2', *where)
    assert done.code == 0, done.output
