"""Defines an exception for each way in which a student's program can fail as a whole, with its facts.

`rozdej.core.feedback.explanations` has the text and the verdict for each. Python's own exceptions (`SystemExit`,
`MemoryError`, `IndexError`, …) count as failures too and need no class here.
"""

import builtins
import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from rozdej.core.student.source import SourceFile

Names = list[str]
Places = Sequence[tuple[str, int]]
"""Files and lines in them."""


@dataclass
class LoadProblem:
    """Why a file could not be run, or not all of it."""

    module: str
    source: SourceFile
    line: int
    """The top-level statement in which it happened; it is left out if it failed."""
    cause: BaseException | None
    """The exception; None when the file only printed something."""
    inner_line: int
    """The very line."""
    printed: str = ''
    is_unreadable: bool = False
    """Whether the file does not even parse."""


CARRIED = (float, int, str, Names, Places, LoadProblem)
"""Types of facts that a process in the sandbox sends to the judge. The judge knows the others, or does without."""


class CallAborted(BaseException):
    """The kit has ended the student's code. No `Exception`, so that `except Exception` does not catch it."""


@dataclass(eq=False, init=False)
class TooSlow(CallAborted):
    """It ran longer than `limit` seconds; `outside` says that it was not in a guarded call.

    `places` are the files and lines that were running when the time was up, innermost first: a
    traceback tells only where the exception got through at last.
    """

    limit: float = 0.0
    outside: bool = False
    places: Places = ()

    def __init__(self, limit: float = 0.0, outside: bool = False, places: Places = ()):
        # Not left to `dataclass`: the watchdog must know this code as the kit's, see `kit_folders` there.
        super().__init__()
        self.limit = limit
        self.outside = outside
        self.places = places


class IdleTimeout(TooSlow):
    """The call was idle for longer than `limit` wall seconds: it waited for something, or slept."""


class SkippedAfterHangs(TooSlow):
    """The function was not called: it has looped or waited before, too often or for too long."""


@dataclass(eq=False)
class SlowCalls(TooSlow):
    """All calls of a test together took too long, though none is endless; `function` took most of the time."""

    function: str = ''
    count: int = 0


class WaitingCalls(SlowCalls):
    """All idle calls of a test together took too long; `function` waited most of the time."""


@dataclass(eq=False)
class TooMuchOutput(CallAborted):
    """It printed more than `limit` characters."""

    limit: int = 0


@dataclass(eq=False)
class AskedForInput(CallAborted):
    """It called `input()` though no line was left of the `prepared` ones."""

    prepared: int = 0


@dataclass(eq=False)
class NoDebugger(AskedForInput):
    """It called `breakpoint()` where there is no terminal for a debugger."""


@dataclass(eq=False)
class Ended(CallAborted):
    """The process that ran the program has ended, and the kit had not asked it to.

    `places` are the files and lines that were running, innermost first, where that is known.
    """

    places: Places = ()


class OutOfMemory(Ended):
    """The program was ended because its processes together took too much memory."""


class Unusable(Exception):
    """The test needs something that the student's program does not have."""


@dataclass(eq=False)
class MissingFile(Unusable):
    """There is no file for the module."""

    module: str


@dataclass(eq=False)
class BrokenFile(Unusable):
    """The file is there, but could not be read or run as it should."""

    problem: LoadProblem

    def __str__(self) -> str:
        return self.problem.module


@dataclass(eq=False)
class ShadowedModule(Unusable):
    """A file of the student's is named like a module of Python that the program needs: `random.py`."""

    name: str


@dataclass(eq=False)
class MissingFunction(Unusable, AttributeError):
    """The file has no such name, though the lesson asks for it. `present` are the functions it has.

    An AttributeError too, so that `hasattr` and `from klondike import x` mean what they mean everywhere.
    """

    module: str
    function: str
    present: Names
    problem: LoadProblem | None = None

    def __str__(self) -> str:
        return f'{self.module} has no {self.function}'


@dataclass(eq=False)
class NotAFunction(Unusable):
    """A function was wanted, and the name means something else."""

    module: str
    function: str
    value: Any = None

    def __str__(self) -> str:
        return f'{self.module}.{self.function}'  # not the value: to show a student's object may take for ever


@dataclass(eq=False)
class WrongParameters(Unusable):
    """The function cannot be called with what the lesson says it takes."""

    module: str
    function: str


@dataclass(eq=False)
class UncaughtError(Exception):
    """An exception that ended a script in its own process; `text` has its type and what it says."""

    text: str

    def again(self) -> BaseException:
        """An exception of that type that says the same; a plain one for a type that is not Python's or takes more."""
        name, _, message = self.text.partition(': ')
        kind = getattr(builtins, name, None)
        with_more = UnicodeError, ExceptionGroup
        if not isinstance(kind, type) or not issubclass(kind, Exception) or issubclass(kind, with_more):
            return Exception(message)
        error = kind(message)
        if isinstance(error, NameError) and (found := re.search(r"name '(\w+)'", message)):
            error.name = found[1]
        return error


@dataclass(eq=False)
class ScriptFailed(Exception):
    """A file that was run as the main program did not end well; `cause` says how.

    `output` is what it printed; `frames` are (file, line, function) in the student's files, outermost first.
    """

    file: str
    cause: BaseException
    output: str = ''
    frames: Sequence[tuple[str, int, str]] = ()

    def __str__(self) -> str:
        return f'{self.file}: {self.cause!r}'


KINDS = (
    SkippedAfterHangs,
    WaitingCalls,
    SlowCalls,
    IdleTimeout,
    TooSlow,
    TooMuchOutput,
    NoDebugger,
    AskedForInput,
    MissingFile,
    BrokenFile,
    MissingFunction,
    NotAFunction,
    WrongParameters,
)
"""Kinds that a process in the sandbox may send to the judge. A subclass comes before its base class."""


def carried_types(kind: Any) -> dict[str, Any]:
    """Return the facts of a kind that are sent to the judge: name -> type."""
    return {fact.name: fact.type for fact in fields(kind) if fact.type in CARRIED}


def carried_facts(error: BaseException, kind: type[BaseException]) -> list[Any]:
    """Return the values of these facts."""
    return [getattr(error, name) for name in carried_types(kind)]
