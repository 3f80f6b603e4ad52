"""Running an exercise's level tests over many programs, on all cores."""

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
from rozdej.core.exercises import Exercise
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import CHECK_CALL_SECONDS
from rozdej.core.student.program import LocalProgram
from rozdej.core.testing.collected_tests import CollectedTests
from rozdej.core.testing.level_rules import level_of

CHUNK = 12
"""Programs that a process is given at a time."""

_collected: dict[Path, tuple[CollectedTests, PassedTests]] = {}
"""The tests that this process ran last, by their folder. They stay collected until it is given others."""


@dataclass(frozen=True)
class Job:
    """A program to run: its folder, and whether the first failure is enough to know.

    While the solution runs, the tests themselves are looked at, too.
    """

    name: str
    folder: Path
    stop_at_first: bool = True
    is_solution: bool = False


@dataclass
class ProgramOutcome:
    """How a program did: level -> passed, the lowest level that failed, and what the first failure says.

    `alarms` are what fresh cases say is wrong with one that passes all levels, `impossible` what no game can come to
    in the tests.
    """

    name: str
    levels: dict[int, bool] = field(default_factory=dict)
    first_red: int | None = None
    text: str = ''
    alarms: list[str] = field(default_factory=list)
    impossible: list[Problem] = field(default_factory=list)


def run_jobs(exercise: Exercise, jobs: Iterable[Job], time_limit: float = CHECK_CALL_SECONDS) -> list[ProgramOutcome]:
    """Run the jobs in this process, whose tests stay collected. Raises RuntimeError when they cannot be run."""
    tests, passed = _collected_tests(exercise)
    with warnings.catch_warnings():
        warnings.simplefilter('ignore', SyntaxWarning)  # a program may be wrong on purpose
        return [_run(tests, passed, job, time_limit) for job in jobs]


def forget_tests() -> None:
    """Undo what collecting tests did to this process."""
    while _collected:
        _collected.popitem()[1][0].close()


def _collected_tests(exercise: Exercise) -> tuple[CollectedTests, PassedTests]:
    if exercise.tests not in _collected:
        forget_tests()
        tests = CollectedTests(exercise).__enter__()
        _collected[exercise.tests] = tests, PassedTests(tests)
    return _collected[exercise.tests]


def _run(tests: CollectedTests, known: PassedTests, job: Job, time_limit: float) -> ProgramOutcome:
    done = ProgramOutcome(job.name)
    program = LocalProgram(Implementation(tests.exercise, job.folder), Guard(time_limit))
    parts = parts_of(program.implementation)
    passing = set() if job.is_solution else known.known(parts)
    left = list(tests.items)
    for test in tests.run(program, passing):
        left.remove(test.item)
        level = test.outcome.level or 0
        done.levels[level] = done.levels.get(level, True) and test.outcome.passed
        if not test.outcome.passed:
            done.first_red, done.text = level, '\n'.join(test.outcome.text)
            break
        known.note(test.item, parts)
        if job.is_solution:
            done.impossible += impossible_calls(tests.exercise, test.item, program.log.calls)
    for item in left if not job.stop_at_first else ():  # nobody reads what is said of these
        level = level_of(item) or 0
        done.levels[level] = done.levels.get(level, True) and (item in passing or _passes(tests, item))
    if done.first_red is None:
        done.alarms = alarms(tests.exercise, program)
    return done


def _passes(tests: CollectedTests, item: pytest.Item) -> bool:
    try:
        return tests.error(item) is None
    except LookupError:
        return tests.run_again(item).outcome.passed


def run_everywhere(
    work: Iterable[tuple[Exercise, list[Job]]], workers: int | None = None
) -> Iterator[tuple[Exercise, list[ProgramOutcome]]]:
    """Run the jobs of each exercise on all cores; some programs' outcomes come whenever they are ready.

    All exercises share the processes, so that none waits until the last program of another is done.
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
    except BaseException:  # a pool whose processes were ended while it sent them work may wait for ever
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()


def end_with_parent() -> None:
    """Make this process end when the one that started it does, in whatever way: nobody wants its answers then.

    Ctrl+C in the terminal ends it at once, too, and without a word.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    def wait() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
