"""Running an exercise's level tests over many programs, on all cores."""

import os
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from pathlib import Path

from rozdej.check.fresh_cases import alarms
from rozdej.exercises import Exercise
from rozdej.student.guard import Guard
from rozdej.student.implementation import Implementation
from rozdej.student.limits import CHECK_CALL_SECONDS
from rozdej.student.program import LocalProgram
from rozdej.testing.collected_tests import CollectedTests

CHUNK = 12
"""Programs that a process is given at a time."""

_collected: dict[Path, CollectedTests] = {}
"""The tests that this process ran last, by their folder. They stay collected until it is given others."""


@dataclass(frozen=True)
class Job:
    """A program to run: its folder, and whether the first failure is enough to know."""

    name: str
    folder: Path
    stop_at_first: bool = True


@dataclass
class ProgramOutcome:
    """How a program did: level -> passed, the lowest level that failed, and what the first failure says.

    `alarms` are what fresh cases say is wrong with one that passes all levels.
    """

    name: str
    levels: dict[int, bool] = field(default_factory=dict)
    first_red: int | None = None
    text: str = ''
    alarms: list[str] = field(default_factory=list)


def run_jobs(exercise: Exercise, jobs: Iterable[Job], time_limit: float = CHECK_CALL_SECONDS) -> list[ProgramOutcome]:
    """Run the jobs in this process, whose tests stay collected. Raises RuntimeError when they cannot be run."""
    tests = _collected_tests(exercise)
    return [_run(tests, job, time_limit) for job in jobs]


def _collected_tests(exercise: Exercise) -> CollectedTests:
    if exercise.tests not in _collected:
        while _collected:
            _collected.popitem()[1].close()
        _collected[exercise.tests] = CollectedTests(exercise).__enter__()
    return _collected[exercise.tests]


def _run(tests: CollectedTests, job: Job, time_limit: float) -> ProgramOutcome:
    done = ProgramOutcome(job.name)
    program = LocalProgram(Implementation(tests.exercise, job.folder), Guard(time_limit))
    for test in tests.run(program):
        level, passed = test.outcome.level or 0, test.outcome.passed
        done.levels[level] = done.levels.get(level, True) and passed
        if not passed and done.first_red is None:
            done.first_red, done.text = level, '\n'.join(test.outcome.text)
            if job.stop_at_first:
                break
    if done.first_red is None:
        done.alarms = alarms(tests.exercise, program)
    return done


def run_everywhere(
    work: Iterable[tuple[Exercise, list[Job]]], workers: int | None = None
) -> Iterator[tuple[Exercise, list[ProgramOutcome]]]:
    """Run the jobs of each exercise on all cores; some programs' outcomes come whenever they are ready.

    All exercises share the processes, so that none waits until the last program of another is done.
    """
    workers = workers or os.cpu_count() or 1
    # Not forked: a fork copies locks that threads of this process may hold.
    with ProcessPoolExecutor(workers, get_context('spawn'), _end_with_parent) as pool:
        futures = {}
        for exercise, jobs in work:
            size = max(1, min(CHUNK, -(-len(jobs) // workers)))
            for start in range(0, len(jobs), size):
                futures[pool.submit(run_jobs, exercise, jobs[start : start + size])] = exercise
        for future in as_completed(futures):
            yield futures[future], future.result()


def _end_with_parent() -> None:
    """Make this process end when the one that started it does, in whatever way: nobody wants its answers then."""

    def wait() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
