"""What was asked of a student's functions during a test, and what they did."""

import marshal
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

KEPT = 50
"""How many of the last calls are remembered."""

PLAIN = frozenset((str, int, float, bool, bytes, type(None), range))

NOTHING = object()
"""Stands for "did not return"."""


@dataclass
class Call:
    """One call of a student's function by a test.

    `before` is the state of all arguments when the call began: lists change later.
    `line` is the line that made the call, `number` counts the calls of the test from 1.
    """

    module: str
    function: str
    arguments: tuple[Any, ...]
    keywords: dict[str, Any]
    before: bytes | tuple[Any, ...] | None
    line: int = 0
    result: Any = NOTHING
    exception: BaseException | None = None
    printed: str = ''
    has_changed: bool = False
    """Whether a later one of many calls has changed what this one returned; `result` is as it was before."""
    number: int = 0

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
    """The statement of that number in a student's file is being run; others (module, number) are `left_out`."""

    module: str
    number: int
    left_out: list[tuple[str, int]]


class CallObserver(Protocol):
    """Hears of what is run of a student's program: calls that are made from outside, and statements of files.

    One statement after another is told of before it is run; the last one of a file that is loaded, also afterwards.
    """

    def before(self, work: Call | Running) -> None:
        """This is about to be run."""

    def after(self, work: Call | Running) -> None:
        """This is over; a call has a result or an exception."""


@dataclass
class CallLog:
    """The last calls of one test, oldest first, and which name was looked at last, or looked for in vain.

    `count` is how many calls there were.
    """

    calls: deque[Call] = field(default_factory=lambda: deque(maxlen=KEPT))
    touched: tuple[str, str] | None = None
    missing: BaseException | None = None
    count: int = 0

    def clear(self) -> None:
        """Forget everything; a new test begins."""
        self.calls.clear()
        self.count = 0
        self.touched = None
        self.missing = None

    def begin(
        self, module: str, function: str, arguments: tuple[Any, ...], keywords: dict[str, Any], line: int = 0
    ) -> Call:
        """Remember a call that is about to be made."""
        self.count += 1
        before = freeze((*arguments, *keywords.values()))
        call = Call(module, function, arguments, keywords, before, line, number=self.count)
        self.calls.append(call)
        return call


def freeze(arguments: tuple[Any, ...]) -> bytes | tuple[Any, ...] | None:
    """The arguments frozen in time; None when they are not plain data or records of it.

    `marshal` is used because it copies plain data ten times faster than `copy.deepcopy`,
    and a long test makes thousands of calls.
    """
    try:
        return marshal.dumps(arguments)
    except ValueError:
        pass
    try:
        return copied(arguments)
    except (ValueError, RecursionError):
        return None


def restore(frozen: bytes | tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments of a snapshot, made anew each time."""
    return marshal.loads(frozen) if isinstance(frozen, bytes) else copied(frozen)


def with_classes(value: Any, own: Callable[[type], type]) -> Any:
    """A copy of what `restore` gives, its records of the classes that `own` says."""
    if isinstance(value, tuple):
        return tuple.__new__(own(type(value)), [with_classes(item, own) for item in value])
    if isinstance(value, list):
        return [with_classes(item, own) for item in value]
    return {key: with_classes(item, own) for key, item in value.items()} if isinstance(value, dict) else value


def copied(value: Any) -> Any:
    """A copy of data that `marshal` does not take, because there are records (NamedTuples) in it.

    Raises ValueError when there is anything else in it.
    """
    kind = type(value)
    if kind is list:
        return [item if type(item) in PLAIN else copied(item) for item in value]
    if kind is dict:
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, tuple):
        try:
            hash(value)
        except TypeError:  # there is a list in it
            return tuple.__new__(kind, [item if type(item) in PLAIN else copied(item) for item in value])
        return value
    if kind in PLAIN:
        return value
    raise ValueError
