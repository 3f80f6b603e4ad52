"""Finds the small changes of a failing function that make its level pass and break nothing.

A change counts only if it was run: all tests of the level pass with it (those with chance in them several times), and
no test that passed before fails. When all such changes lie on one line, that line is worth another look. When they lie
on many lines or in two functions, nothing is said: each of them may hide what is really wrong.
"""

import ast
import builtins
import copy
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from math import inf
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import pytest

from rozdej.core.mutation_hints import PlaceToLook
from rozdej.core.mutation_hints.changes import LOOPS, Change, FunctionNode, LoopRound, changes_of, scope_of
from rozdej.core.student.failures import MissingFile, ScriptFailed, TooSlow
from rozdej.core.student.guard import Guard
from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import SECONDS_AFTER_A_HANG
from rozdej.core.student.program import LocalProgram
from rozdej.core.student.source import FUTURE, SourceFile
from rozdej.core.testing.level_selection import level_of
from rozdej.core.testing.pytest_session import CollectedTests

MOST_LINES = 3
"""Changes on more lines of a function say nothing about any of them."""

AGAIN = 12
"""How often a test with chance in it is run: what passes every second time passes so often once in thousands."""

STEP_TIMES = 10
LEAST_STEPS = 5_000
"""Limit of rounds of loops and calls of a test with a changed program: factor of those before, and an addition."""

STEP = '__rozdej_step__'


class CountingSource(SourceFile):
    """A student's file that tells each round of a loop, so that an endless one is noticed at once."""

    @cached_property
    def tree(self) -> ast.Module:
        tree = ast.parse(self.text, str(self.path))
        for loop in ast.walk(tree):
            if isinstance(loop, LOOPS):
                step = LoopRound(ast.Call(ast.Name(STEP, ast.Load()), [], []))
                loop.body.insert(0, ast.fix_missing_locations(ast.copy_location(step, loop)))
        return tree


class ChangingProgram(LocalProgram):
    """A program whose functions are changed between tests."""

    def __init__(self, implementation: Implementation):
        super().__init__(implementation, Guard(SECONDS_AFTER_A_HANG))
        self.modules.at_once = False  # it is statements that are changed
        self.steps = 0
        self.most_steps = inf

    def reset(self) -> None:
        super().reset()
        self.steps = 0

    def step(self) -> None:
        """A loop or a test goes on. Raises `TooSlow` when it does so far too often."""
        self.steps += 1
        if self.steps > self.most_steps:
            raise TooSlow(self.guard.time_limit)

    def forget(self) -> None:
        """Forget what went wrong with the program before it was changed."""
        self.refresh()
        self.modules.forget_trouble()
        self.hung_outside = False

    def perform(self, module: str, name: str, function: Any, arguments: tuple, keywords: dict) -> Any:
        self.step()
        return super().perform(module, name, function, arguments, keywords)

    def run_script(self, file: str, lines: tuple[str, ...], replaced: dict[str, Any]) -> str:
        """Run a file here and return what it prints. Another process would run it as it is on the disk."""
        source = self.implementation.source(Path(file).stem)
        if source is None:
            raise MissingFile(Path(file).stem)
        self.modules.loaded.clear()
        for name, value in replaced.items():
            module, _, function = name.partition('.')
            self.set(module, function, lambda *_, value=value, **__: copy.deepcopy(value))
        self.keyboard.prepare(lines)
        namespace = {'__name__': '__main__', '__file__': str(source.path)}
        try:
            self.guard.run(_run, source, namespace, echo=False)
        except BaseException as error:
            raise ScriptFailed(file, error, self.guard.printed) from None
        return self.guard.printed


class Watched(NamedTuple):
    """A test of the program as it is, and what of the program it executes."""

    item: pytest.Item
    level: int
    passed: bool
    steps: float
    """Its rounds of loops and calls."""
    functions: set[tuple[str, int, str]]
    """The functions that it executes: file, first line, name."""
    lines: set[tuple[str, int]]
    """The lines that it executes: file and line; only of tests of the level itself."""


class ChangedFunction:
    """A function in a file of a program, which can be changed and put back; `watching` are passed tests that run it."""

    def __init__(self, source: CountingSource, index: int, function: FunctionNode, passed: list[Watched]):
        self.file = str(source.path)
        self.function = function
        self.watching = [test for test in passed if (self.file, function.lineno, function.name) in test.functions]
        self._statements = source.statements
        self._index = index
        self._before = source.statements[index]

    def put(self, change: Change) -> bool:
        """Put the changed function in the place of the one before; false when it would be no program."""
        flags, before = self._before.code.co_flags & FUTURE, getattr(change.node, change.field)
        setattr(change.node, change.field, change.new)
        try:
            code = compile(ast.Module([self.function], []), self.file, 'exec', flags, dont_inherit=True)
        except (SyntaxError, ValueError):
            return False
        finally:
            setattr(change.node, change.field, before)
        self._statements[self._index] = replace(self._before, code=code)
        return True

    def put_back(self) -> None:
        """Make the function what it was."""
        self._statements[self._index] = self._before


class Search:
    """The search for one program and level. `is_over` says when there is no time left for it."""

    def __init__(self, tests: CollectedTests, implementation: Implementation, level: int, is_over: Callable[[], bool]):
        self._tests = tests
        self._level = level
        self._is_over = is_over
        self._program = ChangingProgram(implementation)
        lesson = tests.exercise.lesson
        self._right = {lesson.function_of(number) for number in lesson.levels} - {lesson.function_of(level)}
        """Functions with levels of their own, which pass, or are above."""
        self._sources: dict[str, CountingSource] = {}
        for module in implementation.modules:
            source = None if implementation.is_given(module) else implementation.source(module)
            if source is not None and source.is_readable:
                self._sources[module] = CountingSource(source.path)
                implementation.put(module, self._sources[module])
        self._files = {str(source.path) for source in self._sources.values()}
        self.tried = 0
        """How many changes were tried."""

    def result(self) -> PlaceToLook | None:
        """Return the place of all changes that count; None when they say nothing, or there was no time."""
        setattr(builtins, STEP, self._program.step)
        self._tests.under_test.replace(self._program)
        try:
            return self._result()
        finally:
            delattr(builtins, STEP)

    def _result(self) -> PlaceToLook | None:
        tests = [self._watched(item) for item in self._tests.items]
        lower = [test for test in tests if test.level < self._level]
        failed = [test for test in tests if test.level == self._level and not test.passed]
        # What passed in the run has to pass here too, else nobody would notice when it breaks.
        if not failed or not all(test.passed for test in lower) or any(any(self._runs(test)) for test in failed):
            return None
        most = max(test.steps for test in (*lower, *failed))
        failed = [test._replace(steps=most) for test in failed]
        passed = sorted((test for test in tests if test.passed), key=lambda test: abs(test.level - self._level))
        found: PlaceToLook | None = None
        for place, change in self._changes(failed, passed):
            known = set(found.lines) if found and found[:2] == (place.file, place.function.name) else set()
            if change.lines <= known or not place.put(change):
                continue
            if self._is_over():
                return None
            if self._counts(failed, place.watching) and not self._is_detour(failed):
                if len(known | change.lines) > MOST_LINES or (found and not known):
                    return None
                found = PlaceToLook(place.file, place.function.name, known | change.lines)
        return found

    def _changes(self, failed: list[Watched], passed: list[Watched]) -> Iterator[tuple[ChangedFunction, Change]]:
        """All small changes of what every failing test runs, in functions that no level of their own finds right."""
        lines = set.intersection(*(test.lines for test in failed))
        constants = [value for test in failed for value in _constants_of(test.item)]
        for module, source in self._sources.items():
            here = {line for file, line in lines if file == str(source.path)}
            for index, function in enumerate(source.tree.body):
                if isinstance(function, FunctionNode) and function.lineno in here and function.name not in self._right:
                    place = ChangedFunction(source, index, function, passed)
                    scope = scope_of(function, vars(self._program.module(module)), constants)
                    yield from ((place, change) for change in changes_of(function, here, scope))
                    place.put_back()

    def _watched(self, item: pytest.Item) -> Watched:
        """Run the test."""
        level = level_of(item) or 0
        functions: set[tuple[str, int, str]] = set()
        lines: set[tuple[str, int]] = set()

        def goes_on(frame: FrameType, event: str, argument: object) -> Callable:
            lines.add((frame.f_code.co_filename, frame.f_lineno))
            return goes_on

        def begins(frame: FrameType, event: str, argument: object) -> Callable | None:
            code = frame.f_code
            if code.co_filename not in self._files or code.co_name == '<module>':
                return None
            functions.add((code.co_filename, code.co_firstlineno, code.co_name))
            return goes_on(frame, event, argument) if level == self._level else None

        sys.settrace(begins)
        try:
            error = self._tests.error(item)
        except LookupError as unknown:
            error = unknown
        finally:
            sys.settrace(None)
        steps = 0 if isinstance(error, TooSlow) else self._program.steps
        return Watched(item, level, error is None, steps, functions, lines)

    def _counts(self, failed: list[Watched], watching: list[Watched]) -> bool:
        """Whether all tests pass that have to, with the function as it is now."""
        self._program.forget()
        self.tried += 1
        for test in failed:
            if self._error(test) is not None:
                failed.remove(test)
                failed.insert(0, test)  # what fails now is likely to fail next time, too
                return False
        return all(all(self._runs(test)) for test in (*failed, *watching))

    def _is_detour(self, failed: list[Watched]) -> bool:
        """Whether the change only leads around a function that all failing tests ran, and that may be wrong as well."""
        after = {one for test in failed for one in self._watched(test.item).functions}
        left_out = set.intersection(*(test.functions for test in failed)) - after
        return any(name not in self._right and not name.startswith('<') for _, _, name in left_out)

    def _runs(self, test: Watched) -> Iterator[bool]:
        """Whether the test passes; several times if there is chance in it."""
        luck = random.getstate()
        for _ in range(AGAIN):
            yield self._error(test) is None
            before, luck = luck, random.getstate()
            if luck == before:  # it took none, or its own
                return

    def _error(self, test: Watched) -> BaseException | None:
        self._program.most_steps = STEP_TIMES * test.steps + LEAST_STEPS
        return self._tests.error(test.item)


def _constants_of(item: pytest.Item) -> Iterator[Any]:
    """The constants that a test writes."""
    for node in ast.parse(item.path.read_bytes()).body:
        if isinstance(node, ast.FunctionDef) and node.name == item.name:
            yield from (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))


def _run(source: SourceFile, namespace: dict[str, Any]) -> None:
    for statement in source.statements:
        exec(statement.code, namespace)
