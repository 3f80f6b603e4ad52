"""The fixture `sit`: a real server and real clients for a level test, in the test's own thread.

The event loop runs only during a call, so a test knows when everything happens. What a student's function raises
comes out of the call that caused it and is explained as in any other test.
"""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from rozdej.core.feedback.evidence import Objection
from rozdej.core.system import SYSTEM
from rozdej.network.declaration import Declaration
from rozdej.network.protocol import Hello
from rozdej.network.room_state import Universe, WrongResult
from rozdej.window.gui.student_code_errors import StudentCodeError

STEP_LIMIT = 60.0
"""Seconds for one step, by the clock; the student's functions have their own, smaller limits."""


class ModuleHandlers:
    """The functions of a module as a test holds it. What they raise is kept in `failure` for the test.

    When the test `is_over`, nothing is called any more: the last call is the one to be explained.
    """

    def __init__(self, declaration: Declaration, module: Any):
        self.declaration = declaration
        self.failure: BaseException | None = None
        self.is_over = False
        self._module = module

    def call(self, name: str, *arguments: Any) -> Any:
        """What the function returns. If it raises, the server gets `StudentCodeError`, the test the exception."""
        if self.is_over:
            raise StudentCodeError(name)
        try:
            return getattr(self._module, name)(*arguments)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            self.failure = error
            raise StudentCodeError(name) from None

    def make_universe(self) -> Universe:
        """A universe of these functions; no copies of its states are kept."""
        return Universe(self.declaration, self.call, wrong_result=self.wrong_result)

    def wrong_result(self, error: WrongResult) -> StudentCodeError:
        """The same for a result that is no bundle."""
        self.failure = Objection(f'Čeká se: {error.expected}\nPřišlo: {error.got}')
        return StudentCodeError(error.function)


class NetworkTable:
    """A server of one module, and clients at one table."""

    def __init__(self, exercise: str, declaration: Declaration, module: Any):
        from rozdej.network.server import ConnectionLimits, Server

        self._exercise = exercise
        self._handlers = ModuleHandlers(declaration, module)
        # Both ends are in this thread: while it is held up, nobody answers a ping, and nobody is gone.
        unlimited = ConnectionLimits(registration=STEP_LIMIT, messages_per_second=1e9, messages_at_once=1e9, ping=None)
        self._server = Server(exercise, self._handlers.make_universe, limits=unlimited, say=lambda line: None)
        self._loop = asyncio.new_event_loop()
        self._tokens: dict[str, str] = {}
        self._worlds: list[NetworkWorld] = []
        self.run(self._server.start('127.0.0.1', 0))

    def run(self, step: Any) -> Any:
        """Let the world turn until the step is done, then raise what a student's function raised meanwhile."""
        result = self._loop.run_until_complete(asyncio.wait_for(step, STEP_LIMIT))
        failure, self._handlers.failure = self._handlers.failure, None
        if failure is not None:
            raise failure
        return result

    def pripoj(self, jmeno: str) -> 'NetworkWorld':
        """A client of that name registers, or comes back."""
        from rozdej.network.client import Client

        hello = Hello(self._exercise, jmeno, token=self._tokens.get(jmeno))
        client = self.run(Client.open(self._server.here, hello, pings=False))
        world = NetworkWorld(self, client, jmeno)
        self._worlds.append(world)
        self.run(world.settle())
        if world.token:
            self._tokens[jmeno] = world.token
        return world

    async def until_gone(self, jmeno: str) -> None:
        """Wait until the server has noticed that nobody of that name is connected."""
        while any(jmeno in table.universe.worlds for table in self._server.tables):
            await asyncio.sleep(0.001)

    def close(self) -> None:
        """End everything, whatever state it is in."""
        self._handlers.is_over = True
        with contextlib.closing(self._loop):
            ends = [world.end() for world in self._worlds] + [self._server.stop()]
            for end in ends:
                with contextlib.suppress(Exception):
                    self._loop.run_until_complete(asyncio.wait_for(end, STEP_LIMIT))
            left = asyncio.all_tasks(self._loop)
            for task in left:
                task.cancel()
            if left:
                self._loop.run_until_complete(asyncio.wait(left, timeout=STEP_LIMIT))


class NetworkWorld:
    """One client. `je_odpojeny` says that the server has ended the connection."""

    def __init__(self, table: NetworkTable, client: Any, name: str):
        self.je_odpojeny = False
        self.token: str | None = None
        self._table = table
        self._client = client
        self._name = name
        self._mails: list[Any] = []
        self._echoes = 0

    def posli(self, zprava: Any) -> None:
        """Send a message; back when the server has dealt with it."""

        async def step() -> None:
            await self._client.send(zprava)
            await self.settle()

        if not self.je_odpojeny:
            self._table.run(step())

    def prijmi(self) -> list[Any]:
        """The messages that have come since last time, oldest first."""
        if not self.je_odpojeny:
            self._table.run(self.settle())
        mails, self._mails = self._mails, []
        return mails

    def odpoj(self) -> None:
        """Lose the connection without a word; back when the server has noticed."""

        async def step() -> None:
            self._client.abort()
            await self._table.until_gone(self._name)

        if not self.je_odpojeny:
            self.je_odpojeny = True
            self._table.run(step())

    async def settle(self) -> None:
        """Take in everything the server has sent up to now."""
        from rozdej.network.client import Echo, Mail, ServerGone, ServerRefusal, Welcome

        self._echoes += 1
        await self._client.echo(self._echoes)
        while not self.je_odpojeny:
            event = await self._client.receive()
            if isinstance(event, Mail):
                self._mails.append(event.content)
            elif isinstance(event, Welcome):
                self.token = event.token
            elif isinstance(event, Echo) and event.content == self._echoes:
                return
            elif isinstance(event, ServerRefusal | ServerGone):
                self.je_odpojeny = True

    async def end(self) -> None:
        """Let go of the connection."""
        self._client.abort()


def network_fixture(exercise: str, declaration: Declaration) -> Any:
    """What `sit` is in a test of the exercise: `with sit(module) as server`."""

    @contextlib.contextmanager
    def network(module: Any) -> Iterator[NetworkTable]:
        if not SYSTEM.can_start_processes:
            pytest.skip('V prohlížeči síť není, tenhle level zkouší jen pytest na počítači.')
        try:
            import websockets  # noqa: F401  looked for here, where its lack can be told
        except ImportError:
            pytest.fail('Chybí knihovna websockets. Doinstaluj ji:  python -m pip install websockets')
        table = NetworkTable(exercise, declaration, module)
        try:
            yield table
        finally:
            table.close()

    return network
