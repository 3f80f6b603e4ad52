"""Every limit stands in one place: whoever changes it there changes it for all who run programs."""

import sys

import pytest

from checks.running import run
from rozdej.core.student.limits import is_over, longest

CHANGED = """
from rozdej.core.student import limits

limits.CALL_SECONDS, limits.OUTPUT_CHARACTERS, limits.WINDOW_OUTPUT_CHARACTERS = 7.0, 70, 7
limits.SERVER_CALL_SECONDS, limits.CHECK_CALL_SECONDS, limits.SECONDS_AFTER_A_HANG = 3.0, 4.0, 0.5

import inspect
from pathlib import Path
from rozdej.author.check.program_runner import run_jobs
from rozdej.core.exercises import Exercise
from rozdej.network.sedesatsest.network import SERVER
from rozdej.teacher.isolation import time_budget
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student import program
from rozdej.window.gui.student_code import StudentCode
from rozdej.network.handlers import Handlers

exercise = Exercise('sedesatsest', Path.cwd())
solution = Implementation(exercise, exercise.solution)
assert (Guard().time_limit, Guard().output_limit) == (7.0, 70)
guard = StudentCode(solution, 'svet66').program.guard
assert (guard.time_limit, guard.output_limit) == (7.0, 7)
handlers = Handlers(solution, SERVER)
handlers.load()
assert handlers._code.program.guard.time_limit == 3.0
assert inspect.signature(run_jobs).parameters['time_limit'].default == 4.0
assert program.SECONDS_AFTER_A_HANG == time_budget.SECONDS_AFTER_A_HANG == 0.5
"""

IN_THE_SANDBOX = """
from dataclasses import fields
from rozdej.core.student.limits import CALL_SECONDS, OUTPUT_CHARACTERS, Limits

assert (Limits().seconds_per_call, Limits().output_chars) == (CALL_SECONDS, OUTPUT_CHARACTERS)
assert all(field.default > 0 for field in fields(Limits))
"""


def test_a_limit_that_is_changed_is_changed_for_all():
    done = run(sys.executable, '-c', CHANGED)
    assert done.code == 0, done.output


def test_a_sandbox_has_the_limits_of_a_test():
    done = run(sys.executable, '-c', IN_THE_SANDBOX)
    assert done.code == 0, done.output


@pytest.mark.parametrize(
    ('worked', 'passed', 'over'),
    [
        (0.001, 5.9, False),
        (0.001, 6.0, True),  # it waits
        (1.9, 1.9, False),
        (2.0, 2.0, True),  # it works
        (1.2, 39.0, False),  # a busy machine gives it a small part of the time
        (2.0, 18.0, True),
        (1.2, 40.0, True),  # nobody waits for ever
    ],
)
def test_who_works_has_time_to_work_and_who_waits_has_time_to_wait(worked, passed, over):
    assert is_over(2.0, worked, passed) is over


def test_who_cannot_wait_longer_says_so():
    assert not is_over(2.0, 1.2, 3.9, at_most=4.0)
    assert is_over(2.0, 1.2, 4.0, at_most=4.0)
    assert not is_over(2.0, 1.2, longest(2.0), at_most=longest(4.0))


@pytest.mark.parametrize('limit', [0.05, 0.25, 1.0, 2.0, 10.0])
@pytest.mark.parametrize('share', [0.0, 0.001, 0.01, 0.1, 0.5, 1.0])
def test_whatever_share_it_gets_it_ends(limit, share):
    assert is_over(limit, share * longest(limit), longest(limit))


def test_a_short_limit_still_leaves_time_to_wait_for_a_busy_machine():
    assert not is_over(0.05, 0.001, 2.5)


TAKES_MEMORY = """
from rozdej.core.system import SYSTEM
from rozdej.core.student.watchdog import WATCHDOG

WATCHDOG.run(1.0, int)
SYSTEM.limit_memory(512 << 20)
blocks = [bytearray(1 << 24) for _ in range({0})]

def go_on():
    while True:
        {1}

try:
    WATCHDOG.run({2}, go_on)
except BaseException as error:
    print(type(error).__name__)
"""


@pytest.mark.skipif(sys.platform != 'linux', reason='looks at memory as Linux shows it')
@pytest.mark.parametrize(
    ('blocks', 'then', 'seconds', 'told'),
    [
        (0, 'blocks.append(bytearray(1 << 24))', 3600.0, 'MemoryError'),
        (20, 'pass', 0.05, 'MemoryError'),
        (2, 'pass', 0.05, 'TooSlow'),
    ],
    ids=['memory is up first', 'time is up first', 'takes little memory'],
)
def test_who_takes_all_memory_is_told_the_same_however_fast_the_computer(blocks, then, seconds, told):
    done = run(sys.executable, '-c', TAKES_MEMORY.format(blocks, then, seconds))
    assert done.output == f'{told}\n'
