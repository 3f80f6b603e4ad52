"""Runs a process that grades one submission after another: `python -m rozdej.teacher.grading.worker`.

It reads pickled `Work` from stdin and writes pickled results to stdout. It trusts the process that started it;
submissions are only data in `Work`. It ends when its stdin is closed, so also when that process is killed.
"""

import os
import pickle
import sys
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any
from warnings import catch_warnings

from rozdej import CannotRun
from rozdej.core.exercises import find_exercises, find_root
from rozdej.core.student.limits import GRADING_BYTES
from rozdej.core.student.temporary_folders import LockedTempDir
from rozdej.core.system import SYSTEM
from rozdej.teacher.grading.fingerprint import kit_fingerprint, tests_fingerprint
from rozdej.teacher.grading.path_redaction import redact_paths
from rozdej.teacher.grading.result import Graded
from rozdej.teacher.grading.worker_pool import Task, Work
from rozdej.teacher.isolation.protection import NoSandbox


def main() -> None:
    """Grade submissions from stdin until it ends."""
    SYSTEM.limit_memory(GRADING_BYTES)  # sandbox workers have limits of their own
    incoming = sys.stdin.buffer
    outgoing = os.fdopen(os.dup(1), 'wb')
    os.dup2(2, 1)  # output while grading must not mix with the results
    with WarmGraders() as graders:
        while True:
            try:
                work = pickle.load(incoming)
            except EOFError:
                return
            answer = graders.answer(work)
            try:
                outgoing.write(pickle.dumps(answer))
                outgoing.flush()
            except BrokenPipeError:  # the reader was killed
                os.dup2(os.open(os.devnull, os.O_WRONLY), outgoing.fileno())
                return


own_kit = cache(kit_fingerprint)


class WarmGraders(ExitStack):
    """Keeps a grader open for each task."""

    def __init__(self) -> None:
        super().__init__()
        self._graders: dict[Task, Any] = {}
        self._scratch = self.enter_context(LockedTempDir('work'))

    def answer(self, work: Work) -> Graded | Exception:
        """Grade a submission. Returns the result, or the exception that prevented it."""
        try:
            with catch_warnings(action='ignore'):  # `sanitizing` reports warnings about programs
                return self.grade(work)
        except (CannotRun, NoSandbox) as error:
            return CannotRun(str(error))
        except Exception as error:
            return RuntimeError(redact_paths(f'{type(error).__name__}: {error}', Path(work.task.root)))

    def grade(self, work: Work) -> Graded:
        """Grade a submission. Raises what the grader does, and `CannotRun`."""
        return work.carry_out(self._grader(work.task), self._scratch)

    def _grader(self, task: Task) -> Any:
        if task not in self._graders:
            root = find_root(Path(task.root)) or find_root(Path(__file__).resolve().parent)
            exercises = {exercise.name: exercise for exercise in find_exercises(root)} if root else {}
            exercise = exercises.get(task.exercise)
            if exercise is None or tests_fingerprint(exercise) != task.tests or own_kit() != task.kit:
                raise CannotRun(f'a worker has another kit, Python or tests of {task.exercise}: give it the same')
            grader = task.make_grader(exercise, task.limits, task.sandboxed, task.until, task.seed)
            self._graders[task] = self.enter_context(grader)
        return self._graders[task]


if __name__ == '__main__':
    main()
