"""Runs a call of a student's program within limits of time, output and input.

A call may loop for ever, print without end, wait for input, or replace `sys.stdout`. The guard ends it with an
exception of the kit and puts everything back. It works within one process, on every system. So it protects against
mistakes, not against malice; grading runs programs in a sandbox for that.
"""

import builtins
import codecs
import io
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from math import inf
from typing import Any, NoReturn, TextIO

from rozdej.core.student.failures import AskedForInput, NoDebugger, TooMuchOutput
from rozdej.core.student.limits import CALL_SECONDS, OUTPUT_CHARACTERS
from rozdej.core.student.watchdog import WATCHDOG


def write(target: TextIO, text: str) -> None:
    """Write the text, with `?` for what the target's encoding lacks."""
    try:
        target.write(text)
    except UnicodeEncodeError:
        target.write(text.encode(target.encoding, 'replace').decode(target.encoding))


class Recording(io.TextIOBase):
    """A `sys.stdout` that records what is written, up to `limit` characters, and passes it on to `target`, if any."""

    def __init__(self, target: TextIO | None, limit: int):
        self._target = target
        self._limit = limit
        self.count = 0
        self._parts: list[str] = []
        self._over = False

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f'write() argument must be str, not {type(text).__name__}')
        if self._over:  # a student's module kept it: `from sys import stdout`
            return sys.stdout.write(text)
        self.count += len(text)
        if self.count > self._limit:
            raise TooMuchOutput(self._limit)
        self._parts.append(text)
        if self._target is not None:
            write(self._target, text)
        return len(text)

    def writelines(self, lines: Iterable[str], /) -> None:  # type: ignore[override]
        for line in lines:
            self.write(line)

    def reconfigure(self, **settings: Any) -> None:
        """Programs for Windows ask for UTF-8; here every character is welcome."""

    @property
    def buffer(self) -> io.BufferedIOBase:
        """What other programs for Windows wrap to write UTF-8."""
        return RecordedBytes(self)

    def detach(self) -> io.BufferedIOBase:  # type: ignore[override]  # it is the kit's own
        """The same; this stream goes on."""
        return self.buffer

    def flush(self) -> None:
        if self._target is not None:
            self._target.flush()

    def isatty(self) -> bool:
        return False

    def let_go(self) -> None:
        """Close the stream and pass nothing on any more.

        Python would close it when it is garbage, at any moment: then the target may be gone, or the guard of a later
        call may raise an exception there, which would only make a warning.
        """
        self._target = None
        self._over = True
        self.close()

    @property
    def encoding(self) -> str:  # type: ignore[override]  # nobody sets it
        return getattr(self._target, 'encoding', 'utf-8')

    @property
    def text(self) -> str:
        """All that was written so far."""
        return ''.join(self._parts)


class RecordedBytes(io.BufferedIOBase):
    """A stream of bytes in UTF-8 that are recorded as text."""

    def __init__(self, recording: Recording):
        self._recording = recording
        self._decoder = codecs.getincrementaldecoder('utf-8')('replace')

    def writable(self) -> bool:
        return True

    def write(self, data: Any, /) -> int:
        self._recording.write(self._decoder.decode(data))
        return len(data)


class Guard:
    """Runs student's code within `time_limit` seconds of the processor and `output_limit` characters a call.

    `active` says whether guarded code is running right now; `printed` holds what the last
    call printed. Calls may stand inside each other (a module that imports another is loaded);
    each has its own limits.
    """

    def __init__(self, time_limit: float = CALL_SECONDS, output_limit: int = OUTPUT_CHARACTERS):
        self.time_limit = time_limit
        self.output_limit = output_limit
        self.at_most_times = inf
        """Hard wall-time factor of each call."""
        self.active = False
        self.printed = ''
        self.deepest = 0
        """How deep a recursion the program has asked for (`sys.setrecursionlimit`); 0 when it has not."""
        self._recording: Recording | None = None

    @property
    def count(self) -> int:
        """How many characters the running call has printed so far."""
        return self._recording.count if self._recording else 0

    @property
    def so_far(self) -> str:
        """What the running call has printed so far."""
        return self._recording.text if self._recording else ''

    def run(
        self, function: Callable[..., Any], *args: Any, seconds: float | None = None, echo: bool = True, **kwargs: Any
    ) -> Any:
        """Call `function(*args, **kwargs)` within the time limit, or within `seconds` if that is less.

        Its output also goes to `sys.stdout`, unless `echo` is off. Raises `TooSlow`,
        `TooMuchOutput` or `AskedForInput` when it had to be ended.
        """
        limit = self.time_limit if seconds is None else min(seconds, self.time_limit)
        recording = Recording(sys.stdout if echo else None, self.output_limit)
        outer = self._recording
        before = self.active, sys.stdout, sys.stdin, builtins.input, builtins.print, sys.getrecursionlimit()

        def flushed(*args: Any, **kwargs: Any) -> Any:
            try:
                return function(*args, **kwargs)
            finally:
                wrapper = sys.stdout
                if isinstance(wrapper, io.TextIOWrapper) and not wrapper.closed:  # it keeps some of what is printed
                    wrapper.flush()

        try:
            if self.deepest > before[-1]:  # asked for when the file was loaded, or by an earlier call
                sys.setrecursionlimit(self.deepest)
            sys.stdout = self._recording = recording
            self.active = True
            return WATCHDOG.run(limit, flushed, *args, at_most=self.at_most_times * limit, **kwargs)
        finally:
            self.active, sys.stdout, sys.stdin, builtins.input, builtins.print, recursion_limit = before
            if sys.getrecursionlimit() != recursion_limit:
                self.deepest = sys.getrecursionlimit()
                sys.setrecursionlimit(recursion_limit)
            self._recording = outer
            self.printed = recording.text
            recording.let_go()


class Keyboard:
    """What `input()` answers while student's code runs: prepared lines, then a refusal.

    `lines` are those that are left, `prepared` is how many there were.
    """

    has_terminal = False
    """Whether somebody sits at this process, to whom a debugger may talk."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.prepared = 0

        def input(prompt: object = '', /) -> str:
            return self._typed(prompt)

        input.__qualname__ = 'input'  # no method: Python's errors name it, and count what it is given
        self.input = input

    def prepare(self, lines: Iterable[str], prepared: int | None = None) -> None:
        """Set the lines that `input()` returns; `prepared` is how many there were, if some are used up."""
        self.lines = [str(line) for line in lines]
        self.prepared = len(self.lines) if prepared is None else prepared

    def _typed(self, prompt: object) -> str:
        """Do what `input` does: print the prompt and return the next line.

        Raises `AskedForInput` when there is none left.
        """
        if not self.lines:
            raise AskedForInput(self.prepared)
        sys.stdout.write(str(prompt))
        return self.lines.pop(0)

    def rest(self) -> list[str]:
        """Return all lines that are left. Raises `AskedForInput` when none were prepared."""
        if not self.prepared:
            raise AskedForInput
        lines, self.lines = self.lines, []
        return lines

    @contextmanager
    def plugged_in(self):
        """While the context lasts, `input()` and `sys.stdin` read from here."""
        original = builtins.input, sys.stdin
        hook = sys.breakpointhook
        if hook is sys.__breakpointhook__ and not self.has_terminal:  # no debugger of an editor either
            sys.breakpointhook = _no_debugger
        builtins.input, sys.stdin = self.input, TypedInput(self)
        try:
            yield self
        finally:
            with suppress(AttributeError):
                self.lines.clear()
                self.prepared = 0
            builtins.input, sys.stdin = original
            sys.breakpointhook = hook


def _no_debugger(*arguments: Any, **keywords: Any) -> NoReturn:
    """Replace the debugger of `breakpoint()` where there is no terminal. Raises `NoDebugger`."""
    raise NoDebugger


class TypedInput(io.TextIOBase):
    """A `sys.stdin` with the lines of a keyboard."""

    def __init__(self, keyboard: Keyboard):
        self._keyboard = keyboard

    encoding = 'utf-8'

    def reconfigure(self, **settings: Any) -> None:
        """See `Recording.reconfigure`."""

    def readable(self) -> bool:
        return True

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        return self._keyboard.input() + '\n'

    def read(self, size: int | None = -1, /) -> str:
        return ''.join(f'{line}\n' for line in self._keyboard.rest())

    def readlines(self, hint: int = -1, /) -> list[str]:  # type: ignore[override]
        return [f'{line}\n' for line in self._keyboard.rest()]

    def __iter__(self) -> Iterator[str]:  # type: ignore[override]
        return iter(self.readlines())
