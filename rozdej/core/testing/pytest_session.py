"""Collects the level tests of an exercise once, and runs them for one program after another.

Starting Python, importing pytest and collecting the tests costs ten times more than running them. So pytest collects
them once, rewrites their asserts, and stays configured while the tests are in use. What it does around each test costs
more than the test, too: so tests that need nothing of pytest run without it.
"""

import inspect
import io
import os
import re
import sys
import time
from collections.abc import Container, Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout, suppress
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from _pytest.assertion import util  # where a rewritten assert finds whom to tell what it compared
from _pytest.capture import CaptureResult
from _pytest.config import _prepareconfig  # pytest's own way to begin; pytest-xdist uses it as well

from rozdej.core.exercises import Exercise
from rozdej.core.feedback.evidence import Evidence
from rozdej.core.student.failures import CallAborted
from rozdej.core.student.program import Program
from rozdej.core.student.tracebacks import is_raised_in
from rozdej.core.testing.fixtures import TOOLS, StudentFixtures, Tools
from rozdej.core.testing.level_report import LevelReport
from rozdej.core.testing.level_selection import level_of
from rozdej.core.testing.programs_under_test import ProgramsUnderTest
from rozdej.core.testing.summary import LevelOutcome


class Capture:
    """Stands in for pytest's `capsys`."""

    def __init__(self) -> None:
        self.out = _Text()
        self.err = _Text()

    def readouterr(self) -> CaptureResult[str]:
        """Return what was printed since the last time."""
        return CaptureResult(self.out.take(), self.err.take())


class _Text(io.StringIO):
    """A text file that gives back what was written to it since the last time."""

    encoding = 'utf-8'
    errors = 'strict'

    def take(self) -> str:
        text = self.getvalue()
        self.seek(0)
        self.truncate()
        return text


class DirectRunner:
    """Those among collected tests that need only fixtures known here: `item in tests`, `tests.run(item)`."""

    def __init__(
        self,
        under_test: ProgramsUnderTest,
        fixtures: StudentFixtures,
        report: LevelReport,
        items: Iterable[pytest.Item],
    ):
        self._under_test = under_test
        self._fixtures = fixtures
        self._report = report
        self._tests: dict[pytest.Item, pytest.Function] = {}
        for item in items:
            exercise = under_test.exercise_of(item.path)
            if exercise and isinstance(item, pytest.Function) and _is_plain(item, KNOWN | set(exercise.modules)):
                self._tests[item] = item

    def __contains__(self, item: pytest.Item) -> bool:
        return item in self._tests

    def run(self, item: pytest.Item) -> BaseException | None:
        """Run the test on a program started afresh; gives what it raises, None when it passes."""
        self._fixtures.pytest_runtest_setup(item)
        self._report.pytest_runtest_setup()
        tools, capture, patches = Tools(self._under_test, item.path), Capture(), pytest.MonkeyPatch()
        known = {'capsys': capture, 'monkeypatch': patches}
        test = self._tests[item]
        arguments = {name: known[name] if name in known else tools.named(name) for name in test._fixtureinfo.argnames}
        compared, util._reprcompare = util._reprcompare, self._report.pytest_assertrepr_compare
        with redirect_stdout(capture.out), redirect_stderr(capture.err), self._fixtures.around(item):
            try:
                self._fixtures.limited(item, partial(test.function, **arguments))
                patches.undo()
            except BaseException as error:  # whatever it is, it is this test's
                self._undo(patches)
                if isinstance(error, KeyboardInterrupt) and not self._is_students(item, error):
                    raise
                return error
            finally:
                util._reprcompare = compared
        return None

    def _undo(self, patches: pytest.MonkeyPatch) -> None:
        """Put back what the test patched, if the program it patched is still there."""
        with suppress(Exception, CallAborted):
            patches.undo()

    def _is_students(self, item: pytest.Item, error: BaseException) -> bool:
        programs = self._under_test.programs_for(item.path)
        return any(is_raised_in(error, program.implementation.owns) for program in programs)


KNOWN = {'capsys', 'monkeypatch', 'request', *TOOLS}
"""Fixtures that a test may need and be run without pytest's."""


NOT_PLAIN = {'usefixtures', 'skip', 'skipif', 'xfail'}
"""Marks that only pytest understands."""


def _is_plain(item: pytest.Function, known: set[str]) -> bool:
    """Whether the item needs nothing that only pytest can give it."""
    if hasattr(item, 'callspec') or item.cls is not None:
        return False
    if not set(item.fixturenames) <= known or any(mark.name in NOT_PLAIN for mark in item.iter_markers()):
        return False
    fixtures = item._fixtureinfo
    if any(len(found) > 1 for found in fixtures.name2fixturedefs.values()):  # a fixture of the tests' own of that name
        return False
    return 'request' not in fixtures.argnames and not inspect.iscoroutinefunction(item.function)


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

SEES_EXCEPTIONS = re.compile(r'\bas\s+\w+\s*:|\bmatch\s*=|=\s*(pytest\.)?raises\b|\bexc_?info\b|\btraceback\b')
"""What a test file has in it that gets hold of an exception, and not only of its type."""


class FinishedTest(NamedTuple):
    """A test that was run: its outcome, what it raised (None when it passed), and what it left behind if it failed."""

    item: pytest.Item
    outcome: LevelOutcome
    error: BaseException | None
    evidence: Evidence | None = None


class CollectedTests:
    """The tests of an exercise up to the level `until` (default: all), or of the file `tests`; lowest level first.

    A context manager: entering it collects the tests, while `program` stands for the student's (default: the one in
    `zadani`). Test files that import classes of a given file get those of that program, or of one in the same process
    as later programs. Raises RuntimeError when the tests cannot be collected.

    What tests print is dropped. The current directory, `sys.stdout` and `sys.modules` belong to the tests while one
    runs, so only one thread of a process may use them.
    """

    def __init__(
        self,
        exercise: Exercise,
        until: int | None = None,
        program: Program | None = None,
        tests: Path | None = None,
    ):
        self.exercise = exercise
        self.items: list[pytest.Item] = []
        self.under_test: ProgramsUnderTest
        """The programs under test, of which this exercise's is the one that ran last."""
        self._until = until
        self._first = program
        self._tests = tests or exercise.tests
        self._open = ExitStack()
        self._plain: DirectRunner
        self._report: LevelReport
        self._finished: FinishedTest | None = None

    def __enter__(self) -> 'CollectedTests':
        with ExitStack() as opened:
            opened.enter_context(_own_test_modules())
            self._nowhere = opened.enter_context(open(os.devnull, 'w', encoding='utf-8'))
            try:
                with self._silence():
                    self._collect(opened)
            except (Exception, SystemExit) as error:
                tests = self._tests
                raise RuntimeError(f'the tests of {tests.name} could not be run: run pytest {tests}') from error
            self._open = opened.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Undo what collecting did."""
        with self._silence():
            self._open.close()

    def run(self, program: Program, known: Container[pytest.Item] = ()) -> Iterator[FinishedTest]:
        """Run the tests on the program, one whenever the next is asked for; not those that it is known to pass."""
        self.under_test.replace(program)
        for item in self.items:
            yield self.passed(item) if item in known else self.run_again(item)

    def hangs_on_answers_only(self, item: pytest.Item) -> bool:
        """Whether a test must pass when all that it asked of a program was answered as it was when it passed."""
        return item in self._plain and not watches_clock(item.module)  # type: ignore[attr-defined]  # it is a function

    def sees_exceptions(self, item: pytest.Item) -> bool:
        """Whether a test may look at more of an exception than its type."""
        return sees_exceptions(item.module)  # type: ignore[attr-defined]  # it is a function

    def passed(self, item: pytest.Item) -> FinishedTest:
        """Return the outcome of a test that passes on the program that runs now, without running it."""
        for program in self.under_test.programs_for(item.path):
            program.log.clear()
        return FinishedTest(item, self._report.outcome_of(item, None), None)

    def error(self, item: pytest.Item) -> BaseException | None:
        """What a test raises on the program that ran last, None when it passes; nobody explains it.

        Raises LookupError for a test that needs more of pytest than `DirectRunner` knows.
        """
        if item not in self._plain:
            raise LookupError(item.nodeid)
        with self._silence():
            return self._plain.run(item)

    def run_again(self, item: pytest.Item) -> FinishedTest:
        """Run one of the tests on the program that ran last. Raises RuntimeError when pytest does not run it."""
        self._finished = None
        with self._silence():
            if item in self._plain:
                self._finish(item, self._plain.run(item))
            else:
                item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        if self._finished is None:
            raise RuntimeError(f'{item.nodeid} could not be run: see pytest {item.path}')
        return self._finished

    def repeat(self, program: Program, item: pytest.Item) -> FinishedTest:
        """Run one of the tests on the program, with the luck that it has in a run with `--trace-call`."""
        self.under_test.replace(program)
        self._report.is_repeatable = True
        return self.run_again(item)

    def _collect(self, opened: ExitStack) -> None:
        """Do what `pytest.main` does before it runs the first test; `opened` will undo it."""
        with pytest.MonkeyPatch.context() as patches:
            patches.delenv('PYTEST_ADDOPTS', raising=False)  # somebody's own options must not change a grade
            config = _prepareconfig(_arguments(self.exercise, self._tests))
        opened.callback(config._ensure_unconfigure)
        session = pytest.Session.from_config(config)
        config._do_configure()
        self.under_test = config.stash[ProgramsUnderTest.KEY]
        if self._first is not None:
            self.under_test.replace(self._first)
        session.exitstatus = pytest.ExitCode.OK
        config.hook.pytest_sessionstart(session=session)
        config.pluginmanager.unregister(name='terminalreporter')  # nobody reads what it would print
        opened.callback(config.hook.pytest_sessionfinish, session=session, exitstatus=session.exitstatus)
        config.hook.pytest_collection(session=session)
        if session.testsfailed:
            raise RuntimeError(f'{session.testsfailed} errors while collecting')
        manager = config.pluginmanager
        manager.register(self)
        items = [item for item in session.items if self._until is None or (level_of(item) or 0) <= self._until]
        self.items = sorted(items, key=lambda item: level_of(item) or 0)
        fixtures: Any = manager.get_plugin('rozdej-StudentFixtures')
        report: Any = manager.get_plugin('rozdej-LevelReport')
        self._report = report
        self._plain = DirectRunner(self.under_test, fixtures, report, items)

    @contextmanager
    def _silence(self) -> Iterator[None]:
        with redirect_stdout(self._nowhere), redirect_stderr(self._nowhere):
            yield

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """A test that pytest runs ends with its own function, or before when a fixture fails."""
        report = yield
        if call.when == 'call' or (call.excinfo is not None and self._finished is None):
            self._finish(item, call.excinfo.value if call.excinfo is not None else None)
        return report

    def _finish(self, item: pytest.Item, error: BaseException | None) -> None:
        self._finished = FinishedTest(item, self._report.outcome_of(item, error), error, self._report.evidence)


def watches_clock(tests: ModuleType) -> bool:
    """Whether a test file uses the time, by `import time` or by `from time import …`."""
    return any(value is time or getattr(value, '__module__', '') == 'time' for value in vars(tests).values())


@cache
def sees_exceptions(tests: ModuleType) -> bool:
    """Whether there is anything in a test file by which one can get hold of an exception."""
    return bool(SEES_EXCEPTIONS.search(inspect.getsource(tests)))


def _arguments(exercise: Exercise, tests: Path) -> list[str]:
    options = [f'--rootdir={exercise.root}', '--import-mode=importlib', '-qq', '--capture=no']
    return [str(tests), *options, *(f'-pno:{plugin}' for plugin in NOT_NEEDED)]


@contextmanager
def _own_test_modules() -> Iterator[None]:
    """Test files of another kit may have the same names; pytest would take its modules for these."""
    before = _take_test_modules()
    try:
        yield
    finally:
        _take_test_modules()
        sys.modules.update(before)


def _take_test_modules() -> dict[str, ModuleType]:
    names = [name for name in sys.modules if name.partition('.')[0] == 'tests']
    return {name: sys.modules.pop(name) for name in names}
