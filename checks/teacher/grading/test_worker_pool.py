"""Where the workers of a machine run: each on a core of its own when there are as many as cores."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from checks.teacher.grading.conftest import KLONDIKE
from rozdej.core.exercises import Exercise
from rozdej.core.student.limits import Limits
from rozdej.core.system import SYSTEM
from rozdej.core.system.base import BaseSystem
from rozdej.teacher.grading import fingerprint
from rozdej.teacher.grading.result import Graded
from rozdej.teacher.grading.worker_pool import Task, Work, WorkerProcess, cores_for


@pytest.fixture
def cores(monkeypatch: pytest.MonkeyPatch):
    """`cores(0, 2)` makes this a machine on which we may use these."""

    def set_up(*numbers: int) -> None:
        monkeypatch.setattr(SYSTEM, 'usable_cores', lambda: [*numbers])

    return set_up


def test_as_many_workers_as_cores_have_one_each(cores):
    cores(0, 2, 5)
    assert cores_for(3) == [0, 2, 5]


def test_more_workers_than_cores_share_them(cores):
    cores(1, 3)
    assert cores_for(5) == [1, 3, 1, 3, 1]


def test_fewer_workers_than_cores_run_anywhere(cores):
    cores(0, 1, 2)
    assert cores_for(2) == [None, None]


def test_where_the_system_does_not_tell_they_run_anywhere(monkeypatch):
    monkeypatch.setattr(SYSTEM, 'usable_cores', BaseSystem().usable_cores)
    assert cores_for(2) == [None, None]


class Locating:
    """A grader that tells on which cores it may run."""

    def grade(self, folder: Path) -> Graded:
        return Graded((), tuple(map(str, sorted(os.sched_getaffinity(0)))), True, False)


@contextmanager
def make_locating(
    exercise: Exercise, limits: Limits, sandboxed: bool, until: int | None, seed: str
) -> Iterator[Locating]:
    yield Locating()


@pytest.mark.skipif(not hasattr(os, 'sched_getaffinity'), reason='this system does not tell where a process may run')
def test_a_worker_stays_where_it_was_put():
    fingerprints = fingerprint.tests_fingerprint(KLONDIKE), fingerprint.kit_fingerprint()
    work = Work(Task(str(KLONDIKE.root), KLONDIKE.name, *fingerprints, make_locating, Limits()), {})
    ours = sorted(os.sched_getaffinity(0))
    for core, expected in (ours[-1], ours[-1:]), (None, ours):
        process = WorkerProcess(core=core)
        try:
            assert process.grade(work).notes == tuple(map(str, expected))
        finally:
            process.close()
