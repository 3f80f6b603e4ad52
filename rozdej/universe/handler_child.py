"""One process of a student's handlers, asked and answered through its pipes while the server goes on."""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from rozdej.student.implementation import Implementation
from rozdej.table.wire import Calling, Printed, Reader, Running, Values, last_words, written

if TYPE_CHECKING:
    from rozdej.universe.handler_process import Edition


class HandlersGone(Exception):
    """The process has ended before it answered; `was_called` whether a function of the student's was running."""

    def __init__(self, was_called: bool, places: list[tuple[str, int]], was_late: bool):
        super().__init__()
        self.was_called = was_called
        self.places = places
        self.was_late = was_late


SERVICE = ('-m', 'rozdej.universe.handler_service')
"""What starts a process with nothing around it."""


class HandlerProcess(asyncio.SubprocessProtocol):
    """One process. `running` is the statement that it ran last while it loaded files; `edition` is what it has loaded.

    It is `busy` from when somebody takes it; `forgotten` are tables that it need not know any more.
    """

    edition: 'Edition'
    _transport: asyncio.SubprocessTransport

    def __init__(self) -> None:
        self.running: Running | None = None
        self.busy = False
        self.forgotten: list[int] = []
        self.exited = asyncio.Event()
        self._reader = Reader()
        self._answer: asyncio.Future[list[Any]] | None = None
        self._clock: asyncio.Timeout | None = None
        self._limit = 0.0
        self._was_called = False
        self._is_gone = False

    @classmethod
    async def start(cls, implementation: Implementation, service: Sequence[str]) -> 'HandlerProcess':
        """Raises `OSError` when there can be no process."""
        exercise = implementation.exercise
        transport, process = await asyncio.get_running_loop().subprocess_exec(
            cls,
            sys.executable,
            *service,
            str(exercise.root.resolve()),  # behind its walls a link would lead nowhere
            exercise.name,
            str(implementation.folder.resolve()),
            cwd=exercise.root,
            stderr=None,
        )
        process._transport = transport
        return process

    @property
    def is_gone(self) -> bool:
        """Whether it has ended, as far as that is known."""
        return self._is_gone or self._transport.is_closing()

    async def ask(self, message: NamedTuple, limit: float) -> list[Any]:
        """The answer; each of its parts may take `limit` seconds to come. Raises `HandlersGone`."""
        self._limit, self._was_called = limit, False
        try:
            if self.is_gone:
                raise ConnectionError
            self._answer = asyncio.get_running_loop().create_future()
            pipe = self._transport.get_pipe_transport(0)
            assert isinstance(pipe, asyncio.WriteTransport)
            pipe.write(written(message))
            async with asyncio.timeout(limit) as self._clock:
                return await self._answer
        except (OSError, ValueError) as error:
            self.end()
            places, was_late = last_words(self._reader.rest)
            raise HandlersGone(self._was_called, places, was_late or isinstance(error, TimeoutError)) from None
        except asyncio.CancelledError:
            self.end()  # its answer would be taken for that to the next question
            raise
        finally:
            self._answer = self._clock = None

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Take in what it has written."""
        if self._clock is not None and not self._clock.expired():
            self._clock.reschedule(asyncio.get_running_loop().time() + self._limit)
        try:
            for message in self._reader.messages(data):
                match message:
                    case Values(what):
                        self._answered(what)
                    case Running():
                        self.running = message
                    case Calling():
                        self._was_called = True
                    case Printed(stream, text):
                        _print(stream, text)
        except ValueError as error:
            self._failed(error)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """It has closed its end; what it wrote last has been read."""
        if fd == 1:
            self._failed(ConnectionError())

    def process_exited(self) -> None:
        """The process is no more."""
        self.exited.set()

    def _answered(self, what: list[Any]) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(what)

    def _failed(self, error: Exception) -> None:
        self._is_gone = True
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error)

    def end(self) -> None:
        """End it, whatever it does; whoever waits for an answer gets none."""
        self._transport.close()
        self._failed(ConnectionError())


def _print(stream: str, text: str) -> None:
    with suppress(OSError, ValueError):
        print(text, end='', file=getattr(sys, stream), flush=True)
