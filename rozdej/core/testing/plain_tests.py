"""Running tests that need nothing of pytest, without it.

What pytest does around each test costs more than the test. It still collects the tests and rewrites their asserts;
whoever runs them again and again, for one program after another, runs most of them like this.
"""

import inspect
import io
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout, suppress
from functools import partial

import pytest
from _pytest.assertion import util  # where a rewritten assert finds whom to tell what it compared
from _pytest.capture import CaptureResult

from rozdej.core.student.failures import Stopped
from rozdej.core.student.tracebacks import is_raised_in
from rozdej.core.testing.fixtures import TOOLS, StudentFixtures, Tools
from rozdej.core.testing.level_report import LevelReport
from rozdej.core.testing.programs_under_test import Course


class Capture:
    """Stands in for pytest's `capsys`."""

    def __init__(self) -> None:
        self.out = _Text()
        self.err = _Text()

    def readouterr(self) -> CaptureResult[str]:
        """What was printed since the last time."""
        return CaptureResult(self.out.taken(), self.err.taken())


class _Text(io.StringIO):
    """A text file that gives back what was written to it since the last time."""

    encoding = 'utf-8'
    errors = 'strict'

    def taken(self) -> str:
        text = self.getvalue()
        self.seek(0)
        self.truncate()
        return text


class PlainTests:
    """Those among collected tests that need only fixtures known here: `item in tests`, `tests.raised(item)`."""

    def __init__(self, course: Course, fixtures: StudentFixtures, report: LevelReport, items: Iterable[pytest.Item]):
        self._course = course
        self._fixtures = fixtures
        self._report = report
        self._tests: dict[pytest.Item, pytest.Function] = {}
        for item in items:
            exercise = course.exercise_of(item.path)
            if exercise and isinstance(item, pytest.Function) and _is_plain(item, KNOWN | set(exercise.modules)):
                self._tests[item] = item

    def __contains__(self, item: pytest.Item) -> bool:
        return item in self._tests

    def raised(self, item: pytest.Item) -> BaseException | None:
        """Run the test on a program started afresh; gives what it raises, None when it passes."""
        self._fixtures.pytest_runtest_setup(item)
        self._report.pytest_runtest_setup()
        tools, capture, patches = Tools(self._course, item.path), Capture(), pytest.MonkeyPatch()
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
        with suppress(Exception, Stopped):
            patches.undo()

    def _is_students(self, item: pytest.Item, error: BaseException) -> bool:
        programs = self._course.programs_for(item.path)
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
