"""How far a program really is: past the level that was asked for, as long as it passes.

The next command should lead to work. So what passes already is walked through in the run that was green: the tests of
the levels above run silently, one level after another, up to the first that fails. What is known to pass with the very
same program is not run again.

`--overview` does the same from the lowest level, and runs nothing else.

The other way round, levels of functions that nobody has written yet are only in the way: after the first failure of an
exercise they are not run.
"""

from collections.abc import Generator, Iterator
from itertools import groupby

import pytest
from _pytest.runner import runtestprotocol  # a test without the terminal's dots; pytest-rerunfailures uses it as well

from rozdej.core.exercises import Exercise
from rozdej.core.testing.level_rules import LevelRules, level_of
from rozdej.core.testing.programs_under_test import Course
from rozdej.core.testing.progress import Progress


class Climb:
    """Runs what lies above the level of a green run, and of stubs nothing more after the first failure."""

    def __init__(self, course: Course, config: pytest.Config, rules: LevelRules):
        self.course = course
        self.config = config
        self.rules = rules
        self.is_overview: bool = config.getoption('overview')
        self.results: dict[str, dict[int, bool]] = {}
        """Of each exercise that was green: level above -> whether it passes, ending with the first that does not."""
        self.skipped: dict[str, dict[int, str]] = {}
        """Of each exercise: level -> why a test of it cannot be run here."""
        self._aside: set[pytest.Item] = set()
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

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if self._is_worker:  # it has to run whatever it says that it has found
            aside = self._voluntary(session.items)
            session.items[:] = [item for item in session.items if item not in aside]

    def _voluntary(self, items: list[pytest.Item]) -> set[pytest.Item]:
        """Those of voluntary functions that nobody has written, unless it is these that were asked for.

        Otherwise a run that goes on above them would be red for what nobody has to do.
        """
        found: dict[Exercise, list[pytest.Item]] = {}
        for item in items:
            if (exercise := self.course.exercise_of(item.path)) and not self.may_wait(exercise, self.rules.level or 0):
                found.setdefault(exercise, []).append(item)
        left = {one: [item for item in its if self.may_wait(one, level_of(item) or 0)] for one, its in found.items()}
        return {item for one, its in left.items() if len(its) < len(found[one]) for item in its}

    def may_wait(self, exercise: Exercise, number: int) -> bool:
        """Whether the level is a voluntary one of a function that nobody has written yet."""
        level = exercise.lesson.levels.get(number)
        name = exercise.lesson.function_of(number)
        if level is None or not level.is_voluntary or name is None or exercise.lesson.is_needed(name):
            return False
        program = self.course.programs.get(exercise.name)
        return program is not None and not program.implementation.is_written(name)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self, session: pytest.Session) -> Iterator[None]:
        self._is_run = not self._is_worker
        self._aside = self._voluntary(session.items)
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
        if not (self._is_run and (item in self._aside or (has_failed and self._waits(item)))):
            return None
        # The test before this one has left what it shares with this one, and the one behind may not need it.
        item.session._setupstate.teardown_exact(nextitem)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if outcome := getattr(report, 'rozdej', None):
            name = outcome['exercise']
            self._green[name] = self._green.get(name, True) and not report.failed

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        exercise, level = self.course.exercise_of(item.path), level_of(item)
        if report.skipped and exercise and level is not None and isinstance(report.longrepr, tuple):
            self.skipped.setdefault(exercise.name, {})[level] = report.longrepr[2].removeprefix('Skipped: ')
        return report

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
            if number in self.skipped.get(exercise.name, {}):
                del results[number]
                continue
            level = exercise.lesson.levels.get(number)
            may_fail = level is not None and level.is_voluntary and number < last
            if not results[number] and not may_fail:
                break
        return results


def _passes(item: pytest.Item) -> bool:
    """Run the test; nobody is told."""
    reports = runtestprotocol(item, nextitem=None, log=False)
    return not any(report.failed for report in reports)
