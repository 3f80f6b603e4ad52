"""A computer opponent as an ordinary client: it gets mails, sends messages, and knows no more than the mails show."""

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Any

from rozdej.universe.link import Address, Echo, Gone, Link, Mail, Refused
from rozdej.universe.opponents import Opponent
from rozdej.universe.protocol import DEFAULT_TABLE, Hello
from rozdej.universe.server import Server

LOOK = 0.05
"""Seconds between two looks whether there is somebody to play with."""


class Bot:
    """Plays over an open connection. It thinks for `pause` seconds; `say` is told when nothing is allowed."""

    def __init__(
        self,
        link: Link,
        name: str,
        opponent: Opponent,
        pause: float = 0.0,
        say: Callable[[str], None] = lambda line: None,
        seed: int | None = None,
    ):
        self._link = link
        self._name = name
        self._opponent = opponent
        self.pause = pause
        self._say = say
        self._chance = random.Random(seed)
        self._echoes = 0

    async def play(self) -> Refused | Gone:
        """Play until the connection ends, and return how it did."""
        event = await self._link.receive()
        while not isinstance(event, Refused | Gone):
            event = await (self._answer(event.content) if isinstance(event, Mail) else self._link.receive())
        return event

    async def _answer(self, content: Any) -> Any:
        """Try the messages that fit the mail, the best first, until one of them changes something.

        Returns the event that came in between and has to be looked at now.
        """
        messages = self._opponent(content, self._name, self._chance)
        if messages and self.pause:
            with contextlib.suppress(TimeoutError):
                return await asyncio.wait_for(self._next(), self.pause)
        for message in messages:
            await self._link.send(message)
            self._echoes += 1
            await self._link.echo(self._echoes)
            event = await self._next(self._echoes)
            if event is not None:
                return event
        if messages:
            self._say(f'{self._name}: server nepřijal žádný z tahů {messages}')
        return await self._link.receive()

    async def _next(self, echo: int | None = None) -> Any:
        """The next mail, or the end; None when the echo came first, so that the message changed nothing."""
        while True:
            event = await self._link.receive()
            if isinstance(event, Mail | Refused | Gone):
                return event
            if echo is not None and event == Echo(echo):
                return None


async def attend(
    server: Server, opponent: Opponent, name: str, pause: float, say: Callable[[str], None], table: str = DEFAULT_TABLE
) -> None:
    """Sit down at the table whenever somebody else does, and get up when nobody else will come back. For ever.

    It runs beside the server, and so it knows its own token even when the server has been started again.
    """

    def tokens() -> dict[str, str]:
        found = server.tables.get(table)
        return found.tokens if found is not None else {}

    def others() -> bool:
        return any(seat != name for seat in tokens())

    said = ''
    while True:
        while not others():
            await asyncio.sleep(LOOK)
        token = tokens().get(name)
        link = await Link.open(Address('127.0.0.1', server.port), Hello(server.exercise, name, table, token))
        if isinstance(link, Gone):
            await asyncio.sleep(LOOK)
            continue
        playing = asyncio.create_task(Bot(link, name, opponent, pause, say).play())
        try:
            while others() and not playing.done():
                await asyncio.sleep(LOOK)
            if playing.done() and isinstance(end := playing.result(), Refused):
                if end.sentence != said:
                    say(f'{name}: {end.sentence}')
                said = end.sentence
                await asyncio.sleep(1.0)
        finally:
            await link.close(goodbye=True)
            await asyncio.wait({playing}, timeout=1.0)
            playing.cancel()
