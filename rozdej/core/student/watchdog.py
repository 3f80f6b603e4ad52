"""Ends calls that take too long, by what the platform can do.

Python has no way to stop a function, but one thread may raise an exception in another (`Watchdog`). Where no thread
can be started, a signal comes now and then (`ThreadlessWatchdog`). What neither can stop ends with its process
(`SYSTEM.process_deadline`).
"""

import ctypes
import re
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from math import inf
from pathlib import Path
from time import monotonic
from types import CodeType, FrameType
from typing import Any

from rozdej import PACKAGE
from rozdej.core.student.failures import CallAborted, IdleTimeout, TooSlow
from rozdej.core.student.limits import is_over, is_waiting, longest, waiting_limit
from rozdej.core.student.tracebacks import line_of
from rozdej.core.system import SYSTEM

TICK = 0.02
"""How often the watchdog looks at the clock, in seconds."""

CHECKS = 50
"""Jumps and calls between two looks for signals of a browser's Python."""

MAX_SWALLOWED = 5
"""How many exceptions a call may swallow before it gets `TooSlowAgain`, which it cannot."""

kit_folders: tuple[str, ...] = str(PACKAGE / 'core/student'), str(PACKAGE / 'core/system')
"""Folders with code of the kit that runs around the student's and must not be interrupted; `isolation` adds its own."""


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
        if (frame := sys._getframe().f_back) is not None:  # at the end of the process there is nobody around it
            RAISING.caught(frame)


def _raise_in(thread: int, exception: type[BaseException]) -> None:
    """Raise the exception in a thread at its next opportunity, instead of one that is pending."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(exception))


class _Flush(CallAborted):
    """Replaces a pending exception, and is caught at once."""


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
        while frame is not None and not frame.f_code.co_filename.startswith(kit_folders):
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
        if self._on and event == 'line' and not frame.f_code.co_filename.startswith(kit_folders):
            raise TooSlowAgain
        return self._trace


class RaisingByMonitoring:
    """`TooSlow` at every line, since Python 3.12: a monitor that raises stays on."""

    TOOL = 4  # any of the ids that Python leaves free
    MONITORING: Any = getattr(sys, 'monitoring', None)

    def __init__(self) -> None:
        self._victim = 0

    def switch_on(self, frame: FrameType | None) -> None:
        """Begin in the current thread."""
        monitoring = self.MONITORING
        if monitoring.get_tool(self.TOOL) is None:
            monitoring.use_tool_id(self.TOOL, 'rozdej')
            self._victim = threading.get_ident()
            monitoring.register_callback(self.TOOL, monitoring.events.LINE, self._line)
            monitoring.set_events(self.TOOL, monitoring.events.LINE)

    def caught(self, frame: FrameType) -> None:
        """An exception has come to its end; nothing to do, monitoring is still on."""

    def switch_off(self, before: Callable | None) -> None:
        """End it."""
        monitoring = self.MONITORING
        if monitoring.get_tool(self.TOOL) == 'rozdej':
            monitoring.set_events(self.TOOL, 0)
            monitoring.register_callback(self.TOOL, monitoring.events.LINE, None)
            monitoring.free_tool_id(self.TOOL)

    def _line(self, code: CodeType, line: int) -> None:
        if not code.co_filename.startswith(kit_folders) and threading.get_ident() == self._victim:
            raise TooSlow


RAISING = RaisingByTrace() if RaisingByMonitoring.MONITORING is None else RaisingByMonitoring()


class Clock:
    """The time of one guarded run, which began when this was made.

    What counts is the time of the processor, of all threads but the kit's own together, which a busy machine does not
    change (for browsers see `rozdej.core.system`). How long it waits in between is looked at by the clock; see
    `limits`.
    """

    stands_still = False
    """Whether no time is ever up: somebody looks on, line by line."""

    def __init__(self, limit: float, outside: bool, at_most: float):
        self.outside = outside
        self.sent = 0
        """How many exceptions were sent because the time is up."""
        self.places: list[tuple[str, int]] = []
        self.takes_memory = False
        """Whether the process had taken most of its memory when the time was up."""
        self._limit = limit
        self._at_most = at_most
        self._kind: type[TooSlow] | None = None
        self._began = monotonic()
        self._worked_before = SYSTEM.worked_seconds()

    @property
    def is_up(self) -> bool:
        """Whether the time is up; once it is, it stays so."""
        if self._kind is None and not self.stands_still:
            worked = SYSTEM.worked_seconds() - self._worked_before
            passed = monotonic() - self._began
            if is_over(self._limit, worked, passed, at_most=min(self._at_most, longest(self._limit))):
                self._kind = IdleTimeout if worked < self._limit and is_waiting(worked, passed) else TooSlow
                self.takes_memory = SYSTEM.has_most_memory()
        return self._kind is not None

    def restart_wait(self) -> None:
        """Restart the wall time: the kit caused the last wait."""
        self._began = monotonic()

    def leave_out(self, inner: 'Clock') -> None:
        """Do not count the run that `inner` measured and that is over now."""
        self._worked_before += SYSTEM.worked_seconds() - inner._worked_before
        self._began += monotonic() - inner._began

    def failure(self) -> TooSlow:
        """Why it was stopped."""
        kind = self._kind or TooSlow
        limit = min(self._at_most, waiting_limit(self._limit)) if kind is IdleTimeout else self._limit
        return kind(limit, self.outside, self.places)


class Watchdog:
    """A thread that raises `TooSlow` in the guarded thread once its time is up.

    A bare `except:` inside a student's loop swallows the exception, so it is raised again at
    every tick until the call is over, after a while as `TooSlowAgain`, which nothing swallows.

    The thread simply looks at the clock now and then. Being woken and put to sleep (by an
    `Event`, say) would need code in the guarded thread that an exception must not interrupt.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._clock: Clock | None = None
        self._victim = 0
        self._sent = False
        self._thread: threading.Thread | None = None
        self._is_deaf = True  # until the main thread, which need not be guarded first, is ready
        SYSTEM.run_after_fork(self._after_fork)

    def _after_fork(self) -> None:
        """A forked process has neither the thread nor, maybe, an open lock."""
        self._lock = threading.Lock()
        self._thread = None
        self._is_deaf = True

    def run(
        self,
        limit: float,
        function: Callable[..., Any],
        *args: Any,
        outside: bool = False,
        at_most: float = inf,
        **kwargs: Any,
    ) -> Any:
        """Call `function(*args, **kwargs)`. Raises `TooSlow` when it worked `limit` seconds, and `IdleTimeout` when it
        took much longer without working.

        A call that took most of the memory by then raises `MemoryError`, as it would have done on a faster computer.

        `outside` is for what calls students' functions, each of which has a limit of its own and does not count: it is
        not stopped while the code around these is at work, which must come to its end. `at_most` is the limit by the
        clock for who cannot wait.
        """
        before, tracing, clock = self._clock, sys.gettrace(), Clock(limit, outside, at_most)
        try:
            try:
                self._arm(clock)
                result = function(*args, **kwargs)
            finally:
                RAISING.switch_off(tracing)
                if before is not None and before.outside:
                    before.leave_out(clock)
                self._disarm(before)
        except TooSlow as stopped:
            self._disarm(before)
            # One that was meant for the run around this one may arrive late, and here.
            if stopped.limit or not clock.sent:
                raise
            # One more may have arrived on the way out: the first one knows where the function was.
            while isinstance(stopped.__context__, TooSlow) and not stopped.__context__.limit:
                stopped = stopped.__context__
            failure = MemoryError() if clock.takes_memory and not outside else clock.failure()
            raise failure.with_traceback(stopped.__traceback__) from None
        except BaseException as error:
            if clock.sent and not isinstance(error, MemoryError):  # it caught the kit's exception and raised its own
                raise clock.failure() from None
            raise
        if clock.sent:
            raise clock.failure()
        return result

    def restart_wait(self) -> None:
        """Restart the wall time of the innermost run: the kit caused the last wait."""
        if self._clock is not None:
            self._clock.restart_wait()

    def _arm(self, clock: Clock) -> None:
        """Start watching the calling thread."""
        if self._is_deaf and threading.current_thread() is threading.main_thread():
            SYSTEM.allow_waking()
            self._is_deaf = False
        if self._thread is None:
            self._thread = threading.Thread(target=self._watch, name='watchdog', daemon=True)
            self._thread.start()
        self._victim = threading.get_ident()
        self._clock = clock

    def _disarm(self, clock: Clock | None) -> None:
        """Go back to the clock of the call around this one, and swallow what was sent but has not arrived."""
        with self._lock:
            self._clock = clock
            sent, self._sent = self._sent, False
        if sent:
            self._drain()

    def _drain(self) -> None:
        """Take the place of a pending exception and let it arrive here.

        Calling it back (with a null pointer) would leave Python looking for an exception at
        every step for ever: slow, and an endless loop under a profiler in 3.11.
        """
        try:
            _raise_in(threading.get_ident(), _Flush)
            for _ in range(1000):
                pass
        except CallAborted:
            pass

    def _watch(self) -> None:
        SYSTEM.block_deadline()
        while True:
            time.sleep(TICK)
            with self._lock:
                clock = self._clock
                SYSTEM.leave_out_thread()  # a waiting call works less
                if clock is None or not clock.is_up:
                    continue
                if not clock.places:
                    clock.places = [place_of(frame) for frame in self._frames()]
                if clock.outside and self._is_in_kit_code():
                    continue
                self._sent = True
                clock.sent += 1
                _raise_in(self._victim, TooSlow if clock.sent <= MAX_SWALLOWED else TooSlowAgain)
                if 1 < clock.sent <= MAX_SWALLOWED and self._victim == threading.main_thread().ident:
                    SYSTEM.wake(self._victim)

    def _is_in_kit_code(self) -> bool:
        return any(frame.f_code.co_filename.startswith(kit_folders) for frame in islice(self._frames(), 1))

    def _frames(self) -> Iterator[FrameType]:
        """Yield the frames of the guarded thread, innermost first."""
        return _callers(sys._current_frames().get(self._victim))


class ThreadlessWatchdog(Watchdog):
    """The same where no thread can be started, as in a browser: a signal comes at every tick (see worker.js there).

    What stays within one operation of C is not stopped so; whoever started this process has to end it.
    """

    TICKING = signal.SIGINT
    LISTENING = 'Py_EMSCRIPTEN_SIGNAL_HANDLING'
    """What makes a browser's Python look for signals all the time, which takes a third of its time, in its library."""

    def __init__(self) -> None:
        super().__init__()
        self._missed = 0
        signal.signal(self.TICKING, self._look)
        try:
            self._is_listening = ctypes.c_int8.in_dll(ctypes.pythonapi, self.LISTENING)
        except ValueError:  # it is no such Python, and signals come by themselves
            self._is_listening = ctypes.c_int8()

    def rest(self) -> None:
        """Let no signal come before something is guarded. Whoever lets them come calls this right after it."""
        self._is_listening.value = False

    def _arm(self, clock: Clock) -> None:
        self._clock = clock
        self._is_listening.value = True

    def _disarm(self, clock: Clock | None) -> None:
        self._clock = clock
        self._is_listening.value = clock is not None

    def _look(self, number: int, frame: FrameType | None) -> None:
        clock = self._clock
        if clock is None or frame is None or not clock.is_up:
            return
        if frame.f_code.co_filename.startswith(kit_folders):
            self._missed += 1
            for _ in range(self._missed % CHECKS):  # or the next signals might come at the same place of a loop, too
                pass
            return
        if not clock.places:
            clock.places = [place_of(one) for one in _callers(frame)]
        clock.sent += 1
        raise TooSlow if clock.sent <= MAX_SWALLOWED else TooSlowAgain


def place_of(frame: FrameType) -> tuple[str, int]:
    """Return the file and the line that the frame is running."""
    return frame.f_code.co_filename, line_of(frame, frame.f_lineno)


def _callers(frame: FrameType | None) -> Iterator[FrameType]:
    """The frame, and those that called it, innermost first."""
    while frame is not None:
        yield frame
        frame = frame.f_back


WATCHDOG = Watchdog() if SYSTEM.can_start_processes else ThreadlessWatchdog()
"""The one that all guards of a process share: a thread for each would cost more than it guards."""


LATE = 'Timeout', 'Stack'
"""How the last words begin of a process whose time was up: all its threads at the end of a thread's limit, or the one
that a timer has met."""

FRAME = re.compile(r'File "(.+)", line (\d+) in ')


def last_words(rest: bytes) -> tuple[list[tuple[str, int]], bool]:
    """Read what `faulthandler` wrote for a `process_deadline`: lines that ran, innermost first; whether time was up."""
    words = rest.decode('ascii', 'replace')
    return [(name, int(line)) for name, line in FRAME.findall(words)], words.startswith(LATE)


def places_in(places: Iterable[tuple[str, int]], files: Iterable[Path]) -> list[tuple[str, int]]:
    """Return the places that are in these files, with the whole paths of the files."""
    names = {str(file).encode('ascii', 'backslashreplace').decode(): str(file) for file in files}
    return [(names[name], line) for name, line in places if name in names]
