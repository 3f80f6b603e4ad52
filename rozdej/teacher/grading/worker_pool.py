"""Distributes submissions to worker processes on this machine, which stay warm between them."""

import io
import os
import pickle
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rozdej import CannotRun
from rozdej.core.exercises import Exercise
from rozdej.core.student.limits import GRADER_END_SECONDS, IN_ALL_TIMES, Limits
from rozdej.core.student.subprocesses import Child
from rozdej.core.student.temporary_folders import LockedTempDir, remove_stale
from rozdej.core.system import SYSTEM
from rozdej.teacher.grading.result import Graded

TRIES = 2
"""Number of attempts to grade a submission."""
RENEWED_AFTER = 1000
"""Number of submissions after which a worker is replaced, so that leaks cannot add up."""

MakeGrader = Callable[[Exercise, Limits, bool, int | None, str], AbstractContextManager[Any]]
"""Makes the grader of an exercise, such as `judge.Judge`."""


@dataclass(frozen=True)
class Task:
    """What all submissions of an exercise have in common. `tests` and `kit` are fingerprints.

    `seed` is that of the fresh cases; '' for none.
    """

    root: str
    exercise: str
    tests: str
    kit: str
    make_grader: MakeGrader
    limits: Limits
    sandboxed: bool = True
    until: int | None = None
    seed: str = ''

    @property
    def seconds(self) -> float:
        """The time limit for grading one submission, including the start of a grader and a busy machine."""
        return 60.0 + (IN_ALL_TIMES + 1) * self.limits.seconds_in_all


@dataclass(frozen=True)
class Work:
    """A submission to be graded: the content of each module's file. A module in a folder is `folder/module`."""

    task: Task
    files: dict[str, bytes]

    def carry_out(self, grader: Any, scratch: Path) -> Any:
        """Grade the submission. `scratch` is a folder for temporary files."""
        with TemporaryDirectory(dir=scratch) as folder:
            for module, content in self.files.items():
                file = Path(folder, f'{module}.py')
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
            return grader.grade(Path(folder))


class GradingFailed(Exception):
    """The grader itself failed on a submission. The text says how, in English."""


class WorkerProcess:
    """One worker process, started when it is first needed and again when it has died.

    `scratch` is the folder for its temporary files (None: the system's). `core` is the CPU core for it and for the
    sandboxes it starts (None: any).
    """

    def __init__(self, scratch: str | None = None, core: int | None = None) -> None:
        self._scratch = scratch
        self._core = core
        self._child: Child | None = None
        self._answers: io.BufferedReader
        self._graded = 0
        self._is_stopped = False

    def grade(self, work: Work) -> Graded:
        """Grade a submission. Raises `GradingFailed`, `CannotRun`."""
        for attempt in range(1, TRIES + 1):
            try:
                answer = self._ask(work)
                break
            except (EOFError, OSError, pickle.UnpicklingError):
                self.close()
                if attempt == TRIES or self._is_stopped:
                    raise GradingFailed('the process that graded it ended or took too long, two times') from None
        if isinstance(answer, CannotRun):
            raise answer
        if isinstance(answer, Exception):
            raise GradingFailed(str(answer))
        return answer

    def _ask(self, work: Work) -> Graded | Exception:
        if self._graded >= RENEWED_AFTER:
            self.close()
        if self._child is None:
            self._child = _start(self._scratch, self._core)
            self._answers = io.BufferedReader(self._child.output)  # type: ignore[arg-type]  # it has no buffer
        if self._is_stopped:  # while it was being started
            self._child.kill()
        self._graded += 1
        with self._child.within(work.task.seconds):
            self._child.write(pickle.dumps(work))
            return pickle.load(self._answers)

    def stop(self) -> None:
        """Kill the process, from another thread, while it grades."""
        self._is_stopped = True
        if self._child:
            self._child.kill()

    def close(self, at_once: bool = True) -> None:
        """End the process. Without `at_once` it may clean up first."""
        if self._child:
            self._child.close(0 if at_once else GRADER_END_SECONDS)
        self._child, self._graded = None, 0


def _start(scratch: str | None, core: int | None) -> Child:
    # The worker can import what this process can.
    environment = {**os.environ, 'PYTHONPATH': os.pathsep.join(filter(None, sys.path))}
    environment |= {'TMPDIR': scratch} if scratch else {}
    child = Child([sys.executable, '-P', '-m', 'rozdej.teacher.grading.worker'], env=environment)
    if core is not None:
        with suppress(OSError):  # it ended at once, which the next question reports
            SYSTEM.pin(child.pid, core)
    return child


def cores_for(jobs: int) -> list[int | None]:
    """The core for each worker; None for any. Workers are pinned when there are at least as many as cores.

    A judge and its sandbox take turns, thousands of times for one submission. On two cores, each turn would wake the
    other core, which costs about as much as the work done there.
    """
    cores = SYSTEM.usable_cores()
    if not cores or jobs < len(cores):
        return [None] * jobs
    return [cores[number % len(cores)] for number in range(jobs)]


class WorkerPool:
    """The part of `concurrent.futures.Executor` that grading needs, for worker processes on this machine."""

    def __init__(self, jobs: int):
        self.jobs = jobs
        remove_stale()
        # It holds temporary files of workers, also of killed ones. If this process is killed, the next one removes it.
        self._scratch = LockedTempDir('grading')
        self._scratch.path.chmod(0o711)  # programs that run as nobody have their folders in it
        self._processes = [WorkerProcess(str(self._scratch.path), core) for core in cores_for(jobs)]
        self._unused = [*self._processes]
        self._mine = threading.local()
        self._pool = ThreadPoolExecutor(jobs, 'grading')

    @property
    def wanted(self) -> int:
        """How many submissions to hand out ahead, so that no worker is idle."""
        return 2 * self.jobs

    def submit(self, work: Work) -> 'Future[Graded]':
        """Grade in the background."""
        return self._pool.submit(self._grade, work)

    def _grade(self, work: Work) -> Graded:
        if not hasattr(self._mine, 'process'):
            self._mine.process = self._unused.pop()
        return self._mine.process.grade(work)

    def close(self, at_once: bool = False) -> None:
        """End all workers, with `at_once` also while they grade."""
        if at_once:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in self._processes:
                process.stop()
        self._pool.shutdown()
        for process in self._processes:
            process.close(at_once)
        self._scratch.remove()
