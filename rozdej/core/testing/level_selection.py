"""Chooses the levels that run: those asked for, those above a green run, and none of functions not yet written.

pytest-level leaves out the tests above `--level`. Here, marks without a whole number, unknown levels and
`--level 0` are explained in Czech.

The next command should lead to work. So after a green run the levels above run silently, one after another, up to the
first that fails; what passed with the very same program is not run again. `--overview` does the same from the lowest
level, and runs nothing else. After the first failure of an exercise, levels of functions that nobody has written yet
are not run.
"""

import re
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from difflib import get_close_matches
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol  # a test without the terminal's dots; pytest-rerunfailures uses it as well

from rozdej.core.exercises import Exercise
from rozdej.core.feedback.texts import BAD_MARK, describe_missing_test, describe_unknown_level
from rozdej.core.student.source import functions_in
from rozdej.core.testing.programs_under_test import ProgramsUnderTest
from rozdej.core.testing.progress import Progress

FOUND = 'rozdej_tests_of_level'
"""Under this name, a worker of pytest-xdist reports the tests that it has found."""


def level_of(item: pytest.Item) -> int | None:
    """The level that the item's mark names; None without a mark."""
    mark = item.get_closest_marker('level')
    return mark.args[0] if mark else None


class LevelRules:
    """Checks marks and `--level`, and finds the tests when only a folder of the kit was given."""

    def __init__(self, under_test: ProgramsUnderTest, config: pytest.Config):
        self.under_test = under_test
        self.level: int | None = None if config.getoption('overview') else config.getoption('--level', None)
        self.tests_of_level: Counter[tuple[str, int]] = Counter()
        self.about: set[str] = set()
        """The exercises in whose folders there are tests."""
        self._told = False
        self._is_worker = hasattr(config, 'workerinput')  # of pytest-xdist, where a UsageError would be a crash
        self._point_to_tests(config)
        folders = {(config.invocation_params.dir / argument).resolve() for argument in config.args}
        self.is_about_all = (under_test.root / 'tests').resolve() in folders
        """Whether the tests of all exercises are asked for: then only those of exercises that are begun run."""
        if config.getoption('numprocesses', None) and not self._is_worker:
            self._check_level_of_lessons()

    def _check_level_of_lessons(self) -> None:
        """Check `--level` by the lessons, where other processes collect the tests."""
        known = {level for exercise in self.under_test.exercises for level in exercise.lesson.levels}
        if self.level and self.level not in known:
            raise pytest.UsageError(describe_unknown_level(self.level, known, [], self.under_test.impl_option))

    def _point_to_tests(self, config: pytest.Config) -> None:
        """Let a bare `pytest` in any folder of the kit run the tests of that folder's exercise, or all."""
        here = config.invocation_params.dir
        root = self.under_test.root
        if config.args_source is pytest.Config.ArgsSource.ARGS and not config.getoption('doctestmodules', False):
            config.args = [self._tests_meant_by(here, argument) for argument in config.args]
        if config.args_source is not pytest.Config.ArgsSource.INVOCATION_DIR or self._own_tests(here, 'test_*.py'):
            return
        if not here.is_relative_to(root) or here.is_relative_to(root / 'tests'):
            return
        exercise = self.under_test.exercise_of(here)
        config.args = [str(exercise.tests if exercise else root / 'tests')]

    def _tests_meant_by(self, here: Path, argument: str) -> str:
        """`pytest zadani/klondike/klondike.py`: what is to be tested has been named instead of its tests.

        `pytest .` in the kit means no more than `pytest`; the kit's own tests would take many minutes.
        """
        path, root = (here / argument).resolve(), self.under_test.root
        if path.is_relative_to(real := root.resolve()):  # a link, or a drive of a school's network, has another name
            path = root / path.relative_to(real)
        if path == root or (path == root / 'zadani' and not self._own_tests(path)):
            return str(root / 'tests')
        exercise = self.under_test.exercise_of(path)
        has_tests = self._own_tests(path) if path.is_dir() else path.name.startswith('test_')
        if exercise and path.is_relative_to(exercise.given) and not has_tests:
            return str(exercise.tests)
        return argument

    def _own_tests(self, folder: Path, pattern: str = '**/test_*.py') -> list[Path]:
        """Files with tests in the folder, but for those of given files, which lie beside them to be read."""
        implementations = [program.implementation for program in self.under_test.programs.values()]
        given = {one.exercise.given / f'test_{module}.py' for one in implementations for module in one.given_modules}
        return [path for path in folder.glob(pattern) if path not in given]

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """The tests of an exercise that is not begun, or has no program here; pytest asks only about what the command
        does not name.
        """
        exercise = next((one for one in self.under_test.exercises if one.tests == collection_path), None)
        if exercise is None or (
            self.under_test.programs_for(collection_path) and exercise not in self.under_test.waiting
        ):
            return None
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, object, object]:
        """A test that is not in its file is told in Czech."""
        try:
            return (yield)
        except pytest.UsageError as error:
            found = re.match(r'not found: (.+?\.py)::(.+)\n', str(error.args[0]) if error.args else '')
            if found is None:
                raise
            told = describe_missing_test(
                found[2], self.under_test.shown(Path(found[1])), self._test_meant(*found.groups())
            )
            raise pytest.UsageError(told) from None

    def _test_meant(self, file: str, name: str) -> list[str]:
        """The command with the test of the file that has nearly this name; [] when there is none."""
        near = get_close_matches(name, functions_in(Path(file).read_bytes()), n=1)
        return [word.replace(f'::{name}', f'::{near[0]}') for word in sys.argv[1:]] if near else []

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        self._check_marks(items)
        self._leave_out_exercises_without_program(config, items)
        for item in items:
            level, exercise = level_of(item), self.under_test.exercise_of(item.path)
            if exercise:
                self.about.add(exercise.name)
            if exercise and level is not None:
                # A test that lies elsewhere may be of another course: its levels are not those of the lesson.
                self.tests_of_level[exercise.name, level] += item.path.is_relative_to(exercise.tests)
        self._check_level(items)

    def _check_marks(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers('level'):
                whole = len(mark.args) == 1 and type(mark.args[0]) is int and not mark.kwargs
                if not whole:
                    path, line, name = item.reportinfo()
                    raise pytest.UsageError(BAD_MARK.format(self.under_test.shown(Path(path)), (line or 0) + 1, name))

    def _leave_out_exercises_without_program(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        without = [item for item in items if not self.under_test.programs_for(item.path)]
        if without:
            config.hook.pytest_deselected(items=without)
            items[:] = [item for item in items if item not in set(without)]

    def _check_level(self, items: list[pytest.Item]) -> None:
        if self.level is None or not items or self._is_worker:
            return
        known = {level for item in items if (level := level_of(item)) is not None}
        exercises = {exercise for item in items if (exercise := self.under_test.exercise_of(item.path))}
        for exercise in self.under_test.exercises if self.is_about_all else exercises:
            known.update(exercise.lesson.levels)
        if known and self.level != 0 and self.level not in known:
            tests = []
            if len(exercises) == 1:  # perhaps the only one of several that is begun: others have other levels
                [exercise] = exercises
                tests, known = [self.under_test.shown(exercise.tests)], {*exercise.lesson.levels}
            raise pytest.UsageError(describe_unknown_level(self.level, known, tests, self.under_test.impl_option))

    @property
    def own_tests(self) -> set[str]:
        """The exercises of which there are tests of the lesson's levels."""
        return {exercise for (exercise, _), count in self.tests_of_level.items() if count}

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take over the tests that a worker of pytest-xdist has found."""
        found = getattr(node, 'workeroutput', {}).get(FOUND, [])
        self.tests_of_level.update({(exercise, level): count for exercise, level, count in found if not self._told})
        self._told = self._told or bool(found)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self._is_worker:
            found = [[*key, count] for key, count in self.tests_of_level.items()]
            session.config.workeroutput[FOUND] = found  # type: ignore[attr-defined]  # pytest-xdist adds it
        if self.level == 0 and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK


class BeyondLevelRunner:
    """Runs what lies above the level of a green run, and of stubs nothing more after the first failure."""

    def __init__(self, under_test: ProgramsUnderTest, config: pytest.Config, rules: LevelRules):
        self.under_test = under_test
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
        elif not level or self.under_test.impl is not None or option.keyword or option.markexpr:
            return
        for item in sorted(items, key=lambda item: level_of(item) or 0):
            exercise = self.under_test.exercise_of(item.path)
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
            if (exercise := self.under_test.exercise_of(item.path)) and not self.may_wait(
                exercise, self.rules.level or 0
            ):
                found.setdefault(exercise, []).append(item)
        left = {one: [item for item in its if self.may_wait(one, level_of(item) or 0)] for one, its in found.items()}
        return {item for one, its in left.items() if len(its) < len(found[one]) for item in its}

    def may_wait(self, exercise: Exercise, number: int) -> bool:
        """Whether the level is a voluntary one of a function that nobody has written yet."""
        level = exercise.lesson.levels.get(number)
        name = exercise.lesson.function_of(number)
        if level is None or not level.is_voluntary or name is None or exercise.lesson.is_needed(name):
            return False
        program = self.under_test.programs.get(exercise.name)
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
                self.results[exercise.name] = self._run_beyond(exercise, items)
        return result

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        exercise = self.under_test.exercise_of(item.path)
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
        exercise, level = self.under_test.exercise_of(item.path), level_of(item)
        if report.skipped and exercise and level is not None and isinstance(report.longrepr, tuple):
            self.skipped.setdefault(exercise.name, {})[level] = report.longrepr[2].removeprefix('Skipped: ')
        return report

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.is_overview and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK

    def _waits(self, item: pytest.Item) -> bool:
        """Whether the item is a level test of a function that the student has not written yet."""
        exercise, level = self.under_test.exercise_of(item.path), level_of(item)
        own = exercise is not None and self.under_test.impl is None and item.path.is_relative_to(exercise.tests)
        if exercise is None or not own or level is None or exercise.name not in self.under_test.programs:
            return False
        function = exercise.lesson.function_of(level)
        implementation = self.under_test.programs[exercise.name].implementation
        return function is not None and not implementation.is_written(function)

    def _place(self, item: pytest.Item) -> tuple[float, int, str, int]:
        exercise = self.under_test.exercise_of(item.path)
        return exercise.order if exercise else 0, level_of(item) or 0, item.location[0], item.location[1] or 0

    def _run_beyond(self, exercise: Exercise, items: list[pytest.Item]) -> dict[int, bool]:
        folder = self.under_test.programs[exercise.name].implementation.folder
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
