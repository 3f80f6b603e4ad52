"""A student's handlers in a process of their own, as the server sees it.

The server's process never runs a line of the student's, keeps each state as text, and never waits: while a handler
runs, it does its other work. Whatever a handler does to its process costs one event: another process goes on from
before it.
"""

import asyncio
import marshal
import subprocess
import sys
import time
import weakref
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple

from rozdej.student.implementation import Implementation
from rozdej.student.limits import HANGS_UNTIL_HOPELESS, SERVER_CALL_SECONDS, SERVER_LAST_SECONDS
from rozdej.table.pipe import PART
from rozdej.table.trouble import Trouble
from rozdej.table.wire import Begin, Calling, End, Memory, Printed, Reader, Running, Values, last_words, written
from rozdej.universe.core import Effects
from rozdej.universe.declaration import Declaration
from rozdej.universe.state_text import UnknownClass

START_LIMIT = 30.0
"""Seconds for a process to be there, also on a very busy machine."""

SPARE = 0.3
"""Seconds that the server waits, after the limit that a process keeps itself, before it ends the process."""

OVER = 'Server končí.'

MOST_STARTS = 10
"""So many processes in a row that end while they load the program, and there will be no other."""


class HandlersGone(Exception):
    """The process has ended before it answered; `was_asked` whether it can have begun with the question."""

    def __init__(self, was_asked: bool, places: list[tuple[str, int]], was_late: bool):
        super().__init__()
        self.was_asked = was_asked
        self.places = places
        self.was_late = was_late


class HandlerProcess:
    """One process. `tables` are those it knows, `running` is the statement that it ran last while it loaded files."""

    def __init__(self, process: asyncio.subprocess.Process):
        self._process = process
        self._reader = Reader()
        self.tables: set[int] = set()
        self.running: Running | None = None

    @classmethod
    async def start(cls, implementation: Implementation) -> 'HandlerProcess':
        """Start one. Raises OSError."""
        exercise = implementation.exercise
        service = [sys.executable, '-m', 'rozdej.universe.handler_service']
        return cls(
            await asyncio.create_subprocess_exec(
                *[*service, str(exercise.root), exercise.name, str(implementation.folder)],
                cwd=exercise.root,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        )

    async def ask(self, message: NamedTuple, limit: float) -> list[Any]:
        """The answer; each of its parts may take `limit` seconds to come. Raises `HandlersGone`."""
        assert self._process.stdin is not None
        was_asked = False
        try:
            self._process.stdin.write(written(message))
            was_asked = not self._process.stdin.is_closing()  # as it is where nobody reads any more
            async with asyncio.timeout(limit):
                await self._process.stdin.drain()
            return await self._answer(limit)
        except (OSError, ValueError) as error:
            await self.end()
            places, was_late = last_words(self._reader.rest)
            raise HandlersGone(was_asked, places, was_late or isinstance(error, TimeoutError)) from None

    async def _answer(self, limit: float) -> list[Any]:
        """Raises OSError when it is late or gone, ValueError when it says what makes no sense."""
        assert self._process.stdout is not None
        while True:
            async with asyncio.timeout(limit):
                data = await self._process.stdout.read(PART)
            if not data:
                raise ConnectionError
            for message in self._reader.messages(data):
                match message:
                    case Values(what):
                        return what
                    case Running():
                        self.running = message
                    case Printed(stream, text):
                        _print(stream, text)

    def kill(self) -> None:
        """Kill it; whoever waits for an answer gets none."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """End it, whatever it does."""
        self.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        with suppress(TimeoutError):  # it may have left somebody behind who holds its pipes
            async with asyncio.timeout(SPARE):
                await self._process.wait()


def _print(stream: str, text: str) -> None:
    with suppress(OSError, ValueError):
        print(text, end='', file=getattr(sys, stream), flush=True)


def _trouble(plain: list[Any]) -> Trouble:
    title, lines, details = plain
    return Trouble(title, *lines, details=details)


class RemoteHandlers:
    """The functions that a declaration names, in one implementation, called in a process that is replaced when it ends.

    Call `close` at the end.
    """

    def __init__(self, implementation: Implementation, declaration: Declaration):
        self.implementation = implementation
        self.declaration = declaration
        self._process: HandlerProcess | None = None
        self._spare: HandlerProcess | None = None
        """A process that has begun and loaded nothing yet: starting Python takes longer than all the rest."""
        self._left_out: set[tuple[str, int]] = set()
        self._hangs: Counter[str] = Counter()
        self._numbers = count()
        self._forgotten: list[int] = []
        self._is_over = False

    async def load(self) -> Trouble | None:
        """Start the process. Raises `Trouble`; returns one when only a part of the program can be used."""
        self._process, trouble = await self._started()
        return trouble

    def interrupt(self) -> None:
        """From now on nothing is called, and what is running ends at once. A handler of signals may call it."""
        self._is_over = True
        if self._process is not None:
            self._process.kill()

    async def close(self) -> None:
        """End the processes."""
        for process in (self._process, self._spare):
            if process is not None:
                await process.end()

    async def reload(self, universes: Iterable['RemoteUniverse']) -> Trouble | None:
        """Go on with the files as they are now. Raises `Trouble` when that cannot be: then all is as it was."""
        before = self.implementation, self._process, self._left_out, self._hangs
        self.implementation = Implementation(self.implementation.exercise, self.implementation.folder)
        self._left_out, self._hangs, self._process = set(), Counter(), None
        try:
            self._process, trouble = await self._started()
            for universe in universes:
                await universe.check()
        except (Trouble, UnknownClass, ValueError) as error:
            if self._process is not None:
                await self._process.end()
            self.implementation, self._process, self._left_out, self._hangs = before
            if isinstance(error, Trouble):
                raise
            raise Trouble(f'Rozehranou hru nejde převzít do nového programu: chybí v něm {error}.') from None
        if before[1] is not None:
            await before[1].end()
        return trouble

    def make_universe(self) -> 'RemoteUniverse':
        """A universe of a new table."""
        universe = RemoteUniverse(self, next(self._numbers))
        weakref.finalize(universe, self._forgotten.append, universe.number)
        return universe

    async def _started(self) -> tuple[HandlerProcess, Trouble | None]:
        """A process that has loaded the program. A statement at which one ends is left out by the next."""
        end: End | None = None
        for _ in range(MOST_STARTS):
            hangs = [(name, self._hangs[name]) for name in self._hangs]
            memory = {'faulty': [], 'left_out': sorted(self._left_out), 'hangs': hangs}
            process = await self._fresh()
            began = time.monotonic()
            try:
                kind, trouble = await process.ask(Begin(memory=Memory(0, [], [], memory), end=end), START_LIMIT)
            except HandlersGone as ended:
                if process.running is None:  # somebody else has ended it
                    continue
                seconds = time.monotonic() - began
                why = 'limit' if ended.was_late else 'itself'
                end = End(process.running, False, seconds, ended.places, why)
                running = process.running
                self._left_out = {*map(tuple, running.left_out), (running.module, running.number)}  # type: ignore[arg-type]  # pairs
                continue
            if kind == 'trouble':
                await process.end()
                raise _trouble(trouble)
            self._spare = self._spare or await self._fresh()
            return process, trouble and _trouble(trouble)
        raise Trouble('Proces s tvým programem pokaždé hned skončí.')

    async def _fresh(self) -> HandlerProcess:
        """The process that waits to be used, or a new one."""
        process, self._spare = self._spare, None
        try:
            return process or await HandlerProcess.start(self.implementation)
        except OSError as error:
            raise Trouble('Proces s tvým programem se nespustil.', str(error)) from None

    async def ask(self, universe: 'RemoteUniverse', event: str, function: str, given: list[Any]) -> list[Any]:
        """What the process answers to an event; see `HandlerService.answer`. Raises `Trouble`."""
        for is_again in (False, True):
            if self._is_over:
                raise Trouble(OVER)
            process = self._process
            if process is None:  # there could be none
                process = self._process = (await self._started())[0]
            known = [universe.kept, sorted(universe.known), universe.worlds]
            kept = known if universe.kept is not None and universe.number not in process.tables else None
            forgotten = self._forgotten[:]
            del self._forgotten[: len(forgotten)]
            began = time.monotonic()
            try:
                answer = await process.ask(
                    Values([forgotten, universe.number, kept, event, given]), SERVER_LAST_SECONDS + SPARE
                )
                process.tables.add(universe.number)
                return answer
            except HandlersGone as ended:
                self._process = None
                if self._is_over:
                    raise Trouble(OVER) from None
                if not ended.was_asked and not is_again:  # somebody has ended it before
                    continue
                state = [] if universe.kept is None else [universe.kept]
                await self._explain(ended, time.monotonic() - began, function, [*state, *given])
        raise AssertionError('the second time returns or raises')

    async def _explain(self, ended: HandlersGone, seconds: float, function: str, arguments: list[Any]) -> None:
        """Start another process, and raise what it has to say of the end of the one before."""
        if ended.was_late:
            self._hangs[function] = min(self._hangs[function] + 1, HANGS_UNTIL_HOPELESS)
        self._process = (await self._started())[0]
        # The state is text here, so long that it is shown by the name of its parameter.
        seconds, why = (SERVER_CALL_SECONDS, 'limit') if ended.was_late else (seconds, 'itself')
        calling = Calling(self.declaration.module, function, marshal.dumps(tuple(arguments)))
        end = End(calling, False, seconds, ended.places, why)
        try:
            _, trouble = await self._process.ask(end, START_LIMIT)
        except HandlersGone:
            self._process = None
            raise Trouble(f'Funkce {function} ukončila svůj proces.') from None
        raise _trouble(trouble)


class RemoteUniverse:
    """A `Universe` in the process of the handlers. Here is what is known of it: its state as text, and its worlds."""

    def __init__(self, handlers: RemoteHandlers, number: int):
        self.number = number
        self.worlds: list[str] = []
        self.known: set[str] = set()
        self.kept: str | None = None
        self._handlers = handlers

    async def resume(self, kept: str, known: set[str], worlds: list[str]) -> None:
        """Go on from a state that was written; see `Universe.resume`."""
        self.kept, self.known, self.worlds = kept, set(known), list(worlds)
        await self.check()

    async def check(self) -> None:
        """Whether the program can go on from the state. Raises `UnknownClass`."""
        if self.kept is not None:
            await self._ask('', '', [])

    async def registration(self, name: str) -> Effects:
        """Handle that a world of that name has come, or come back."""
        declaration = self._handlers.declaration
        if self.kept is None:
            await self._ask('begin', declaration.start, [])
        return await self._ask('registration', declaration.registration, [name])

    async def message(self, name: str, message: Any) -> Effects:
        """Handle a message (any JSON value) of a connected world."""
        return await self._ask('message', self._handlers.declaration.message, [name, message])

    async def disconnect(self, name: str) -> Effects:
        """Handle that a world is gone. It is removed even if the handler fails."""
        try:
            return await self._ask('disconnect', self._handlers.declaration.disconnect, [name])
        finally:
            if name in self.worlds:
                self.worlds.remove(name)

    async def _ask(self, event: str, function: str, given: list[Any]) -> Effects:
        kind, content, kept, worlds, known = await self._handlers.ask(self, event, function, given)
        if kind == 'unknown':
            raise UnknownClass(content)
        self.kept, self.worlds, self.known = kept, worlds, set(known)
        if kind == 'trouble':
            raise _trouble(content)
        return Effects(*content) if content else Effects()
