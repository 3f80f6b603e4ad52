"""How a call ended: it is made once more, and each line that it runs is noted."""

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
    """The function of the student's in which a call ended: the called one, or the one where an exception came from.

    `line` is the last that was run, `lines` are all that were. `nones` says of each name that was None at the end
    since which line it was; one that came so is from the line of the `def`. `lengths` are those of the lists, tuples
    and texts that the names meant where an exception came from, and `again` the lines that were run more than once, by
    then, in the functions that it came through. `ran` are the lines of all functions that were run until the call was
    over, `facts` is what was noted in them. `given` are the arguments, as text, of the functions that an exception came
    through, by file and name.
    """

    file: str
    line: int
    nones: dict[str, int] = field(default_factory=dict)
    lines: set[int] = field(default_factory=set)
    lengths: dict[str, int] = field(default_factory=dict)
    again: set[tuple[str, int]] = field(default_factory=set)
    ran: set[tuple[str, int]] = field(default_factory=set)
    facts: set[Fact] = field(default_factory=set)
    given: dict[tuple[str, str], str] = field(default_factory=dict)
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
    """What a function that begins was given, as text; '' when it cannot be told in a few words."""
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
    """How the call ends when it is made once more, `given` the same arguments; None when that is not the same.

    It is when it returns None again, or something else again, or raises an exception of the same type.
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
