"""Running a piece of a student's program within limits of time, output and manners.

A call may loop for ever, print without end, wait for a keyboard nobody sits at, or
replace `sys.stdout` and forget about it. The guard ends it with an exception of ours
and puts everything back. It works inside one process, on every system, so it is
protection against mistakes, not against malice: that is what isolation is for.
"""

import builtins
import ctypes
import io
import sys
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import contextmanager, suppress
from typing import Any

TICK = 0.02
"""How often the watchdog looks at the clock, in seconds."""


class Stopped(BaseException):
    """The guard ended the student's code. Not an `Exception`: `except Exception` lets it through."""


class TooSlow(Stopped):
    """It ran longer than `limit` seconds."""

    limit: float = 0.0


class TooMuchOutput(Stopped):
    """It printed more than the guard keeps."""


class AskedForInput(Stopped):
    """It called `input()` though no line was prepared for it."""

    def __init__(self, prompt: str = '', prepared: int = 0):
        super().__init__(prompt)
        self.prompt = prompt
        self.prepared = prepared


class Watchdog:
    """A thread that raises `TooSlow` in the guarded thread once its time is up.

    It raises again at every tick until the call is over, because a bare `except:` in a
    student's loop would otherwise swallow the only one.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._wake = threading.Event()
        self._deadline: float | None = None
        self._victim = 0
        self._thread: threading.Thread | None = None

    def arm(self, seconds: float) -> None:
        """Start the clock for the calling thread."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._watch, name='watchdog', daemon=True)
            self._thread.start()
        self._victim = threading.get_ident()
        self._deadline = time.monotonic() + seconds
        self._wake.set()

    def disarm(self) -> None:
        """Stop the clock, and call back an exception that was sent but has not arrived."""
        with self._lock:
            self._deadline = None
            self._wake.clear()
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._victim), None)

    def _watch(self) -> None:
        while True:
            self._wake.wait()
            time.sleep(TICK)
            with self._lock:
                if self._deadline is not None and time.monotonic() > self._deadline:
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(
                        ctypes.c_ulong(self._victim), ctypes.py_object(TooSlow)
                    )


class Recording(io.TextIOBase):
    """A `sys.stdout` that remembers what is written and passes it on, up to a limit."""

    def __init__(self, target: Any, limit: int):
        self._target = target
        self._room = limit
        self._parts: list[str] = []

    def write(self, text: str) -> int:
        self._room -= len(text)
        if self._room < 0:
            raise TooMuchOutput
        self._parts.append(text)
        self._target.write(text)
        return len(text)

    def flush(self) -> None:
        self._target.flush()

    def isatty(self) -> bool:
        return False

    @property
    def encoding(self) -> str:
        return getattr(self._target, 'encoding', 'utf-8')

    @property
    def text(self) -> str:
        """All that was written so far."""
        return ''.join(self._parts)


class Guard:
    """Runs student's code within `time_limit` seconds and `output_limit` characters a call.

    `active` says whether guarded code is running right now; `printed` holds what the last
    call printed.
    """

    def __init__(self, time_limit: float = 2.0, output_limit: int = 1_000_000):
        self.time_limit = time_limit
        self.output_limit = output_limit
        self.active = False
        self.printed = ''
        self._watchdog = Watchdog()

    def run(self, function: Callable[..., Any], *args: Any, seconds: float | None = None, **kwargs: Any) -> Any:
        """What `function(*args, **kwargs)` returns or raises.

        Raises `TooSlow`, `TooMuchOutput` or `AskedForInput` when it had to be ended.
        """
        limit = self.time_limit if seconds is None else min(seconds, self.time_limit)
        recording = Recording(sys.stdout, self.output_limit)
        before = sys.stdout, sys.stdin, builtins.input, builtins.print, sys.getrecursionlimit()
        sys.stdout = recording
        self.active = True
        try:
            try:
                self._watchdog.arm(limit)
                return function(*args, **kwargs)
            finally:
                self._watchdog.disarm()
        except TooSlow as stopped:
            self._watchdog.disarm()
            stopped.limit = limit
            raise
        finally:
            self.active = False
            sys.stdout, sys.stdin, builtins.input, builtins.print = before[:4]
            if sys.getrecursionlimit() != before[4]:
                sys.setrecursionlimit(before[4])
            self.printed = recording.text


class Keyboard:
    """What `input()` answers while student's code runs: prepared lines, then a refusal."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._prepared = 0

    def prepare(self, lines: Iterable[str]) -> None:
        """Replace whatever was prepared by these lines."""
        self._lines = [str(line) for line in lines]
        self._prepared = len(self._lines)

    def input(self, prompt: object = '', /) -> str:
        """Stands in for the built-in: prints the prompt, gives the next line.

        Raises `AskedForInput` when there is none left.
        """
        if not self._lines:
            raise AskedForInput(str(prompt), self._prepared)
        sys.stdout.write(str(prompt))
        return self._lines.pop(0)

    @contextmanager
    def plugged_in(self):
        """While the context lasts, `input()` reads from here."""
        original = builtins.input
        builtins.input = self.input
        try:
            yield self
        finally:
            with suppress(AttributeError):
                self._lines.clear()
            builtins.input = original
