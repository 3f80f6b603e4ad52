"""Stands for a student's module in tests.

A facade is in `sys.modules` while tests run. So `import klondike`, `from klondike import popis_balicku` and the fixture
`klondike` all give the same functions, and each call goes through the `Program`, which limits and records it.
"""

import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from rozdej.core.student.failures import NotAFunction
from rozdej.core.student.program import Program


class StudentFunction:
    """A student's function in a test; each call looks it up anew."""

    def __init__(self, program: Program, module: str, name: str):
        self._program = program
        self.__module__ = module
        self.__name__ = self.__qualname__ = name

    def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        line = sys._getframe(1).f_lineno
        return self._program.call(self.__module__, self.__name__, arguments, keywords, line)

    @property
    def __signature__(self) -> inspect.Signature:
        return self._program.describe(self.__module__, self.__name__)[0]

    @property
    def __doc__(self) -> str | None:  # type: ignore[override]
        return self._program.describe(self.__module__, self.__name__)[1]

    def __repr__(self) -> str:
        return f'<function {self.__name__}>'


StudentFunction.__name__ = 'function'  # Python's errors name it where a student has forgotten the parentheses


class Facade(ModuleType):
    """A module whose names are those of the student's module of the same name."""

    def __init__(self, program: Program, name: str):
        super().__init__(name)
        self.__dict__['_program'] = program

    def __getattr__(self, name: str) -> Any:
        if name.startswith('__') and name != '__all__':
            raise AttributeError(name)  # the import system asks for __path__ and the like
        program = self.__dict__['_program']
        if name == '__all__':
            return [key for key in program.names(self.__name__) if not key.startswith('_')]
        value = program.attribute(self.__name__, name)
        if program.is_running:  # its files import of each other what Python gives them
            return value
        if callable(value) and not isinstance(value, type):
            return StudentFunction(program, self.__name__, name)
        if name in program.implementation.exercise.lesson.signatures:
            raise NotAFunction(self.__name__, name, value)
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        if name.startswith('__'):
            super().__setattr__(name, value)
        else:
            self.__dict__['_program'].set(self.__name__, name, value)

    def __delattr__(self, name: str) -> None:
        self.__dict__['_program'].delete(self.__name__, name)


def facades_of(program: Program) -> dict[str, Facade]:
    """Return a facade for each module of the program, by name."""
    facades = {name: Facade(program, name) for name in program.implementation.modules}
    for name, facade in facades.items():
        package, _, last = name.rpartition('.')
        if package:
            vars(facades[package])[last] = facade
    return facades


@contextmanager
def installed_in_sys_modules(program: Program, facades: dict[str, Facade] | None = None) -> Iterator[None]:
    """Put facades of the program's modules into `sys.modules` while the context lasts: `facades`, or new ones."""
    facades = facades or facades_of(program)
    hidden = {name: sys.modules[name] for name in facades if name in sys.modules}
    sys.modules.update(facades)
    try:
        yield
    finally:
        for name in facades:
            sys.modules.pop(name, None)
        sys.modules.update(hidden)
