"""A grader that does what a submission's comments say, for tests of everything around the real one.

# passes to 31      every test up to that level passes, the others have a wrong value
# raises            … the others raise
# breaks            … the others could not be run
# dies              the grading process ends at once
# fails             the grader raises an exception
# waits for PATH    before it answers: until there is such a file
"""

import ast
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from checks.processes import wait_for
from rozdej.core.exercises import Exercise
from rozdej.core.feedback.explanations import Verdict
from rozdej.core.student.limits import Limits
from rozdej.teacher.grading import worker
from rozdej.teacher.grading.result import Graded, TestVerdict
from rozdej.teacher.grading.worker_pool import Work, WorkerProcess
from rozdej.teacher.isolation.protection import Protection, describe_risks


@contextmanager
def make_obedient(
    exercise: Exercise, limits: Limits, sandboxed: bool, until: int | None, seed: str = ''
) -> Iterator['Obedient']:
    """A grader as `rozdej.teacher.grading.worker_pool.MakeGrader` wants it."""
    yield Obedient(exercise, sandboxed, until)


class Obedient:
    """Grades as it is told, quickly and always the same."""

    def __init__(self, exercise: Exercise, sandboxed: bool, until: int | None):
        self.sandboxed = sandboxed
        self.tests = [(name, level) for name, level in expected_tests(exercise) if until is None or level <= until]

    def grade(self, folder: Path) -> Graded:
        text = '\n'.join(file.read_text(errors='replace') for file in sorted(folder.glob('*.py')))
        if '# dies' in text:
            os._exit(3)
        if '# fails' in text:
            raise ZeroDivisionError('as it was told to')
        if wait := re.search(r'# waits for (.+)', text):
            wait_for(Path(wait[1]).exists)
        told = re.search(r'# passes to (\d+)', text)
        highest = int(told[1]) if told else 0
        bad = Verdict.RAISED if '# raises' in text else Verdict.WRONG_VALUE
        bad = Verdict.GRADERS_OWN_ERROR if '# breaks' in text else bad
        tests = tuple(
            TestVerdict(name, level, Verdict.PASSED)
            if level <= highest
            else TestVerdict(name, level, bad, (f'✗ level {level}', '', '  vrátilo: <b>&\x00"]]>\u202e'))
            for name, level in self.tests
        )
        return Graded(tests, (), '' if self.sandboxed else describe_risks(Protection(0)))


class Here(WorkerProcess):
    """Grades in this process, which takes less time than to start one; what ends a process gets one of its own."""

    graders: worker.WarmGraders | None = None

    def _ask(self, work: Work) -> Graded | Exception:
        if b'# dies' in b''.join(work.files.values()):
            return super()._ask(work)
        if self.graders is None:
            worker.own_kit.cache_clear()  # as in a new process: somebody may write in the kit meanwhile
            self.graders = worker.WarmGraders()
        return self.graders.answer(work)

    def close(self, at_once: bool = True) -> None:
        super().close(at_once)
        if self.graders:
            self.graders.close()
        self.graders = None


@cache
def expected_tests(exercise: Exercise) -> list[tuple[str, int]]:
    """The tests of an exercise and their levels, in teaching order."""
    found = []
    for file in sorted(exercise.tests.glob('test_*.py')):
        for node in ast.parse(file.read_text(encoding='utf-8')).body:
            if isinstance(node, ast.FunctionDef):
                found += [(f'{file.name}::{node.name}', level) for level in map(_level, node.decorator_list) if level]
    return sorted(found, key=lambda pair: pair[1])


def _level(decorator: ast.expr) -> int | None:
    text = re.fullmatch(r'pytest\.mark\.level\((\d+)\)', ast.unparse(decorator))
    return int(text[1]) if text else None
