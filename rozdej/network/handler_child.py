"""One process of a student's handlers, asked and answered through its pipes while the server goes on."""

import asyncio
import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple, cast

from rozdej.core.student.implementation import Implementation
from rozdej.core.student.watchdog import last_words
from rozdej.window.table.wire import Printed, Reader, Running, Values, written


@dataclass(eq=False)
class HandlersGone(Exception):
    """The process has ended before it answered; `was_late` whether that was because it took too long.

    `places` are the lines that ran then, as far as known. A question that `was_waiting` stood behind the one at which
    it ended.
    """

    places: list[tuple[str, int]]
    was_late: bool
    was_waiting: bool = False


SERVICE = ('-m', 'rozdej.network.handler_service')
"""What starts a process with nothing around it."""


END = getattr(signal, 'SIGKILL', signal.SIGTERM)
"""Ends a process, whatever it does; on Windows it has the other name."""

MOST_AHEAD = 4
"""So many questions may be on their way to a process: while this one takes in answers, that one need not wait."""

QUICK, SLOW = 0.02, 0.3
"""Seconds. What takes longer may never end, and nobody more is to wait behind it; nor those who do already."""


class HandlerProcess(asyncio.SubprocessProtocol):
    """One process. `running` is the statement that it ran last while it loaded files; `edition` is what it has loaded.

    It answers one question after another. `forgotten` are tables that it need not know any more.
    """

    edition: 'Edition'
    _transport: asyncio.SubprocessTransport

    def __init__(self) -> None:
        self.running: Running | None = None
        self.forgotten: list[int] = []
        self.exited = asyncio.Event()
        self._reader = Reader()
        self._waiting: deque[tuple[asyncio.Future[list[Any]], float]] = deque()
        self._clock: asyncio.TimerHandle | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._began = 0.0
        self._is_gone = False

    @classmethod
    async def start(cls, implementation: Implementation, service: Sequence[str]) -> 'HandlerProcess':
        """Raises `OSError` when there can be no process."""
        exercise = implementation.exercise
        _, process = await asyncio.get_running_loop().subprocess_exec(
            cls,
            sys.executable,
            *service,
            str(exercise.root.resolve()),  # behind its walls a link would lead nowhere
            exercise.name,
            str(implementation.folder.resolve()),
            cwd=exercise.root,
            stderr=None,
            start_new_session=True,  # Ctrl+C in the terminal is not for it
        )
        return process

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has been started."""
        self._transport = cast(asyncio.SubprocessTransport, transport)

    @property
    def is_gone(self) -> bool:
        """Whether it has ended, as far as that is known."""
        return self._is_gone or self._transport.is_closing()

    @property
    def in_flight(self) -> int:
        """How many questions wait for an answer."""
        return len(self._waiting)

    @property
    def is_busy(self) -> bool:
        """Whether another question would have to wait for long."""
        passed = asyncio.get_running_loop().time() - self._began
        return self.in_flight >= MOST_AHEAD or (self.in_flight > 0 and passed > QUICK)

    async def ask(self, message: NamedTuple, limit: float) -> list[Any]:
        """The answer; each of its parts may take `limit` seconds to come. Raises `HandlersGone`."""
        if self.is_gone:
            raise HandlersGone([], False)
        data = written(message)  # nobody waits for an answer to what cannot be written
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append((answer, limit))
        if self.in_flight == 1:
            self._begin()
        pipe = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
        pipe.write(data)
        return await answer

    def _begin(self) -> None:
        """It turns to the first question that waits."""
        loop = asyncio.get_running_loop()
        self._began = loop.time()
        self._patience = loop.call_later(SLOW, self._send_on)
        self._wind_up()

    def _send_on(self) -> None:
        """Whoever waits behind the question at hand goes elsewhere; what is answered to them here, nobody hears."""
        for answer, _ in list(self._waiting)[1:]:
            if not answer.done():
                answer.set_exception(HandlersGone([], False, was_waiting=True))

    def _wind_up(self) -> None:
        """From now on it has its limit again."""
        if self._clock:
            self._clock.cancel()
        self._clock = asyncio.get_running_loop().call_later(self._waiting[0][1], self.end, True)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Take in what it has written."""
        if self._waiting:
            self._wind_up()
        try:
            for message in self._reader.messages(data):
                match message:
                    case Values(what):
                        self._answered(what)
                    case Running():
                        self.running = message
                    case Printed(stream, text):
                        _print(stream, text)
        except ValueError:
            self.end()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """It has closed its end; what it wrote last has been read."""
        if fd == 1:
            self.end()

    def process_exited(self) -> None:
        """The process is no more."""
        self._transport.close()
        self.exited.set()

    def _answered(self, what: list[Any]) -> None:
        if not self._waiting:
            return
        answer, _ = self._waiting.popleft()
        self._stop_clocks()
        if self._waiting:
            self._begin()
        if not answer.done():  # somebody still wants to know
            answer.set_result(what)

    def _stop_clocks(self) -> None:
        for clock in self._clock, self._patience:
            if clock:
                clock.cancel()

    def end(self, was_late: bool = False) -> None:
        """End it, whatever it does; whoever waits for an answer gets none."""
        self._is_gone = True
        if self._transport.get_returncode() is None:  # the transport itself would ask how, before asyncio does
            with suppress(OSError):
                os.kill(self._transport.get_pid(), END)
        self._stop_clocks()
        places, says_late = last_words(self._reader.rest)
        gone = HandlersGone(places, was_late or says_late)
        while self._waiting:
            answer, _ = self._waiting.popleft()
            if not answer.done():
                answer.set_exception(gone)
            gone = HandlersGone([], False, was_waiting=True)


@dataclass(eq=False)
class Edition:
    """The program as its files were at one time: what is known of it, and the processes that have loaded it."""

    implementation: Implementation
    left_out: set[tuple[str, int]] = field(default_factory=set)
    hangs: Counter[str] = field(default_factory=Counter)
    processes: list[HandlerProcess] = field(default_factory=list)


def _print(stream: str, text: str) -> None:
    with suppress(OSError, ValueError):
        print(text, end='', file=getattr(sys, stream), flush=True)
