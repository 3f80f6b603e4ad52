"""A computer opponent. It is an ordinary client: it gets mails, sends messages, and knows only what the mails show."""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rozdej.network.client import Client, Echo, Mail, ServerGone, ServerRefusal
from rozdej.network.declaration import Opponent
from rozdej.network.protocol import DEFAULT_TABLE, Hello
from rozdej.network.rooms import HELD, Table
from rozdej.network.server import ConnectionLimits, Server
from rozdej.window.gui.student_code_errors import describe_value

LOOK = 0.05
"""Seconds between two checks whether there is somebody to play with, or another program."""

AGAIN = 1.0
"""Seconds before it tries again to sit down."""

PACE = 2 / ConnectionLimits.messages_per_second
"""Seconds that each try takes at least: a message and its echo are two of those that a server takes in a second."""


@dataclass(eq=False)
class Bot:
    """Plays over an open connection. It thinks for `pause` seconds; `say` is told when nothing is allowed.

    Then it tries again once `reloads` of the server gives another number: it may be the functions that were wrong.
    """

    client: Client
    name: str
    opponent: Opponent
    pause: float = 0.0
    say: Callable[[str], None] = lambda line: None
    chance: random.Random = field(default_factory=random.Random)
    reloads: Callable[[], int] = lambda: 0
    _echoes: int = field(default=0, init=False)

    async def play(self) -> ServerRefusal | ServerGone:
        """Play until the connection ends, and return how it did."""
        event = await self.client.receive()
        while not isinstance(event, ServerRefusal | ServerGone):
            event = await (self._answer(event.content) if isinstance(event, Mail) else self.client.receive())
        return event

    async def _answer(self, content: Any) -> Any:
        """Try the messages that fit the mail, the best first, until one of them changes something.

        Returns the event that came in between and has to be looked at now.
        """
        try:
            messages = self.opponent(content, self.name, self.chance)
        except Exception:  # a student's function has sent it, so it may be anything
            return await self._until_reloaded(
                content, f'podle téhle zprávy serveru se hrát nedá: {describe_value(content)}'
            )
        if messages and self.pause:
            with contextlib.suppress(TimeoutError):
                return await asyncio.wait_for(self._next(), self.pause)
        for message in messages:
            await self.client.send(message)
            self._echoes += 1
            await self.client.echo(self._echoes)
            event = await self._next(self._echoes)
            await asyncio.sleep(PACE)
            if event is not None:
                return event
        if not messages:
            return await self.client.receive()
        return await self._until_reloaded(content, f'server nepřijal žádný z tahů {messages}')

    async def _until_reloaded(self, content: Any, why: str) -> Any:
        """Say why nothing can be done about the mail; with other functions it comes once more."""
        self.say(f'{self.name}: {why}')
        reloads = self.reloads()
        while self.reloads() == reloads:
            with contextlib.suppress(TimeoutError):
                return await asyncio.wait_for(self._next(), LOOK)
        return Mail(content)

    async def _next(self, echo: int | None = None) -> Any:
        """The next mail, or the end; None when the echo came first, so that the message changed nothing."""
        while True:
            event = await self.client.receive()
            if isinstance(event, Mail | ServerRefusal | ServerGone):
                return event
            if echo is not None and event == Echo(echo):
                return None


@dataclass(eq=False)
class Chair:
    """The bot's place at one table of a server, beside which it runs.

    It sits down when somebody else does, and gets up when all others said goodbye or none has been there for `HELD`
    seconds: a table with a bot at it would never be free.
    """

    server: Server
    opponent: Opponent
    name: str
    pause: float
    say: Callable[[str], None]
    where: str = DEFAULT_TABLE
    _said: str = field(default='', init=False)
    _is_refused: bool = field(default=False, init=False)

    def _table(self) -> Table | None:
        return self.server.tables.get(self.where)

    def _has_company(self) -> bool:
        table = self._table()
        return table is not None and any(world != self.name for world in table.universe.worlds)

    def _may_have_company(self) -> bool:
        table = self._table()
        return table is not None and any(seat != self.name for seat in table.held)

    def _token(self) -> str | None:
        """The bot's own token from before a restart of the server, never that of a person who took its name."""
        table = self._table()
        return table.tokens.get(self.name) if table and self.name not in table.universe.worlds else None

    async def attend(self) -> None:
        """Sit down and get up, for ever."""
        while True:
            self._is_refused = False
            await self.come()
            before, end = self._situation(), time.monotonic() + HELD
            while self._is_refused and self._situation() == before and time.monotonic() < end:
                await asyncio.sleep(LOOK)  # it would only be refused again
            await asyncio.sleep(LOOK)

    def _situation(self) -> tuple[int, list[str]]:
        """What has to change for another answer of the server: its functions, or who is at the table."""
        table = self._table()
        return self.server.reloads, [*table.universe.worlds] if table else []

    async def come(self) -> None:
        """Sit down when somebody is there, and get up; or do nothing when there is no such table any more."""
        while not self._has_company():
            if self._table() is None:
                return
            await asyncio.sleep(LOOK)
        token = self._token() or secrets.token_urlsafe(16)  # it may have its name: see `Classroom.place_for`
        self.server.computers.add((self.where, self.name))  # a fault of its registration is for those who wait
        try:
            client = await Client.open(self.server.here, Hello(self.server.exercise, self.name, self.where, token))
            if isinstance(client, Client):
                await self._sit(client)
            else:
                self._say_once(client.sentence)
                await asyncio.sleep(AGAIN)
        finally:
            self.server.computers.discard((self.where, self.name))

    async def _sit(self, client: Client) -> None:
        """Play until it is time to get up."""
        bot = Bot(client, self.name, self.opponent, self.pause, self.say, reloads=lambda: self.server.reloads)
        playing = asyncio.create_task(bot.play())
        alone_since = None
        try:
            while self._may_have_company() and not playing.done():
                await asyncio.sleep(LOOK)
                now = time.monotonic()
                alone_since = None if self._has_company() else alone_since or now
                if alone_since is not None and now > alone_since + HELD:
                    return
            if playing.done():
                await self._pause_after(playing.result())
        finally:
            await client.close(goodbye=True)
            await asyncio.wait({playing}, timeout=1.0)
            playing.cancel()

    async def _pause_after(self, end: ServerRefusal | ServerGone) -> None:
        """Wait before the next try."""
        if isinstance(end, ServerRefusal):
            self._is_refused = True
            self._say_once(end.sentence)
        await asyncio.sleep(AGAIN)

    def _say_once(self, sentence: str) -> None:
        if sentence != self._said:
            self._said = sentence
            self.say(f'{self.name}: {sentence}')
