"""One warm grader for all hostile submissions of a run, in surroundings of its own."""

import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

from checks.short_limits import InHaste
from checks.teacher.grading.conftest import KLONDIKE
from checks.teacher.hostile.collection import base_text
from checks.teacher.hostile.surroundings import files_in, kit_files, settled_commands, steady_commands, worked
from rozdej.core.exercises import Exercise
from rozdej.core.student.limits import Limits
from rozdej.teacher.grading.fingerprint import kit_fingerprint, tests_fingerprint
from rozdej.teacher.grading.judge import Judge
from rozdej.teacher.grading.result import Graded
from rozdej.teacher.grading.worker_pool import Task, Work, WorkerPool

LIMITS = Limits(seconds_per_call=0.3, seconds_in_all=15.0, memory_bytes=256 * 1024 * 1024)
UNTIL = 51
"""The last level: enough functions for a harmed one to be told from the rest."""

MOST_SECONDS = LIMITS.seconds_in_all + 40.0
"""For one submission and who grades it: seconds of the processor. What waits is ended with the process that grades."""


@dataclass
class Grader:
    """Grades, and looks after every submission whether it has left anything behind."""

    workers: WorkerPool
    task: Task
    folder: Path
    good: dict[str, bytes]
    """A submission that is well."""

    def grade(self, files: dict[str, bytes]) -> Graded:
        """How a submission does; fails the test when it takes too long or kills the process that grades."""
        before = self.pid
        began = worked(before) if before else 0.0
        graded = self.workers.submit(Work(self.task, files)).result(self.task.seconds * 2)
        assert before in (None, self.pid), 'the process that grades had to be started again'
        assert worked(self.pid) - began < MOST_SECONDS
        return graded

    @cached_property
    def honest(self) -> Graded:
        """How the good submission does."""
        return self.grade(self.good)

    @cached_property
    def idle_commands(self) -> Counter:
        """The processes below the one that grades once the first submission, a good one, is graded."""
        assert self.honest
        assert self.pid is not None
        return steady_commands(self.pid)

    @property
    def pid(self) -> int | None:
        """The process that grades."""
        child = self.workers._processes[0]._child if self.workers._processes else None
        return child.pid if child else None

    def look_around(self) -> tuple:
        """The files of the kit, of the temporary folder and of the home."""
        return kit_files(), files_in(self.folder / 'tmp'), files_in(self.folder / 'home')

    @contextmanager
    def unharmed(self) -> Iterator[None]:
        """Afterwards nothing is left of what was graded meanwhile, and another one does as well as before."""
        honest, processes, files = self.honest, self.idle_commands, self.look_around()
        yield
        assert self.grade(self.good) == honest
        assert settled_commands(self.pid, processes) == processes
        if self.task.sandboxed:  # else a program may write wherever the one who grades may
            assert self.look_around() == files


@contextmanager
def warm_grader(
    folder: Path,
    exercise: Exercise,
    good: dict[str, bytes],
    sandboxed: bool = True,
    until: int | None = None,
    judge: type[Judge] = Judge,
) -> Iterator[Grader]:
    """A warm grader whose temporary folder and home, in an empty folder, nobody else uses."""
    folder.chmod(0o711)
    for name in ('tmp', 'home'):
        (folder / name).mkdir()
    kit, tests = kit_fingerprint(), tests_fingerprint(exercise)
    task = Task(str(exercise.root), exercise.name, tests, kit, InHaste(judge), LIMITS, sandboxed, until)
    with pytest.MonkeyPatch.context() as patch:  # only while it starts: other tests have their own
        patch.setattr(tempfile, 'tempdir', str(folder / 'tmp'))
        patch.setenv('HOME', str(folder / 'home'))
        workers = WorkerPool(1)
        made = Grader(workers, task, folder, good)
        made.grade(good)
    try:
        yield made
    finally:
        workers.close()


@pytest.fixture(scope='session')
def grader(bubblewrap: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grader]:
    """A warm grader of Klondike."""
    folder = tmp_path_factory.mktemp('hostile')
    with warm_grader(folder, KLONDIKE, {'klondike': base_text('right').encode()}, until=UNTIL) as made:
        yield made


@pytest.fixture(scope='session')
def honest(grader: Grader) -> dict[str, Graded]:
    """How the programs do that hostile ones are put behind."""
    return {'right': grader.honest, 'wrong': grader.grade({'klondike': base_text('wrong').encode()})}


@pytest.fixture
def unharmed(grader: Grader) -> Iterator[None]:
    """After the test nothing is left of its submission, and another one does as well as before."""
    with grader.unharmed():
        yield
