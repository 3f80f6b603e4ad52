"""Running an exercise's level tests over many programs in one warm process.

Starting Python, importing pytest and collecting the tests costs ten times more than running
them, so the tests are collected once and run again for each program.
"""

import gc
import os
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from pathlib import Path

import pytest

from rozdej.exercises import Exercise
from rozdej.student.guard import Guard
from rozdej.student.implementation import Implementation
from rozdej.student.program import LocalProgram
from rozdej.testing.course import Course
from rozdej.testing.level_report import LevelReport
from rozdej.testing.plain_tests import PlainTests
from rozdej.testing.summary import Outcome

CHUNK = 12
"""Programs that one collection of the tests serves."""

NOT_NEEDED = (
    'randomly',
    'xdist',
    'cacheprovider',
    'logging',
    'warnings',
    'unraisableexception',
    'threadexception',
    'faulthandler',
    'setuponly',
    'subtests',
    'stepwise',
)
"""Plugins that reorder, distribute or remember tests, or cost time on each of thousands."""


@dataclass
class Verdict:
    """How a program did: level -> passed, and what its first failure says."""

    name: str
    levels: dict[int, bool] = field(default_factory=dict)
    first_red: int | None = None
    text: str = ''


@dataclass(frozen=True)
class Job:
    """A program to run: its folder, and whether the first failure is enough to know."""

    name: str
    folder: Path
    stop_at_first: bool = True


Results = tuple[Exercise, list[Verdict]]
"""Verdicts on some programs of an exercise."""


class Batch:
    """A pytest plugin that runs the collected tests once for each job, lowest level first."""

    def __init__(self, exercise: Exercise, jobs: Iterable[Job], time_limit: float):
        self.exercise = exercise
        self.jobs = list(jobs)
        self.time_limit = time_limit
        self.verdicts: list[Verdict] = []
        self._report: LevelReport
        self._plain: PlainTests
        self._outcome: Outcome | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return False
        course: Course = session.config.stash[Course.KEY]
        manager = session.config.pluginmanager
        # Nobody reads what it would print, and of what was made so far nothing will be garbage.
        manager.unregister(name='terminalreporter')
        self._report = manager.get_plugin('rozdej-LevelReport')
        self._plain = PlainTests(course, manager.get_plugin('rozdej-StudentFixtures'), self._report, session.items)
        items = sorted(session.items, key=lambda item: item.get_closest_marker('level').args[0])
        gc.freeze()
        try:
            for job in self.jobs:
                course.replace(LocalProgram(Implementation(self.exercise, job.folder), Guard(self.time_limit)))
                self.verdicts.append(self._run(job, items))
        finally:
            gc.unfreeze()
        return True

    def _run(self, job: Job, items: list[pytest.Item]) -> Verdict:
        verdict = Verdict(job.name)
        for outcome in self._outcomes(items):
            level = outcome.level or 0
            verdict.levels[level] = verdict.levels.get(level, True) and outcome.passed
            if not outcome.passed and verdict.first_red is None:
                verdict.first_red, verdict.text = level, '\n'.join(outcome.text)
                if job.stop_at_first:
                    break
        return verdict

    def _outcomes(self, items: list[pytest.Item]) -> Iterator[Outcome]:
        for item in items:
            self._outcome = None
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
            if self._outcome is None:
                raise RuntimeError(f'{item.nodeid} could not be run: see pytest {item.path}')
            yield self._outcome

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """Run a test that needs nothing of pytest; leave any other to it."""
        if item not in self._plain:
            return None
        self._outcome = self._report.outcome_of(item, self._plain.raised(item))
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == 'call':
            self._outcome = Outcome(**report.rozdej)


def run_jobs(exercise: Exercise, jobs: Iterable[Job], time_limit: float = 1.0) -> list[Verdict]:
    """Run the jobs in this process, one collection for all."""
    batch = Batch(exercise, jobs, time_limit)
    arguments = [str(exercise.tests), f'--rootdir={exercise.root}', '-qq', '--capture=no']
    for plugin in NOT_NEEDED:
        arguments += ['-p', f'no:{plugin}']
    with open(os.devnull, 'w', encoding='utf-8') as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        status = pytest.main(arguments, plugins=[batch])
    if len(batch.verdicts) != len(batch.jobs):
        raise RuntimeError(f'the tests of {exercise.name} could not be run: run pytest {exercise.tests} ({status!r})')
    return batch.verdicts


def run_everywhere(work: Iterable[tuple[Exercise, list[Job]]], workers: int | None = None) -> Iterator[Results]:
    """Run the jobs of each exercise on all cores; verdicts come as they are ready.

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
