"""Judging submissions: the exercise's level tests, collected once and run for one submission after another.

The tests run in this process, the student's program never does (see `rozdej.isolation`).
pytest collects the tests and rewrites their asserts; it is not asked to run them, because
what it does around each test costs more than the test.
"""

import gc
import io
import os
import queue
import re
import shutil
import threading
import unicodedata
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

from rozdej.check.batch import NOT_NEEDED
from rozdej.exercises import Exercise
from rozdej.grading.blame import verdict_of
from rozdej.grading.intake import Intake, take_in
from rozdej.grading.verdict import Graded, TestVerdict, Verdict
from rozdej.isolation.folders import OwnFolder
from rozdej.isolation.limits import Limits
from rozdej.isolation.remote import RemoteProgram
from rozdej.isolation.sandbox import Pool
from rozdej.student.implementation import Implementation
from rozdej.student.trouble import StillHanging
from rozdej.testing.course import Course
from rozdej.testing.level_report import LevelReport
from rozdej.testing.level_rules import level_of
from rozdej.testing.plain_tests import PlainTests

ADDRESS = re.compile(r'\b0x[0-9a-fA-F]{6,}\b')
"""Where an object lies in memory: other in every run, and nothing to read."""

UNSEEN = {'Cc', 'Cf', 'Cs', 'Zl', 'Zp'}
"""Characters that are not seen but do something, by their kind in Unicode."""

NOT_RUN = ('  Test se nespustil: program spotřeboval všechen čas, který na hodnocení měl.',)


@dataclass
class Result:
    """How a test ended, and whether the player had to be stopped from outside."""

    verdict: TestVerdict
    hung: str = ''


class Session:
    """The pytest plugin that has the collected tests and runs them when it is told to."""

    def __init__(self, exercise: Exercise, until: int | None):
        self.first: RemoteProgram
        """The program that is there while the tests are collected."""
        self.exercise = exercise
        self.until = until
        self.tests: list[pytest.Item] = []
        self.orders: queue.SimpleQueue[RemoteProgram | None] = queue.SimpleQueue()
        self.answers: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self.silence = ExitStack()
        self._outcome: Result | None = None
        self._plain: PlainTests
        self._course: Course
        self._report: LevelReport

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> None:
        """Test files that import classes of a given file must get those that results are made of later."""
        session.config.stash[Course.KEY].replace(self.first)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests: say which there are, and wait for programs."""
        if session.testsfailed:
            return False
        manager = session.config.pluginmanager
        manager.unregister(name='terminalreporter')  # nobody reads what it would print
        self.silence.close()
        self._course = session.config.stash[Course.KEY]
        self._report = manager.get_plugin('rozdej-LevelReport')
        self.tests = sorted(session.items, key=lambda item: level_of(item) or 0)
        if self.until is not None:
            self.tests = [item for item in self.tests if (level_of(item) or 0) <= self.until]
        self._plain = PlainTests(self._course, manager.get_plugin('rozdej-StudentFixtures'), self._report, self.tests)
        gc.collect()
        gc.freeze()  # the tests and pytest stay: looking through them for garbage takes longer than most submissions
        self.answers.put([(_name(item), level_of(item) or 0) for item in self.tests])
        while (program := self.orders.get()) is not None:
            try:
                self.answers.put(self._grade(program))
            except BaseException as error:
                self.answers.put(error)
        return True

    def _grade(self, program: RemoteProgram) -> tuple[list[TestVerdict], bool]:
        self._course.replace(program)
        hung: dict[str, int] = {}
        results = []
        for number, item in enumerate(self.tests):
            if program.waited > program.limits.seconds_in_all:
                results.append(_verdict(item, Verdict.NOT_RUN, NOT_RUN))
                continue
            result = self._run(item)
            results.append(result.verdict)
            if result.hung:
                hung.setdefault(result.hung, number)
        return results, self._doubt(program, hung, results)

    def _doubt(self, program: RemoteProgram, hung: dict[str, int], results: list[TestVerdict]) -> bool:
        """Run the first test each function hung in once more while there is time; says whether any ended otherwise."""
        doubtful = False
        for number in hung.values():
            if not program.forget_hangs():
                break
            again = self._run(self.tests[number]).verdict
            if again.verdict is not results[number].verdict:
                doubtful = True
                results[number] = again
        return doubtful

    def _run(self, item: pytest.Item) -> Result:
        self._outcome = None
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        if self._outcome is None:
            return Result(_verdict(item, Verdict.GRADERS_OWN_ERROR))
        return self._outcome

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """Run a test that needs only what is known here; leave any other to pytest."""
        if item not in self._plain:
            return None
        self._judge(item, self._plain.raised(item))
        return True

    def _judge(self, item: pytest.Item, error: BaseException | None) -> None:
        outcome = self._report.outcome_of(item, error)
        program = self._course.programs[self.exercise.name]
        verdict = verdict_of(outcome.kind, error, program)
        text = tuple(_printable(ADDRESS.sub('0x…', line)) for line in outcome.text)
        hung = ''
        if verdict is Verdict.TOO_SLOW and error is not None and not isinstance(error, StillHanging):
            passed = program.frames(error)  # the function that loops may be another than the one that was called
            hung = passed[-1][2] if passed else '.'.join(program.log.touched or ('', ''))
        self._outcome = Result(_verdict(item, verdict, text), hung)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that pytest itself has run."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo) -> Iterator[Any]:
        report = yield
        if call.when == 'call' or (call.excinfo is not None and self._outcome is None):
            self._judge(item, call.excinfo.value if call.excinfo is not None else None)
        return report


def _printable(line: str) -> str:
    """The line with nothing in it that would break it, turn it around, or make a terminal do something."""
    if line.isprintable():  # as nearly every line is, and there are thousands
        return line
    return ''.join('\ufffd' if unicodedata.category(c) in UNSEEN and c != '\t' else c for c in line)


def _name(item: pytest.Item) -> str:
    return f'{item.path.name}::{item.name}'


def _verdict(item: pytest.Item, verdict: Verdict, text: tuple[str, ...] = ()) -> TestVerdict:
    return TestVerdict(_name(item), level_of(item) or 0, verdict, text)


class Judge:
    """Grades submissions of one exercise, one at a time. A context manager: it is warm from beginning to end.

    `until` is the last level to be run (default: all). With `sandboxed` off, players are
    plain processes: nothing is shut in, but they are still processes of their own. Raises
    `NoSandbox` where there is no sandbox.

    The current directory, `sys.stdout` and `sys.modules` belong to the judge while it
    grades: one judge in a process, and nothing else beside it.
    """

    def __init__(
        self, exercise: Exercise, limits: Limits | None = None, sandboxed: bool = True, until: int | None = None
    ):
        self.exercise = exercise
        self.limits = limits or Limits()
        self.sandboxed = sandboxed
        self.tests: list[tuple[str, int]] = []
        """All tests that will be run, with their levels, in teaching order."""
        self._session = Session(exercise, until)
        self._folder = Path()
        self._pool: Pool | None = None
        self._thread: threading.Thread | None = None

    def __enter__(self) -> 'Judge':
        self._pool = Pool(self.sandboxed)
        self._own = OwnFolder('judging')
        self._folder = self._own.path
        stub = Implementation(self.exercise, self.exercise.given, keeps_given=True)
        self._session.first = RemoteProgram(stub, self._pool, self.limits)
        self._thread = threading.Thread(target=self._keep_session, name='judge', daemon=True)
        self._thread.start()
        try:
            self.tests = self._answer()
        finally:
            self._session.first.close()
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        self._session.orders.put(None)
        if self._thread is not None:
            self._thread.join(60)
        if self._pool is not None:
            self._pool.close()
        self._own.remove()
        gc.unfreeze()

    def _keep_session(self) -> None:
        root = self.exercise.root
        arguments = [str(self.exercise.tests), f'--rootdir={root}', '-c', str(root / 'pyproject.toml'), '-qq']
        arguments.append('--capture=no')
        for plugin in NOT_NEEDED:
            arguments += ['-p', f'no:{plugin}']
        status: Any = None
        try:
            nowhere = io.StringIO()
            self._session.silence.enter_context(redirect_stdout(nowhere))
            self._session.silence.enter_context(redirect_stderr(nowhere))
            with self._session.silence:
                status = pytest.main(arguments, plugins=[self._session])
        except BaseException as error:
            status = error
        self._session.answers.put(RuntimeError(f'the tests of {self.exercise.name} do not run here ({status!r})'))

    def _answer(self) -> Any:
        answer = self._session.answers.get()
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def grade(self, folder: Path) -> Graded:
        """How the submission in that folder does. The folder is only read."""
        assert self._pool is not None, 'a judge is a context manager'
        with self._working_folder() as work:
            intake = take_in(self.exercise, folder, work)
            program = RemoteProgram(intake.implementation, self._pool, self.limits, intake.unreadable)
            try:
                self._session.orders.put(program)
                tests, doubtful = self._answer()
            finally:
                program.close()
        return self._graded(tests, intake, doubtful)

    def _graded(self, tests: list[TestVerdict], intake: Intake, doubtful: bool) -> Graded:
        inside = str(self._folder)
        tests = [replace(test, text=tuple(line.replace(inside, '…') for line in test.text)) for test in tests]
        return Graded(self.exercise.name, tuple(tests), intake.notes, self.sandboxed, doubtful)

    @contextmanager
    def _working_folder(self) -> Iterator[Path]:
        """A folder for the files of one submission, and the current one: so their places are shown by name only."""
        work = self._folder / 'program'
        work.mkdir()
        before = os.getcwd()
        os.chdir(work)
        try:
            yield work
        finally:
            os.chdir(before)
            shutil.rmtree(work)
