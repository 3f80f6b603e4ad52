"""Defines the fixtures of level tests: the student's modules, a keyboard, a run as a script."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, chdir, contextmanager
from functools import cache
from pathlib import Path
from types import BuiltinMethodType, MethodType, ModuleType
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from rozdej.core.exercises.game_parts import find_part
from rozdej.core.student.facade import Facade, installed_in_sys_modules
from rozdej.core.student.failures import TooSlow
from rozdej.core.student.limits import TEST_SECONDS, TEST_SECONDS_AFTER_A_HANG
from rozdej.core.student.program import Program
from rozdej.core.student.watchdog import WATCHDOG
from rozdej.core.testing.programs_under_test import ProgramsUnderTest


def program_with(under_test: ProgramsUnderTest, module: str, path: Path) -> Program:
    """The program under test that has the module, for the test file; raises LookupError when none has."""
    for program in under_test.programs_for(path):
        if module in program.implementation.exercise.modules:
            return program
    raise LookupError(f'no exercise under test has a module {module!r}')


TOOLS = 'naimportuj', 'klavesnice', 'spust'
"""Methods of `Tools` that tests can ask for by name."""


def fixtures_by_name(under_test: ProgramsUnderTest) -> ModuleType:
    """A plugin with one fixture for each module of each exercise, `def test_x(klondike)`, and for each tool."""
    plugin = ModuleType('rozdej.modules')
    modules = {name for exercise in under_test.exercises for name in exercise.modules}
    for name in (*TOOLS, *sorted(modules)):
        setattr(plugin, name, _fixture(under_test, name))
    return plugin


def _fixture(under_test: ProgramsUnderTest, name: str) -> Any:
    def named(request: pytest.FixtureRequest) -> Any:
        return Tools(under_test, request.node.path).named(name)

    named.__doc__ = getattr(Tools, name, Tools.module).__doc__
    return pytest.fixture(name=name)(named)


class Tools:
    """What a test file can do with the programs it is about."""

    def __init__(self, under_test: ProgramsUnderTest, path: Path):
        self._under_test = under_test
        self._path = path

    def named(self, name: str) -> Any:
        """The tool, or the student's module, of that name."""
        return getattr(self, name) if name in TOOLS else self.module(name)

    def module(self, name: str) -> Facade:
        """A student's module."""
        return Facade(program_with(self._under_test, name, self._path), name)

    def naimportuj(self, name: str) -> str:
        """`naimportuj('klondike')` imports the module and returns what it printed meanwhile."""
        return program_with(self._under_test, name, self._path).import_quietly(name)

    def klavesnice(self, *lines: str) -> None:
        """`klavesnice('UV', 'AW')` prepares the lines that `input()` will return."""
        for program in self._under_test.programs_for(self._path):
            program.keyboard.prepare(lines)

    def spust(self, file: str, *lines: str, nahrad: dict[str, Any] | None = None) -> str:
        """`spust('hra.py', 'UV', 'AW')` runs the file as `python hra.py` and returns what it printed.

        The lines are what its `input()` reads. `nahrad={'klondike.udelej_hru': hra}` makes
        calls of that function return the given value.
        """
        program = program_with(self._under_test, file.removesuffix('.py'), self._path)
        return program.run_script(file, lines, nahrad or {})


LUCK = random.seed.__self__  # type: ignore[attr-defined]
"""What makes the numbers of `random.random`, `random.shuffle` and the rest, one for the whole process."""


BOUND = (MethodType, BuiltinMethodType)


@cache
def shares_random(tests: ModuleType) -> bool:
    """Whether a test file sets or uses the random numbers that students' functions use: by `import random`, or by
    `from random import seed`. One that makes a `Random` of its own does not."""
    return any(value is random or (type(value) in BOUND and value.__self__ is LUCK) for value in vars(tests).values())


class StudentFixtures:
    """Fixtures, and a program started afresh for every test."""

    def __init__(self, under_test: ProgramsUnderTest):
        self.under_test = under_test
        self._measured: WeakKeyDictionary[Program, dict[Callable[..., Any], Any]] = WeakKeyDictionary()

    @pytest.fixture
    def jednou(self, request: pytest.FixtureRequest) -> Callable[..., Any]:
        """`jednou(body_her, srdce)` is what `body_her(srdce)` returns, worked out once for all tests of a run.

        For measurements that take thousands of calls. None of these calls is shown beside a failure, whichever test
        made them. What raises is worked out again.
        """

        def once(measure: Callable[..., Any], *arguments: Any) -> Any:
            programs = self.under_test.programs_for(request.node.path)
            known = self._measured.setdefault(programs[0], {})
            if measure not in known:
                known[measure] = measure(*arguments)
                for program in programs:
                    program.log.clear()
            return known[measure]

        return once

    @pytest.fixture
    def sit(self, request: pytest.FixtureRequest) -> Callable[..., Any]:
        """`with sit(vesmir66) as server:` runs the module's functions as a server on this computer.

        `anna = server.pripoj('Anna')` is a client of it: `anna.posli(message)`, `anna.prijmi()` (a list of
        messages), `anna.odpoj()`, `anna.je_odpojeny`.
        """
        exercise = self.under_test.exercise_of(request.node.path)
        own = exercise and find_part(exercise.name, 'fixtures')
        if not own:
            pytest.fail(f'Cvičení {exercise.name if exercise else ""} nemá server.')
        network: Callable[..., Any] = own.sit
        return network

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Make the programs forget all that was before this test."""
        module = getattr(item, 'module', None)
        for program in self.under_test.programs_for(item.path):
            program.shares_random = module is not None and shares_random(module)
            program.reset()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        with self.around(item):
            if not isinstance(item, pytest.Function) or item.config.getoption('trace', False):  # it goes line by line
                return (yield)
            test = item.obj
            item.obj = lambda *args, **kwargs: self.limited(item, lambda: test(*args, **kwargs))
            try:
                return (yield)
            finally:
                item.obj = test

    @contextmanager
    def around(self, item: pytest.Item) -> Iterator[None]:
        """While the context lasts, the programs can be imported and read from their keyboards."""
        with ExitStack() as stack:
            stack.enter_context(chdir('.'))  # back to here, wherever the student's program goes
            for program in self.under_test.programs_for(item.path):
                stack.enter_context(installed_in_sys_modules(program))
                stack.enter_context(program.keyboard.plugged_in())
            yield

    def limited(self, item: pytest.Item, test: Callable[[], Any]) -> Any:
        """Call the test's own function within its limit.

        Only that function: pytest, and whoever else stands around it, must not be interrupted.
        """
        programs = self.under_test.programs_for(item.path)
        slowness = max(program.slowness for program in programs)
        hung = any(program.hung_outside for program in programs)
        limit = slowness * (TEST_SECONDS_AFTER_A_HANG if hung else TEST_SECONDS)
        try:
            return WATCHDOG.run(limit, test, outside=True)
        except TooSlow as stopped:
            if stopped.outside:
                for program in programs:
                    program.hung_outside = True
            raise
