"""Ending a call that takes too long, from a thread beside it.

Python has no way to stop a function, but one thread may raise an exception in another.
"""

import ctypes
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType

TICK = 0.02
"""How often the watchdog looks at the clock, in seconds."""

PATIENCE = 5
"""How many exceptions may be swallowed before the watchdog insists."""

OURS = str(Path(__file__).parent)
"""Code in this folder runs around the student's and must not be interrupted."""


class Stopped(BaseException):
    """The guard ended the student's code. Not an `Exception`: `except Exception` lets it through."""


class TooSlow(Stopped):
    """It ran longer than `limit` seconds."""

    limit: float = 0.0


class TooSlowAgain(TooSlow):
    """The same for code that swallowed it: once caught, it is raised again in the handler.

    Python makes the exception object in the guarded thread, just before a handler gets it.
    That is the moment to make every further line raise, those of the handler included. No
    handler guards itself for ever, so the loop ends.
    """

    def __init__(self) -> None:
        super().__init__()
        RAISING.switch_on(sys._getframe(1))

    def __del__(self) -> None:
        RAISING.caught(sys._getframe(1))


def _raise_in(thread: int, exception: type[BaseException]) -> None:
    """Raise the exception in a thread at its next opportunity, instead of one that is pending."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(exception))


class Drained(Stopped):
    """Sent only to be caught at once."""


class RaisingByTrace:
    """`TooSlow` at every line, before Python 3.12.

    Python switches a trace function off when it raises. So it is switched on again when the
    exception that it raised dies, which is at the end of the handler that swallowed it.
    """

    def __init__(self) -> None:
        self._on = False

    def switch_on(self, frame: FrameType | None) -> None:
        """Begin in this frame and those that called it."""
        self._on = True
        while frame is not None and not frame.f_code.co_filename.startswith(OURS):
            frame.f_trace = self._trace
            frame = frame.f_back
        sys.settrace(self._trace)

    def caught(self, frame: FrameType) -> None:
        """An exception has come to its end in this frame."""
        if self._on:
            self.switch_on(frame)

    def switch_off(self, before: Callable | None) -> None:
        """End it; `before` is what was tracing when the call began."""
        if self._on:
            self._on = False
            sys.settrace(before)

    def _trace(self, frame: FrameType, event: str, argument: object) -> Callable:
        if self._on and event == 'line' and not frame.f_code.co_filename.startswith(OURS):
            raise TooSlowAgain
        return self._trace


class RaisingByMonitoring:
    """`TooSlow` at every line, since Python 3.12: a monitor that raises stays on."""

    TOOL = 4  # any of the ids that Python leaves free

    def __init__(self) -> None:
        self._victim = 0

    def switch_on(self, frame: FrameType | None) -> None:
        """Begin in the current thread."""
        monitoring = sys.monitoring
        if monitoring.get_tool(self.TOOL) is None:
            monitoring.use_tool_id(self.TOOL, 'rozdej')
            self._victim = threading.get_ident()
            monitoring.register_callback(self.TOOL, monitoring.events.LINE, self._line)
            monitoring.set_events(self.TOOL, monitoring.events.LINE)

    def caught(self, frame: FrameType) -> None:
        """An exception has come to its end; nothing to do, monitoring is still on."""

    def switch_off(self, before: Callable | None) -> None:
        """End it."""
        monitoring = sys.monitoring
        if monitoring.get_tool(self.TOOL) == 'rozdej':
            monitoring.set_events(self.TOOL, 0)
            monitoring.register_callback(self.TOOL, monitoring.events.LINE, None)
            monitoring.free_tool_id(self.TOOL)

    def _line(self, code: CodeType, line: int) -> None:
        if not code.co_filename.startswith(OURS) and threading.get_ident() == self._victim:
            raise TooSlow


RAISING = RaisingByMonitoring() if sys.version_info >= (3, 12) else RaisingByTrace()


class Watchdog:
    """A thread that raises `TooSlow` in the guarded thread once its time is up.

    A bare `except:` inside a student's loop swallows the exception, so it is raised again at
    every tick until the call is over, after a while as `TooSlowAgain`, which nothing swallows.

    The thread simply looks at the clock now and then. Being woken and put to sleep (by an
    `Event`, say) would need code in the guarded thread that an exception must not interrupt.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._deadline: float | None = None
        self._victim = 0
        self._sent = False
        self._thread: threading.Thread | None = None

        if hasattr(os, 'register_at_fork'):
            os.register_at_fork(after_in_child=self._after_fork)

    def _after_fork(self) -> None:
        """A forked process has neither the thread nor, maybe, an open lock."""
        self._lock = threading.Lock()
        self._thread = None

    def arm(self, seconds: float) -> float | None:
        """Start the clock for the calling thread; returns the deadline that was in force before."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._watch, name='watchdog', daemon=True)
            self._thread.start()
        before = self._deadline
        self._victim = threading.get_ident()
        self._deadline = time.monotonic() + seconds
        return before

    def disarm(self, before: float | None = None) -> None:
        """Stop the clock, and swallow an exception that was sent but has not arrived.

        `before` is what `arm` returned: the deadline of the call around this one.
        """
        with self._lock:
            self._deadline = before
            sent, self._sent = self._sent, False
        if sent:
            self._drain()

    def _drain(self) -> None:
        """Take the place of a pending exception and let it arrive here.

        Calling it back (with a null pointer) would leave Python looking for an exception at
        every step for ever: slow, and an endless loop under a profiler in 3.11.
        """
        try:
            _raise_in(threading.get_ident(), Drained)
            for _ in range(1000):
                pass
        except Stopped:
            pass

    def _watch(self) -> None:
        swallowed = 0
        while True:
            time.sleep(TICK)
            with self._lock:
                late = self._deadline is not None and time.monotonic() > self._deadline
                swallowed = swallowed + 1 if late else 0
                if late:
                    self._sent = True
                    _raise_in(self._victim, TooSlow if swallowed <= PATIENCE else TooSlowAgain)


WATCHDOG = Watchdog()
"""The one that all guards of a process share: a thread for each would cost more than it guards."""
