"""A student's handlers in processes of their own, as the server sees them.

The server's process never runs a line of the student's, never waits for one without going on with everything else, and
keeps each state as text. So any process can handle an event of any table, and whatever a handler does to its process
costs one event: another process goes on from before it.
"""

import asyncio
import marshal
import time
import weakref
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

from rozdej.core.student.implementation import Implementation
from rozdej.core.student.limits import HANGS_UNTIL_HOPELESS, SERVER_AT_MOST_SECONDS, SERVER_CALL_SECONDS
from rozdej.network.core import Effects
from rozdej.network.declaration import Declaration
from rozdej.network.handler_child import SERVICE, SLOW, Edition, HandlerProcess, HandlersGone
from rozdej.network.state_text import UnknownClass
from rozdej.window.table.trouble import Trouble
from rozdej.window.table.wire import Begin, Calling, End, Memory, Values

START_LIMIT = 30.0
"""Seconds for a process to be there, also on a very busy machine."""

SPARE = 0.3
"""Seconds that the server waits, after the limit that a process keeps itself, before it ends the process."""

MOST_PROCESSES = 4
"""So many may have loaded the program: where so many tables hang at once, the others wait until one is ended."""

OVER = 'Server končí.'

MOST_STARTS = 10
"""So many processes in a row that end while they load the program, and there will be no other."""


def _trouble(plain: list[Any]) -> Trouble:
    title, lines, details = plain
    return Trouble(title, *lines, details=details)


class RemoteHandlers:
    """The functions that a declaration names, in one implementation, called in processes that are replaced.

    `service` are the words behind `python` that start one. The first process handles all events; only while that takes
    long, other tables have another. Await `close` at the end.
    """

    def __init__(self, implementation: Implementation, declaration: Declaration, service: Sequence[str] | None = None):
        self.declaration = declaration
        self.kept_from = False, False
        """Whether the processes cannot reach other files, and the network, once they are `load`ed."""
        self._service = service or SERVICE
        self._edition = Edition(implementation)
        self._spare: HandlerProcess | None = None
        """A process that has begun and loaded nothing yet: starting Python takes longer than all the rest."""
        self._alive: set[HandlerProcess] = set()
        self._queue = asyncio.Lock()
        self._freed = asyncio.Event()
        self._numbers = count()
        self._is_over = False

    @property
    def implementation(self) -> Implementation:
        """The files that are in force."""
        return self._edition.implementation

    async def load(self) -> Trouble | None:
        """Start a process. Raises `Trouble`; returns one when only a part of the program can be used."""
        return (await self._started(self._edition))[1]

    async def close(self) -> None:
        """End the processes. From now on nothing is called, and what is running ends at once."""
        self._is_over = True
        self._freed.set()
        for process in self._alive:
            process.end()
        for process in self._alive:
            with suppress(TimeoutError):
                await asyncio.wait_for(process.exited.wait(), START_LIMIT)

    async def reload(self, universes: Iterable['RemoteUniverse']) -> Trouble | None:
        """Go on with the files as they are now. Raises `Trouble` when that cannot be: then all is as it was.

        Meanwhile the tables go on with the files as they were.
        """
        before = self._edition
        edition = Edition(Implementation(before.implementation.exercise, before.implementation.folder))
        process, trouble = await self._started(edition)
        try:
            for universe in universes:
                if universe.kept is not None:
                    await universe.check(process)
        except HandlersGone:
            raise Trouble('Proces s tvým programem hned skončil.') from None
        except UnknownClass as error:
            process.end()
            raise Trouble(NOT_TAKEN_OVER.format(error)) from None
        self._edition = edition
        for old in list(before.processes):
            if not old.in_flight:
                self._release(old)
        return trouble

    def make_universe(self) -> 'RemoteUniverse':
        """A universe of a new table."""
        universe = RemoteUniverse(self, next(self._numbers))
        weakref.finalize(universe, self._forget, universe.number)
        return universe

    def _forget(self, number: int) -> None:
        for process in self._edition.processes:
            process.forgotten.append(number)

    async def _started(self, edition: Edition) -> tuple[HandlerProcess, Trouble | None]:
        """Another process that has loaded the program. A statement at which one ends is left out by the next."""
        end: End | None = None
        for _ in range(MOST_STARTS):
            memory = {'faulty': [], 'left_out': sorted(edition.left_out), 'hangs': list(edition.hangs.items())}
            process, self._spare = self._spare, None
            process = process or await self._new()
            began = time.monotonic()
            try:
                begin = Begin(memory=Memory(marshal.dumps(memory), 0.0), end=end)
                kind, trouble, kept_from = await process.ask(begin, START_LIMIT)
            except HandlersGone as ended:
                if process.running is None:  # somebody else has ended it
                    continue
                seconds = time.monotonic() - began
                why = 'limit' if ended.was_late else 'itself'
                end = End(process.running, False, seconds, ended.places, why)
                running = process.running
                edition.left_out = {*map(tuple, running.left_out), (running.module, running.number)}  # type: ignore[arg-type]  # pairs
                continue
            if kind == 'trouble':
                process.end()
                raise _trouble(trouble)
            process.edition, self.kept_from = edition, kept_from
            edition.processes.append(process)
            self._spare = self._spare or await self._new()
            return process, trouble and _trouble(trouble)
        raise Trouble('Proces s tvým programem pokaždé hned skončí.')

    async def _new(self) -> HandlerProcess:
        if self._is_over:
            raise Trouble(OVER)
        try:
            process = await HandlerProcess.start(self.implementation, self._service)
        except OSError as error:
            raise Trouble('Proces s tvým programem se nespustil.', str(error)) from None
        self._alive = {one for one in self._alive if not one.exited.is_set()} | {process}
        return process

    async def _free(self, preferred: HandlerProcess | None = None) -> HandlerProcess:
        """The preferred process if that is free, or the first that is. When all are busy for long, there is another."""
        async with self._queue:
            while not self._is_over:
                processes = [one for one in self._edition.processes if not one.is_busy]
                if processes:
                    return preferred if preferred in processes else processes[0]
                self._freed.clear()
                if known := len(self._edition.processes):
                    with suppress(TimeoutError):
                        async with asyncio.timeout(SLOW if known < MOST_PROCESSES else None):
                            await self._freed.wait()
                        continue
                return (await self._started(self._edition))[0]
            raise Trouble(OVER)

    def _release(self, process: HandlerProcess) -> None:
        """It has answered; where it has ended, or its files are not in force any more, it is no more."""
        processes = process.edition.processes
        is_over = process.is_gone or (process.edition is not self._edition and not process.in_flight)
        if is_over and process in processes:
            process.end()
            processes.remove(process)
        self._freed.set()

    async def ask(self, universe: 'RemoteUniverse', event: str, function: str, given: list[Any]) -> list[Any]:
        """What a process answers to an event; see `HandlerService.answer`. Raises `Trouble`."""
        is_again = False
        while True:
            process, began = await self._free(universe.process), time.monotonic()
            try:
                return await universe.ask(process, event, given)
            except HandlersGone as ended:
                if self._is_over:
                    raise Trouble(OVER) from None
                if ended.was_waiting:
                    continue
                if not ended.was_late and not is_again:  # perhaps somebody else has ended it
                    is_again = True
                    continue
                gone = ended
            finally:
                self._release(process)
            hangs = process.edition.hangs
            if gone.was_late:
                hangs[function] = min(hangs[function] + 1, HANGS_UNTIL_HOPELESS)
            # The state is text here, so long that it is shown by the name of its parameter.
            state = [] if universe.kept is None else [universe.kept]
            raise await self._explained(gone, time.monotonic() - began, function, [*state, *given])

    async def _explained(self, ended: HandlersGone, seconds: float, function: str, arguments: list[Any]) -> Trouble:
        """What another process has to say of the end of the one before."""
        seconds, why = (SERVER_CALL_SECONDS, 'limit') if ended.was_late else (seconds, 'itself')
        calling = Calling(self.declaration.module, function, marshal.dumps(tuple(arguments)))
        process = await self._free()
        try:
            _, trouble = await process.ask(End(calling, False, seconds, ended.places, why), START_LIMIT)
            return _trouble(trouble)
        except HandlersGone:
            return Trouble(f'Funkce {function} ukončila svůj proces.')
        finally:
            self._release(process)


NOT_TAKEN_OVER = 'Rozehranou hru nejde převzít do nového programu: chybí v něm {}.'


class RemoteUniverse:
    """A `Universe` in the processes of the handlers. Here is what is known of it: its state as text, and its worlds."""

    def __init__(self, handlers: RemoteHandlers, number: int):
        self.number = number
        self.worlds: list[str] = []
        self.known: set[str] = set()
        self.kept: str | None = None
        self._handlers = handlers
        self.process: HandlerProcess | None = None
        """That has handled the last event, and knows the state."""

    async def resume(self, kept: str, known: set[str], worlds: list[str]) -> None:
        """Go on from a state that was written; see `Universe.resume`. Raises `UnknownClass`."""
        self.kept, self.known, self.worlds = kept, set(known), list(worlds)
        kind, content, *_ = await self._handlers.ask(self, '', '', [])
        if kind == 'unknown':
            raise UnknownClass(content)

    async def check(self, process: HandlerProcess) -> None:
        """Whether the program in that process can go on from the state. Raises `UnknownClass` or `HandlersGone`."""
        known = [self.kept, sorted(self.known), self.worlds]
        kind, content, *_ = await process.ask(Values([[], self.number, known, '', []]), START_LIMIT)
        if kind == 'unknown':
            raise UnknownClass(content)

    async def ask(self, process: HandlerProcess, event: str, given: list[Any]) -> list[Any]:
        """What the process answers to an event. Raises `HandlersGone`."""
        is_new = self.kept is not None and process is not self.process
        known = [self.kept, sorted(self.known), self.worlds] if is_new else None
        forgotten, process.forgotten = process.forgotten, []
        message = Values([forgotten, self.number, known, event, given])
        self.process = None  # it knows more than this side, should nobody hear its answer
        answer = await process.ask(message, SERVER_AT_MOST_SECONDS + SPARE)
        self.process = process
        return answer

    async def registration(self, name: str) -> Effects:
        """Handle that a world of that name has come, or come back."""
        declaration = self._handlers.declaration
        if self.kept is None:
            await self._event('begin', declaration.start, [])
        return await self._event('registration', declaration.registration, [name])

    async def message(self, name: str, message: Any) -> Effects:
        """Handle a message (any JSON value) of a connected world."""
        return await self._event('message', self._handlers.declaration.message, [name, message])

    async def disconnect(self, name: str) -> Effects:
        """Handle that a world is gone. It is removed even if the handler fails."""
        try:
            return await self._event('disconnect', self._handlers.declaration.disconnect, [name])
        finally:
            if name in self.worlds:
                self.worlds.remove(name)

    async def _event(self, event: str, function: str, given: list[Any]) -> Effects:
        kind, content, kept, worlds, known = await self._handlers.ask(self, event, function, given)
        if kind == 'unknown':
            raise Trouble(NOT_TAKEN_OVER.format(content))
        self.kept, self.worlds, self.known = kept, worlds, set(known)
        if kind == 'trouble':
            raise _trouble(content)
        return Effects(*content) if content else Effects()
