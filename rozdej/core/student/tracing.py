"""Repeats a call and records the lines that it runs, to tell how it ended."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from types import CodeType, FrameType
from typing import Any

from rozdej.core.student.calls import Call
from rozdej.core.student.guard import Guard
from rozdej.core.student.observing import Fact, Observer

LONGEST_GIVEN = 60
"""Characters of arguments that are told."""


@dataclass
class CallEnd:
    """The function of the student's in which a call ended: the called one, or the one where an exception came from."""

    file: str
    line: int
    """The last line that ran."""
    nones: dict[str, int] = field(default_factory=dict)
    """Names that were None at the end -> the line since which they were; that of the `def` for arguments."""
    lines: set[int] = field(default_factory=set)
    """All lines that ran."""
    lengths: dict[str, int] = field(default_factory=dict)
    """Lengths of the lists, tuples and texts where an exception came from, by name."""
    again: set[tuple[str, int]] = field(default_factory=set)
    """Lines that ran more than once before the exception, in the functions that it passed."""
    ran: set[tuple[str, int]] = field(default_factory=set)
    """Lines of all functions that ran in the call."""
    facts: set[Fact] = field(default_factory=set)
    """What was observed in them."""
    given: dict[tuple[str, str], str] = field(default_factory=dict)
    """Arguments, as text, of the functions that an exception passed, by file and name."""
    _twice: set[int] = field(default_factory=set, repr=False)

    def go_on(self, line: int) -> None:
        """Note the line that is run next."""
        if line in self.lines:
            self._twice.add(line)
        self.line = line
        self.lines.add(line)

    @property
    def twice(self) -> set[tuple[str, int]]:
        """The lines that were run more than once."""
        return {(self.file, line) for line in self._twice}

    def look(self, frame: FrameType) -> None:
        """Note which names are None after the last line."""
        for name, value in frame.f_locals.items():
            if name in frame.f_code.co_freevars:  # of the function around
                continue
            if value is not None:
                self.nones.pop(name, None)
            else:
                self.nones.setdefault(name, self.line)


class _Tracer:
    """Notes the lines of functions for which `owns(file)` holds."""

    def __init__(self, code: CodeType, owns: Callable[[str], bool], keeps_given: bool):
        self._code = code
        self._owns = owns
        self._keeps_given = keeps_given
        self._given: dict[FrameType, str] = {}
        self._runs: dict[FrameType, CallEnd] = {}
        self.ran: set[tuple[str, int]] = set()
        self.returned: CallEnd | None = None
        self.raised: tuple[Any, CallEnd] | None = None

    def __call__(self, frame: FrameType, event: str, argument: Any) -> Any:
        """A function begins."""
        if event != 'call' or not self._owns(frame.f_code.co_filename):
            return None
        around = frame.f_back if frame.f_code.co_name.startswith('<') else None  # a comprehension is part of it
        if around in self._runs and frame.f_code in around.f_code.co_consts:
            self._runs[frame] = self._runs[around]
        else:
            self._runs[frame] = CallEnd(frame.f_code.co_filename, frame.f_lineno)
            if self._keeps_given:
                self._given[frame] = _arguments(frame)
        self._runs[frame].look(frame)
        return self._inside

    def _inside(self, frame: FrameType, event: str, argument: Any) -> Any:
        run = self._runs[frame]
        if event != 'exception':
            run.look(frame)
        if event == 'line':
            run.go_on(frame.f_lineno)
            self.ran.add((run.file, frame.f_lineno))
        elif event == 'exception' and (self.raised is None or self.raised[0] is not argument[1]):
            run.look(frame)
            run.lengths = {name: len(it) for name, it in frame.f_locals.items() if type(it) in (list, tuple, str)}
            run.again = set().union(*(around.twice for around in self._runs.values()))
            run.given = {(at.f_code.co_filename, at.f_code.co_name): text for at, text in self._given.items()}
            self.raised = argument[1], run
        elif event == 'return':
            del self._runs[frame]
            self._given.pop(frame, None)
            if frame.f_code is self._code:
                self.returned = run
        return self._inside


def _arguments(frame: FrameType) -> str:
    """Return the arguments of a function that begins, as text; '' when that fails or is too long."""
    names = frame.f_code.co_varnames[: frame.f_code.co_argcount]
    try:
        told = ', '.join(repr(frame.f_locals[name]) for name in names)
    except Exception:
        return ''
    return told if len(told) <= LONGEST_GIVEN else ''


def ending_of(
    call: Call,
    given: tuple[tuple, dict[str, Any]],
    function: Any,
    guard: Guard,
    owns: Callable[[str], bool],
    observer: Observer,
) -> CallEnd | None:
    """Repeat the call with the arguments `given`. Returns how it ends; None when it ends in another way.

    It ends in the same way when it returns None again, or something else again, or raises the same type of exception.
    """
    if not hasattr(function, '__code__'):
        return None
    arguments, keywords = given
    tracer = _Tracer(function.__code__, owns, call.exception is not None)
    before = sys.gettrace()

    def traced() -> Any:
        sys.settrace(tracer)
        try:
            return function(*arguments, **keywords)
        finally:
            sys.settrace(before)

    try:
        result = guard.run(traced, echo=False)
    except Exception as error:
        is_same = call.exception is not None and type(error).__name__ == type(call.exception).__name__
        ending = tracer.raised[1] if is_same and tracer.raised and tracer.raised[0] is error else None
    except BaseException:
        return None
    else:
        is_same = call.exception is None and (result is None) == (call.result is None)
        ending = tracer.returned if is_same else None
    if ending:
        ending.ran, ending.facts = tracer.ran, observer.facts
    return ending
