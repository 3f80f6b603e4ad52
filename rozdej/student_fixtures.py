"""What a level test can ask for: the student's modules, a keyboard, a run as a script."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, chdir, contextmanager
from types import ModuleType
from typing import Any

import pytest

from rozdej.course import Course
from rozdej.student.facade import Facade, importable
from rozdej.student.program import Program
from rozdej.student.watchdog import WATCHDOG, TooSlow


def program_with(course: Course, module: str, request: pytest.FixtureRequest) -> Program:
    """The program under test that has the module; raises LookupError when none has."""
    for program in course.programs_for(request.node.path):
        if module in program.implementation.exercise.modules:
            return program
    raise LookupError(f'no exercise under test has a module {module!r}')


def fixtures_by_module(course: Course) -> ModuleType:
    """A plugin with one fixture for each module of each exercise: `def test_x(klondike)`."""
    plugin = ModuleType('rozdej.modules')
    for name in sorted({name for exercise in course.exercises for name in exercise.modules}):
        setattr(plugin, name, _module_fixture(course, name))
    return plugin


def _module_fixture(course: Course, name: str) -> Any:
    @pytest.fixture(name=name)
    def student_module(request: pytest.FixtureRequest) -> Facade:
        return Facade(program_with(course, name, request), name)

    return student_module


TEST_LIMIT = 10.0
AFTER_A_HANG = 2.0
"""Seconds for a whole test, which may go through a student's endless generator; less once one did not end."""


class StudentFixtures:
    """Fixtures, and a program started afresh for every test."""

    def __init__(self, course: Course):
        self.course = course

    @pytest.fixture
    def naimportuj(self, request: pytest.FixtureRequest) -> Callable[[str], str]:
        """`naimportuj('klondike')` imports the module and returns what it printed meanwhile."""
        return lambda name: program_with(self.course, name, request).import_quietly(name)

    @pytest.fixture
    def klavesnice(self, request: pytest.FixtureRequest) -> Callable[..., None]:
        """`klavesnice('UV', 'AW')` prepares the lines that `input()` will return."""

        def prepare(*lines: str) -> None:
            for program in self.course.programs_for(request.node.path):
                program.keyboard.prepare(lines)

        return prepare

    @pytest.fixture
    def spust(self, request: pytest.FixtureRequest) -> Callable[..., str]:
        """`spust('hra.py', 'UV', 'AW')` runs the file as `python hra.py` and returns what it printed.

        The lines are what its `input()` reads. `nahrad={'klondike.udelej_hru': hra}` makes
        calls of that function return the given value.
        """

        def run(file: str, *lines: str, nahrad: dict[str, Any] | None = None) -> str:
            program = program_with(self.course, file.removesuffix('.py'), request)
            return program.run_script(file, lines, nahrad or {})

        return run

    @pytest.fixture
    def sit(self, request: pytest.FixtureRequest) -> Callable[..., Any]:
        """`with sit(vesmir66) as server:` runs the module's functions as a server on this computer.

        `anna = server.pripoj('Anna')` is a client of it: `anna.posli(message)`, `anna.prijmi()` (a list of
        messages), `anna.odpoj()`, `anna.je_odpojeny`.
        """
        from rozdej.universe.declaration import find_declaration  # only the last level of one exercise needs it
        from rozdej.universe.fixture import network_fixture

        exercise = self.course.exercise_of(request.node.path)
        name = exercise.name if exercise else ''
        return network_fixture(name, find_declaration(name))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        for program in self.course.programs_for(item.path):
            program.reset()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        with ExitStack() as stack:
            stack.enter_context(chdir('.'))  # back to here, wherever the student's program goes
            for program in self.course.programs_for(item.path):
                stack.enter_context(importable(program))
                stack.enter_context(program.keyboard.plugged_in())
            if isinstance(item, pytest.Function):
                stack.enter_context(self._limited(item))
            return (yield)

    @contextmanager
    def _limited(self, item: pytest.Function) -> Iterator[None]:
        """While the context lasts, the test's own function runs within the limit.

        Only that function: pytest, and whoever else stands around it, must not be interrupted.
        """
        test = item.obj
        programs = self.course.programs_for(item.path)
        limit = AFTER_A_HANG if any(program.hung_outside for program in programs) else TEST_LIMIT
        item.obj = lambda *args, **kwargs: WATCHDOG.run(limit, lambda: test(*args, **kwargs), outside=True)
        try:
            yield
        except TooSlow as stopped:
            if stopped.outside:
                for program in programs:
                    program.hung_outside = True
            raise
        finally:
            item.obj = test
