"""Why a student's program cannot be used, or not as it is: for tests, and for what explains them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rozdej.student.source import SourceFile
from rozdej.student.watchdog import Stopped, TooSlow

if TYPE_CHECKING:
    from rozdej.student.implementation import Implementation

TEST_BUDGET = 5.0
"""Seconds of the processor's time that student's code may take in one test."""


@dataclass
class LoadProblem:
    """Why a file could not be run, or not all of it.

    `cause` is the exception, or None when the trouble is only that something was printed;
    `line` is the top-level statement it happened in (and that is left out when it failed),
    `inner_line` the very line. `is_unreadable` means that the file does not even parse.
    """

    module: str
    source: SourceFile
    line: int
    cause: BaseException | None
    inner_line: int
    printed: str = ''
    is_unreadable: bool = False


class Unusable(Exception):
    """The test needs something that the student's program does not have."""


class MissingFile(Unusable):
    """There is no file for the module."""

    def __init__(self, implementation: 'Implementation', module: str):
        super().__init__(module)
        self.implementation = implementation
        self.module = module


class BrokenFile(Unusable):
    """The file is there, but could not be read or run as it should."""

    def __init__(self, problem: LoadProblem):
        super().__init__(problem.module)
        self.problem = problem


class MissingFunction(Unusable, AttributeError):
    """The file has no such name, though the lesson asks for it.

    An AttributeError too, so that `hasattr` and `from klondike import x` mean what they
    mean everywhere.
    """

    def __init__(self, module: str, function: str, present: list[str], problem: LoadProblem | None):
        super().__init__(f'{module} has no {function}')
        self.module = module
        self.function = function
        self.present = present
        self.problem = problem


class NotAFunction(Unusable):
    """A function was wanted, and the name means something else."""

    def __init__(self, module: str, function: str, value: Any):
        super().__init__(f'{module}.{function}')
        self.module = module
        self.function = function
        self.value = value


class WrongParameters(Unusable):
    """The function cannot be called with what the lesson says it takes."""

    def __init__(self, module: str, function: str):
        super().__init__(f'{module}.{function}')
        self.module = module
        self.function = function


class StillHanging(TooSlow):
    """The function was not even called: it looped before, too often or for too long."""


class SlowCalls(TooSlow):
    """No call is endless, but all of one test together take too long."""

    def __init__(self, function: str, count: int):
        super().__init__(TEST_BUDGET)
        self.function = function
        self.count = count


class Ended(Stopped):
    """The process that ran the program is no more, and not because anybody asked it to end."""


class OutOfMemory(Ended):
    """The program was ended because it took too much memory, all its processes together."""
