"""The command `rozdej check`."""

import sys
import time
from collections.abc import Iterator
from functools import partial

from rozdej.check.agreement import check_examples, check_files, check_levels, check_signatures, check_syntax
from rozdej.check.judgement import check_programs
from rozdej.check.problem import Problem
from rozdej.exercises import Exercise


def check(exercises: list[Exercise], workers: int | None = None) -> int:
    """Check the exercises, print what does not fit, return the number of problems."""
    started = time.monotonic()
    count = 0
    for exercise in exercises:
        for problem in check_exercise(exercise, workers):
            _clear_progress()
            print(problem.shown(exercise.root))
            count += 1
    _clear_progress()
    names = ', '.join(exercise.name for exercise in exercises)
    end = 'everything fits' if not count else f'{count} problem{"s" if count > 1 else ""}'
    print(f'{names}: {end} ({time.monotonic() - started:.1f} s)')
    return count


def check_exercise(exercise: Exercise, workers: int | None = None) -> Iterator[Problem]:
    """All problems of one exercise, the cheap checks first."""
    unreadable = list(check_syntax(exercise))
    yield from unreadable
    if unreadable:
        return
    broken = False
    for part in (check_files, check_levels, check_signatures, check_examples):
        for problem in part(exercise):
            broken = True
            yield problem
    if not broken:  # programs judged by tests that do not fit would only repeat it
        yield from check_programs(exercise, workers, partial(_show_progress, exercise.name))


def _show_progress(name: str, done: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f'\r{name}: {done} of {total} programs', end='', file=sys.stderr, flush=True)


def _clear_progress() -> None:
    if sys.stderr.isatty():
        print('\r' + ' ' * 60 + '\r', end='', file=sys.stderr, flush=True)
