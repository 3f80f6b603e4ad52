"""How far a program really is: past the level that was asked for, as long as it passes.

The next command should lead to work. So what passes already is walked through in the run that was green: the tests of
the levels above run silently, one level after another, up to the first that fails. What is known to pass with the very
same program is not run again.

`--overview` does the same from the lowest level, and runs nothing else.

The other way round, levels of functions that nobody has written yet are only in the way: after the first failure of an
exercise they are not run.
"""

from collections.abc import Iterator
from itertools import groupby

import pytest
from _pytest.runner import runtestprotocol  # a test without the terminal's dots; pytest-rerunfailures uses it as well

from rozdej.exercises import Exercise
from rozdej.testing.course import Course
from rozdej.testing.level_rules import LevelRules, level_of
from rozdej.testing.progress import Progress


class Climb:
    """Runs what lies above the level of a green run, and of stubs nothing more after the first failure."""

    def __init__(self, course: Course, config: pytest.Config, rules: LevelRules):
        self.course = course
        self.config = config
        self.rules = rules
        self.is_overview: bool = config.getoption('overview')
        self.results: dict[str, dict[int, bool]] = {}
        """Of each exercise that was green: level above -> whether it passes, ending with the first that does not."""
        self._above: dict[Exercise, list[pytest.Item]] = {}
        self._green: dict[str, bool] = {}
        self._is_run = False  # and not some tests asked for one by one, for other programs than the student's
        self._is_worker = hasattr(config, 'workerinput')  # of pytest-xdist: it sees only some of the tests

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Keep what pytest-level will leave out: of a student's own program, where nothing else picks tests too."""
        level, option = self.rules.level, config.option
        if self.is_overview:
            level = 0
        elif not level or self.course.impl is not None or option.keyword or option.markexpr:
            return
        for item in sorted(items, key=lambda item: level_of(item) or 0):
            exercise = self.course.exercise_of(item.path)
            if exercise and item.path.is_relative_to(exercise.tests) and (level_of(item) or 0) > level:
                self._above.setdefault(exercise, []).append(item)
        if self.is_overview:
            config.hook.pytest_deselected(items=list(items))
            items.clear()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self, session: pytest.Session) -> Iterator[None]:
        self._is_run = not self._is_worker
        if any(self._waits(item) for item in session.items):  # whatever shuffles tests: the lowest level first
            session.items.sort(key=self._place)
        result = yield
        for exercise, items in self._above.items():
            if (
                self._is_run
                and (self.is_overview or self._green.get(exercise.name))
                and not session.shouldfail
                and not session.shouldstop
            ):
                self.results[exercise.name] = self._climbed(exercise, items)
        return result

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        exercise = self.course.exercise_of(item.path)
        has_failed = exercise is not None and self._green.get(exercise.name) is False
        if not (self._is_run and has_failed and self._waits(item)):
            return None
        # The test before this one has left what it shares with this one, and the one behind may not need it.
        item.session._setupstate.teardown_exact(nextitem)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if outcome := getattr(report, 'rozdej', None):
            name = outcome['exercise']
            self._green[name] = self._green.get(name, True) and not report.failed

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.is_overview and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK

    def _waits(self, item: pytest.Item) -> bool:
        """Whether the item is a level test of a function that the student has not written yet."""
        exercise, level = self.course.exercise_of(item.path), level_of(item)
        own = exercise is not None and self.course.impl is None and item.path.is_relative_to(exercise.tests)
        if exercise is None or not own or level is None or exercise.name not in self.course.programs:
            return False
        function = exercise.lesson.function_of(level)
        implementation = self.course.programs[exercise.name].implementation
        return function is not None and not implementation.is_written(function)

    def _place(self, item: pytest.Item) -> tuple[float, int, str, int]:
        exercise = self.course.exercise_of(item.path)
        return exercise.order if exercise else 0, level_of(item) or 0, item.location[0], item.location[1] or 0

    def _climbed(self, exercise: Exercise, items: list[pytest.Item]) -> dict[int, bool]:
        folder = self.course.programs[exercise.name].implementation.folder
        known = Progress(self.config).known(folder, exercise)
        last = exercise.lesson.last_level
        results: dict[int, bool] = {}
        for number, tests in groupby(items, key=lambda item: level_of(item) or 0):
            results[number] = known[number] if number in known else all(map(_passes, tests))
            level = exercise.lesson.levels.get(number)
            may_fail = level is not None and level.is_voluntary and number < last
            if not results[number] and not may_fail:
                break
        return results


def _passes(item: pytest.Item) -> bool:
    """Run the test; nobody is told."""
    reports = runtestprotocol(item, nextitem=None, log=False)
    return not any(report.failed for report in reports)
