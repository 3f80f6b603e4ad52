"""The one place where a window calls a student's functions.

Whatever they do, it ends as a value, as a `Refused` (the function said no, as it should) or
as a `Trouble` (the function is to blame). Nothing else comes out.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rozdej.feedback.diagnosis import describe_load_problem
from rozdej.student.facade import importable
from rozdej.student.guard import Guard
from rozdej.student.implementation import Implementation
from rozdej.student.program import BrokenFile, MissingFile, MissingFunction, NotAFunction, Program, Unusable
from rozdej.table.trouble import NotWritten, Trouble, ended, not_written, unexpected, unusable

TIME_LIMIT = 2.0
"""Seconds for one call. The window stands still meanwhile, so not more."""

OUTPUT_LIMIT = 100_000
"""Characters that one call may print."""


class Refused(Exception):
    """The function refused with `ValueError`; its text is meant for the player."""


class StudentCode:
    """The functions of one module of an implementation.

    `printed` collects what they print until somebody takes it.
    """

    def __init__(self, implementation: Implementation, module: str):
        self.implementation = implementation
        self.module = module
        self.program = Program(implementation, Guard(TIME_LIMIT, OUTPUT_LIMIT))
        self.printed = ''

    def load(self) -> Trouble | None:
        """Run the module. Raises `Trouble` when it cannot be used; returns one when only a part of it cannot."""
        try:
            with self._at_home():
                self.program.module(self.module)
        except (MissingFile, BrokenFile) as error:
            raise unusable(self.program, error) from None
        problem = next(iter(self.program.problems.values()), None)
        if problem is None:
            return None
        lines = [line.strip() for line in describe_load_problem(problem)]
        return Trouble(f'Soubor {problem.source.path.name} se nenačetl celý. Hrát se dá s tím, co se povedlo.', *lines)

    def is_written(self, name: str) -> bool:
        """Whether the function is there with something in it."""
        try:
            self.program.attribute(self.module, name)
        except Unusable:
            return False
        source = self.implementation.source(self.module)
        return source is not None and not source.is_unwritten(name)

    def call(self, name: str, *arguments: Any) -> Any:
        """What the function returns. Raises `Refused`, `NotWritten` or another `Trouble`."""
        self._look_for(name)
        self.program.refresh()
        try:
            with self._at_home():
                return self.program.call(self.module, name, arguments, {})
        except KeyboardInterrupt:
            raise  # Ctrl+C in the terminal
        except Unusable as error:
            raise unusable(self.program, error) from None
        except ValueError as error:
            raise Refused(' '.join(str(error).split())) from None
        except BaseException as error:
            raise ended(self.program, name, arguments, error) from None
        finally:
            self.printed += self.program.guard.printed

    @contextmanager
    def _at_home(self) -> Iterator[None]:
        """Surroundings of a running student's program: its modules can be imported, and nobody sits at the keyboard."""
        with importable(self.program), self.program.keyboard.plugged_in():
            yield

    def _look_for(self, name: str) -> None:
        try:
            value = self.program.attribute(self.module, name)
            if not callable(value):
                raise NotAFunction(self.module, name, value)
        except MissingFunction as error:
            trouble = unusable(self.program, error)
            raise NotWritten(trouble.title, *trouble.lines) from None
        except Unusable as error:
            raise unusable(self.program, error) from None
        if not self.is_written(name):
            raise not_written(self.program, self.module, name)

    def unexpected(self, name: str, arguments: tuple[Any, ...], expected: str, got: str) -> Trouble:
        """The trouble that the function left behind something else than what was expected."""
        return unexpected(self.program, self.module, name, arguments, expected, got)

    def take_printed(self) -> str:
        """What was printed since the last time somebody asked."""
        printed, self.printed = self.printed, ''
        return printed


def report(trouble: Trouble) -> None:
    """Write the trouble with its traceback to the terminal, where there is room for all of it."""
    if sys.stderr is not None:
        print(trouble.text, end='\n\n', file=sys.stderr)
