"""Runs an exercise's level tests over many programs, on all cores."""

import os
import signal
import threading
import warnings
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from pathlib import Path

import pytest

from rozdej.author.check import Problem
from rozdej.author.check.affected_tests import PassedTests, parts_of
from rozdej.author.check.fresh_cases import alarms, impossible_calls
from rozdej.author.check.lesson_questions import check_questions
from rozdej.core.exercises import Exercise
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import CHECK_CALL_SECONDS
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.level_selection import level_of
from rozdej.core.testing.pytest_session import CollectedTests

CHUNK = 12
"""Programs in one task of a process."""

_collected: dict[Path, tuple[CollectedTests, PassedTests]] = {}
"""Folder of tests -> the collected tests. Has one entry: the tests that this process ran last."""


@dataclass(frozen=True)
class Job:
    """A program to run. The run of the solution checks the tests, too."""

    name: str
    folder: Path
    stop_at_first: bool = True
    """Whether the first failure is enough to know."""
    is_solution: bool = False


@dataclass
class ProgramOutcome:
    """How the level tests ended for a program."""

    name: str
    levels: dict[int, bool] = field(default_factory=dict)
    """Level -> whether it passed."""
    first_red: int | None = None
    """The lowest level that failed."""
    text: str = ''
    """What students read about the first failure."""
    alarms: list[str] = field(default_factory=list)
    """Failed fresh cases of a program that passes all levels."""
    problems: list[Problem] = field(default_factory=list)
    """What the solution shows of tests and lesson: calls with states that no game can reach, questions not found."""


def run_jobs(exercise: Exercise, jobs: Iterable[Job], time_limit: float = CHECK_CALL_SECONDS) -> list[ProgramOutcome]:
    """Run the jobs in this process and keep the collected tests.

    Raises RuntimeError when the tests cannot be run.
    """
    tests, passed = _collected_tests(exercise)
    with warnings.catch_warnings():
        warnings.simplefilter('ignore', SyntaxWarning)  # a program may be wrong on purpose
        return [_run(tests, passed, job, time_limit) for job in jobs]


def close_tests() -> None:
    """Close the collected tests, which undoes their changes to this process."""
    while _collected:
        _collected.popitem()[1][0].close()


def _collected_tests(exercise: Exercise) -> tuple[CollectedTests, PassedTests]:
    if exercise.tests not in _collected:
        close_tests()
        tests = CollectedTests(exercise).__enter__()
        _collected[exercise.tests] = tests, PassedTests(tests)
    return _collected[exercise.tests]


def _run(tests: CollectedTests, passed: PassedTests, job: Job, time_limit: float) -> ProgramOutcome:
    done = ProgramOutcome(job.name)
    program = LocalProgram(Implementation(tests.exercise, job.folder), Guard(time_limit))
    parts = parts_of(program.implementation)
    passing = set() if job.is_solution else passed.unaffected(parts)
    left = list(tests.items)
    for test in tests.run(program, passing):
        left.remove(test.item)
        level = test.outcome.level or 0
        done.levels[level] = done.levels.get(level, True) and test.outcome.passed
        if not test.outcome.passed:
            done.first_red, done.text = level, '\n'.join(test.outcome.text)
            break
        passed.record(test.item, parts)
        if job.is_solution:
            done.problems += impossible_calls(tests.exercise, test.item, program.log.calls)
    for item in left if not job.stop_at_first else ():  # their texts are not read
        level = level_of(item) or 0
        done.levels[level] = done.levels.get(level, True) and (item in passing or _passes(tests, item))
    if done.first_red is None:
        done.alarms = alarms(tests.exercise, program)
        done.problems += check_questions(tests, program) if job.is_solution else ()
    return done


def _passes(tests: CollectedTests, item: pytest.Item) -> bool:
    try:
        return tests.error(item) is None
    except LookupError:
        return tests.run_again(item).outcome.passed


def run_in_processes(
    work: Iterable[tuple[Exercise, list[Job]]], workers: int | None = None
) -> Iterator[tuple[Exercise, list[ProgramOutcome]]]:
    """Run the jobs of all exercises on all cores. Yield outcomes as soon as they are ready.

    The exercises share the processes, so that no core waits for the last program of an exercise.
    """
    workers = workers or os.cpu_count() or 1
    # Not forked: a fork copies locks that threads of this process may hold.
    pool = ProcessPoolExecutor(workers, get_context('spawn'), end_with_parent)
    try:
        futures = {}
        for exercise, jobs in work:
            size = max(1, min(CHUNK, -(-len(jobs) // workers)))
            for start in range(0, len(jobs), size):
                futures[pool.submit(run_jobs, exercise, jobs[start : start + size])] = exercise
        for future in as_completed(futures):
            yield futures[future], future.result()
    except BaseException:  # waiting for processes that were ended may take for ever
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()


def end_with_parent() -> None:
    """End this process when its parent ends, and at once, without a message, on Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    def wait() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
