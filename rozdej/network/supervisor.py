"""The process that somebody has started: it keeps a server process running, and its port, until it is told to end.

The server process runs a student's functions, so it may end at any time, whatever they do. Then there is another one,
which listens on the same port and goes on with the kept games; it is told what the one before was doing.

Everything goes through the standard input and output of the server process (see `rozdej.window.gui.wire`). It gets
one list: what it serves, and how its predecessor ended. It says what it prints, and lists that begin with

- `listening`, host and port
- `refused`, title, lines and details of a `StudentCodeError`: no server can be started
- `doing`, what of the student's program it begins, and `done`
- `memory`, what the next process has to know of the program

It ends well when its input is closed.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from rozdej.core.student.limits import SERVER_END_SECONDS
from rozdej.core.student.subprocesses import Child
from rozdej.core.student.watchdog import last_words
from rozdej.core.system import SYSTEM
from rozdej.window.gui.student_code_errors import StudentCodeError
from rozdej.window.gui.wire import Printed, Reader, Values, encode

SHORT_LIFE, MOST_STARTS = 10.0, 10
"""So many processes in a row that lived less than so many seconds, and there will be no other."""


LOOK = 0.2
"""Seconds after which the main thread deals with signals where nothing interrupts it."""


class Past(NamedTuple):
    """How a server process has ended: what of the program it was doing, since how many seconds, and which lines ran.

    `doing` is `('call', function, arguments)`, with the state as text, `('statement', module, index, left out before)`,
    or None; `why` is `limit`, `itself`, or `killed` by somebody else.
    """

    doing: tuple[Any, ...] | None
    seconds: float
    places: list[tuple[str, int]]
    why: str


class Served(NamedTuple):
    """What a server process is told first: what it serves, how (`options` of the command), and where games are kept.

    Without `sockets`, the descriptors of those at which to listen, it makes its own, at the `address` of the process
    before it, whose `memory` and `past` it gets.
    """

    root: str
    exercise: str
    folder: str
    options: dict[str, Any]
    games: str
    sockets: list[int]
    address: tuple[str, int] | None = None
    memory: dict[str, Any] | None = None
    past: Any = None


class Supervisor:
    """Runs one server process after another. `command` starts one; `announce` gets the address where the first listens.

    `served` is what the next one is told.
    """

    def __init__(self, command: Sequence[str], served: Served, announce: Callable[[tuple[str, int]], None]):
        self.served = served
        self._command = command
        self._announce = announce
        self._child: Child | None = None
        self._is_ending = False
        self._asked: SimpleQueue[None] = SimpleQueue()
        """How often it was asked to end: a signal may come while another one is dealt with, and nothing may wait."""
        self._doing: tuple[float, Any] | None = None
        """Since when it does what."""

    def run(self) -> None:
        """Serve until somebody ends it. Raises `StudentCodeError` when there can be no server, or no other one."""
        threading.Thread(target=self._kill_late, name='end', daemon=True).start()
        try:
            with self._ended_by_signals(), ThreadPoolExecutor(1) as runner:
                running = runner.submit(self._run_all)
                while not running.done():  # on Windows, what reads from a process hears of Ctrl+C only behind that
                    wait([running], LOOK)
            running.result()
        finally:
            for _ in range(2):
                self._asked.put(None)
        if self.served.address:
            say('Server skončil.')

    def _run_all(self) -> None:
        """Run one server process after another. Raises `StudentCodeError`."""
        short_lives = 0
        while not self._is_ending:
            began = time.monotonic()
            self._run_once()
            short_lives = short_lives + 1 if time.monotonic() < began + SHORT_LIFE else 0
            if short_lives == MOST_STARTS:
                raise StudentCodeError('Server s tvým programem pokaždé hned skončí.')

    def end(self, *_: object) -> None:
        """Let the server process end, and start no other. Whoever asks again does not want to wait."""
        self._is_ending = True
        self._asked.put(None)
        if self._child:
            with suppress(OSError):
                self._child.input.close()

    def _kill_late(self) -> None:
        """Kill a server process that does not end when it was told to, or as soon as that is asked for again."""
        self._asked.get()
        with suppress(Empty):
            self._asked.get(timeout=SERVER_END_SECONDS)
        if self._child:
            self._child.kill()
            SYSTEM.end_group(self._child.pid)

    @contextmanager
    def _ended_by_signals(self) -> Iterator[None]:
        """Ctrl+C reaches only this process: it must not stand in the midst of starting another one."""
        heard = [number for number in (signal.SIGINT, signal.SIGTERM) if signal.getsignal(number) != signal.SIG_IGN]
        before = [(number, signal.signal(number, self.end)) for number in heard]
        try:
            yield
        finally:
            for number, handler in before:
                signal.signal(number, handler)

    def _run_once(self) -> None:
        """Run a server process; tell the next one how it ended. Raises `StudentCodeError` when it refuses to serve."""
        reader = Reader()
        self._doing = None
        child = self._child = self._start()
        try:
            if self._is_ending:
                self.end()
            with suppress(ValueError):  # its input is closed; or a function has written to its output
                child.write(encode(Values(list(self.served))))
                for data in child.parts():
                    for message in reader.messages(data):
                        self._hear(message)
        finally:
            child.close(SERVER_END_SECONDS)
            SYSTEM.end_group(child.pid)
        since, doing = self._doing or (0.0, None)
        places, is_late = last_words(reader.rest)
        why = 'limit' if is_late else 'killed' if child.code in SYSTEM.killed_codes else 'itself'
        self.served = self.served._replace(past=list(Past(doing, time.monotonic() - since, places, why)))

    def _start(self) -> Child:
        """Start a server process. Raises `StudentCodeError`."""
        # Without that, each thread of a Linux process takes 64 MB of the addresses that it may have.
        variables = {**os.environ, 'MALLOC_ARENA_MAX': '1'}
        try:
            return Child(self._command, env=variables, pass_fds=self.served.sockets)
        except OSError as error:
            raise StudentCodeError('Server se nespustil.', str(error)) from None

    def _hear(self, message: Any) -> None:
        """Take in what the server process says. Raises `StudentCodeError` when it refuses to serve."""
        match message:
            case Printed(stream, text):
                say(text, stream, end='')
            case Values(['doing', what]):
                self._doing = time.monotonic(), what
            case Values(['done']):
                self._doing = None
            case Values(['memory', memory]):
                self.served = self.served._replace(memory=memory)
            case Values(['listening', host, port]):
                if self.served.address is None:
                    self._announce((host, port))
                self.served = self.served._replace(address=(host, port))
            case Values(['refused', title, lines, details]):
                raise StudentCodeError(title, *lines, details=details)


def say(text: str, stream: str = 'stdout', end: str = '\n') -> None:
    """Print it, if somebody still reads."""
    with suppress(OSError, ValueError):
        print(text, end=end, file=getattr(sys, stream), flush=True)
