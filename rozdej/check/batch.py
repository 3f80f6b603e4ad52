"""Running an exercise's level tests over many programs in one warm process.

Starting Python, importing pytest and collecting the tests costs ten times more than running
them, so the tests are collected once and run again for each program.
"""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import pytest

from rozdej.course import Course
from rozdej.exercises import Exercise
from rozdej.feedback.summary import Outcome
from rozdej.student.implementation import Implementation

CHUNK = 12
"""Programs that one collection of the tests serves."""

NOT_NEEDED = ('randomly', 'xdist', 'cacheprovider', 'logging', 'warnings', 'unraisableexception', 'threadexception')
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


class Batch:
    """A pytest plugin that runs the collected tests once for each job, lowest level first."""

    def __init__(self, exercise: Exercise, jobs: Iterable[Job], time_limit: float):
        self.exercise = exercise
        self.jobs = list(jobs)
        self.time_limit = time_limit
        self.verdicts: list[Verdict] = []
        self._outcome: Outcome | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return False
        course: Course = session.config.stash[Course.KEY]
        items = sorted(session.items, key=lambda item: item.get_closest_marker('level').args[0])
        for job in self.jobs:
            course.replace(Implementation(self.exercise, job.folder))
            course.programs[self.exercise.name].guard.time_limit = self.time_limit
            self.verdicts.append(self._run(job, items))
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

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == 'call':
            self._outcome = Outcome(**report.rozdej)


def run_jobs(exercise: Exercise, jobs: Iterable[Job], time_limit: float = 1.0) -> list[Verdict]:
    """Run the jobs in this process, one collection for all."""
    batch = Batch(exercise, jobs, time_limit)
    arguments = [str(exercise.tests), f'--rootdir={exercise.root}', '-qq', '--capture=sys']
    for plugin in NOT_NEEDED:
        arguments += ['-p', f'no:{plugin}']
    with open(os.devnull, 'w', encoding='utf-8') as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        status = pytest.main(arguments, plugins=[batch])
    if len(batch.verdicts) != len(batch.jobs):
        raise RuntimeError(f'the tests of {exercise.name} could not be run: run pytest {exercise.tests} ({status!r})')
    return batch.verdicts


def run_everywhere(exercise: Exercise, jobs: Iterable[Job], workers: int | None = None) -> Iterator[Verdict]:
    """Run the jobs on all cores; verdicts come as they are ready."""
    jobs = list(jobs)
    workers = workers or os.cpu_count() or 1
    size = max(1, min(CHUNK, -(-len(jobs) // workers)))
    chunks = [jobs[start : start + size] for start in range(0, len(jobs), size)]
    # Not forked: a fork copies locks that threads of this process may hold.
    with ProcessPoolExecutor(workers, get_context('spawn')) as pool:
        for future in as_completed([pool.submit(run_jobs, exercise, chunk) for chunk in chunks]):
            yield from future.result()
