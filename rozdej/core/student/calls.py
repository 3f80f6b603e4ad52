"""Records the calls of a student's functions in a test: arguments as they were, results, exceptions, output."""

import marshal
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

KEPT = 50
"""How many of the last calls are kept."""

PLAIN = frozenset((str, int, float, bool, bytes, type(None), range))

NOTHING = object()
"""Stands for "did not return"."""


@dataclass
class Call:
    """One call of a student's function by a test."""

    module: str
    function: str
    arguments: tuple[Any, ...]
    keywords: dict[str, Any]
    before: bytes | tuple[Any, ...] | None
    """The arguments as they were when the call began: lists change later."""
    line: int = 0
    """The line of the test that made the call."""
    result: Any = NOTHING
    exception: BaseException | None = None
    printed: str = ''
    has_changed: bool = False
    """Whether a later one of many calls has changed what this one returned; `result` is as it was before."""
    number: int = 0
    """The number of the call in the test, from 1."""

    @property
    def arguments_before(self) -> tuple[Any, ...]:
        """The positional arguments as they were when the call began."""
        return self.arguments if self.before is None else restore(self.before)[: len(self.arguments)]

    @property
    def keywords_before(self) -> dict[str, Any]:
        """The arguments by name as they were when the call began."""
        values = self.keywords.values() if self.before is None else restore(self.before)[len(self.arguments) :]
        return dict(zip(self.keywords, values, strict=True))


class Running(NamedTuple):
    """A statement of a student's file that is being run."""

    module: str
    number: int
    left_out: list[tuple[str, int]]
    """Statements that are not run: (module, number)."""


class CallObserver(Protocol):
    """Is told what runs of a student's program: calls from outside, and statements of files.

    `before` is called for each statement, `after` only for the last one of a file.
    """

    def before(self, work: Call | Running) -> None:
        """Handle work that is about to run."""

    def after(self, work: Call | Running) -> None:
        """Handle work that is over; a call has a result or an exception."""


@dataclass
class CallLog:
    """The last calls of one test, oldest first."""

    calls: deque[Call] = field(default_factory=lambda: deque(maxlen=KEPT))
    touched: tuple[str, str] | None = None
    """The module and the name that were looked up last."""
    missing: BaseException | None = None
    """Why the last name that was looked up in vain is not there."""
    count: int = 0
    """How many calls there were."""

    def clear(self) -> None:
        """Forget all calls: a new test begins."""
        self.calls.clear()
        self.count = 0
        self.touched = None
        self.missing = None

    def begin(
        self, module: str, function: str, arguments: tuple[Any, ...], keywords: dict[str, Any], line: int = 0
    ) -> Call:
        """Record a call that is about to be made."""
        self.count += 1
        before = freeze((*arguments, *keywords.values()))
        call = Call(module, function, arguments, keywords, before, line, number=self.count)
        self.calls.append(call)
        return call


def freeze(arguments: tuple[Any, ...]) -> bytes | tuple[Any, ...] | None:
    """Copy the arguments as they are now; None when they are not plain data or NamedTuples of it.

    `marshal` is used because it copies plain data ten times faster than `copy.deepcopy`,
    and a long test makes thousands of calls.
    """
    try:
        return marshal.dumps(arguments)
    except ValueError:
        pass
    try:
        return copy_data(arguments)
    except (ValueError, RecursionError):
        return None


def restore(frozen: bytes | tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the arguments that `freeze` has copied, as new objects each time."""
    return marshal.loads(frozen) if isinstance(frozen, bytes) else copy_data(frozen)


def with_classes(value: Any, own: Callable[[type], type]) -> Any:
    """Copy what `restore` returns; `own` maps the class of each NamedTuple in it to another one."""
    if isinstance(value, tuple):
        return tuple.__new__(own(type(value)), [with_classes(item, own) for item in value])
    if isinstance(value, list):
        return [with_classes(item, own) for item in value]
    return {key: with_classes(item, own) for key, item in value.items()} if isinstance(value, dict) else value


def copy_data(value: Any) -> Any:
    """A copy of data that `marshal` does not take, because there are records (NamedTuples) in it.

    Raises ValueError when there is anything else in it.
    """
    kind = type(value)
    if kind is list:
        return [item if type(item) in PLAIN else copy_data(item) for item in value]
    if kind is dict:
        return {key: copy_data(item) for key, item in value.items()}
    if isinstance(value, tuple):
        try:
            hash(value)
        except TypeError:  # there is a list in it
            return tuple.__new__(kind, [item if type(item) in PLAIN else copy_data(item) for item in value])
        return value
    if kind in PLAIN:
        return value
    raise ValueError
