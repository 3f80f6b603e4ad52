"""Every limit stands in one place: whoever changes it there changes it for all who run programs."""

import sys

from checks.running import run

CHANGED = """
from rozdej.student import limits

limits.CALL_SECONDS, limits.OUTPUT_CHARACTERS, limits.WINDOW_OUTPUT_CHARACTERS = 7.0, 70, 7
limits.SERVER_CALL_SECONDS, limits.CHECK_CALL_SECONDS, limits.SECONDS_AFTER_A_HANG = 3.0, 4.0, 0.5

import inspect
from pathlib import Path
from rozdej.check.jobs import run_jobs
from rozdej.exercises import Exercise
from rozdej.games.sedesatsest_network import SERVER
from rozdej.isolation import patience
from rozdej.student.guard import Guard
from rozdej.student.implementation import Implementation
from rozdej.student import program
from rozdej.table.student_code import StudentCode
from rozdej.universe.handlers import Handlers

exercise = Exercise('sedesatsest', Path.cwd())
solution = Implementation(exercise, exercise.solution)
assert (Guard().time_limit, Guard().output_limit) == (7.0, 70)
guard = StudentCode(solution, 'svet66').program.guard
assert (guard.time_limit, guard.output_limit) == (7.0, 7)
handlers = Handlers(solution, SERVER)
handlers.load()
assert handlers._code.program.guard.time_limit == 3.0
assert inspect.signature(run_jobs).parameters['time_limit'].default == 4.0
assert program.SECONDS_AFTER_A_HANG == patience.SECONDS_AFTER_A_HANG == 0.5
"""

IN_THE_SANDBOX = """
from dataclasses import fields
from rozdej.student.limits import CALL_SECONDS, OUTPUT_CHARACTERS, Limits

assert (Limits().seconds_per_call, Limits().output_chars) == (CALL_SECONDS, OUTPUT_CHARACTERS)
assert all(field.default > 0 for field in fields(Limits))
"""


def test_a_limit_that_is_changed_is_changed_for_all():
    done = run(sys.executable, '-c', CHANGED)
    assert done.code == 0, done.output


def test_a_sandbox_has_the_limits_of_a_test():
    done = run(sys.executable, '-c', IN_THE_SANDBOX)
    assert done.code == 0, done.output
