"""A world's connection for a window: a thread of its own, and two queues, so that the window never waits.

    client = Client(Address.parse('192.168.1.5'), Hello('sedesatsest', 'Anna'), tokens)
    client.connect()
    ...
    for event in client.poll():     # at every frame; see `client.Event`
        ...
    client.send(['vyloz', 0])
    client.close()

`ServerGone` says, within five seconds, that the server does not answer (any more). `connect()` then tries again with
the token of the registration, so the player gets the old seat. `ServerRefusal` has a sentence on what to change.
"""

import asyncio
import contextlib
import json
import queue
import threading
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, replace
from typing import Any

from rozdej.network.client import Event, Link, ServerGone, ServerRefusal, Welcome
from rozdej.network.protocol import Address, Hello
from rozdej.window.table.keeping import Keeper

CLOSE_LIMIT = 1.0
"""Seconds to say goodbye in."""

Tell = Callable[[Event], None]


class Tokens(Keeper):
    """Tokens in the user's folder, so that a program that was killed can come back."""

    MOST = 50

    def get(self, address: Address, hello: Hello) -> str | None:
        """The token for this seat; None when there is none."""
        token = self._read('tokens.json').get(self._key(address, hello))
        return token if isinstance(token, str) else None

    def keep(self, address: Address, hello: Hello, token: str) -> None:
        """Store the token, among the last ones."""
        tokens = self._read('tokens.json')
        tokens.pop(self._key(address, hello), None)
        tokens[self._key(address, hello)] = token
        self._write('tokens.json', dict(list(tokens.items())[-self.MOST :]))

    @staticmethod
    def _key(address: Address, hello: Hello) -> str:
        return json.dumps([str(address), hello.exercise, hello.table, hello.name], ensure_ascii=False)


@dataclass(eq=False)
class Client:
    """One world's connection. All methods are for one thread, the window's, and none of them waits.

    `wake` is called, in another thread, whenever `poll` has something to tell.
    """

    address: Address
    hello: Hello
    tokens: Tokens | None = None
    wake: Callable[[], None] = lambda: None

    def __post_init__(self) -> None:
        self._events: queue.SimpleQueue[tuple[int, Event]] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._outgoing: asyncio.Queue[Any] | None = None
        self._attempt = 0
        if self.hello.token is None and self.tokens is not None:
            self.hello = replace(self.hello, token=self.tokens.get(self.address, self.hello))

    def connect(self, address: Address | None = None) -> None:
        """Begin to connect, at another address if one is given; what comes of it is told by `poll`."""
        self.close(goodbye=False)
        self.address = address or self.address
        self._attempt += 1
        self._loop, self._outgoing = asyncio.new_event_loop(), asyncio.Queue()
        life = _live(self.address, self.hello, self._outgoing, self._teller(self._attempt))
        self._thread = threading.Thread(target=_work, args=(self._loop, life), name='client', daemon=True)
        self._thread.start()

    def _teller(self, attempt: int) -> Tell:
        def tell(event: Event) -> None:
            self._events.put((attempt, event))
            self.wake()

        return tell

    def poll(self) -> Iterator[Event]:
        """What has happened since the last time, oldest first; never waits."""
        while not self._events.empty():
            attempt, event = self._events.get()
            if attempt != self._attempt:  # of a connection given up since
                continue
            if isinstance(event, Welcome):
                self.hello = replace(self.hello, token=event.token)
                if self.tokens is not None:
                    self.tokens.keep(self.address, self.hello, event.token)
            yield event

    def send(self, content: Any) -> None:
        """Send a message (anything that JSON can say) to the student's function; lost when there is no connection."""
        self._put(lambda link: link.send(content))

    def ask_computer(self) -> None:
        """Ask the kit's opponent to this table; a `Welcome` has told whether it would come."""
        self._put(lambda link: link.ask_computer())

    def ask_echo(self, content: Any = None) -> None:
        """Ask for an `Echo`: it comes when the server has dealt with all that was sent before."""
        self._put(lambda link: link.echo(content))

    def _put(self, action: Any) -> None:
        if self._loop is not None and self._outgoing is not None:
            with contextlib.suppress(RuntimeError):  # the thread has just ended
                self._loop.call_soon_threadsafe(self._outgoing.put_nowait, action)

    def close(self, goodbye: bool = True) -> None:
        """End the connection; with `goodbye` the seat is free for others. Waits a second at most."""
        if self._thread is None:
            return
        self._put(goodbye)
        self._thread.join(CLOSE_LIMIT)
        self._thread = self._loop = self._outgoing = None
        self._attempt += 1


def _work(loop: asyncio.AbstractEventLoop, life: Coroutine[Any, Any, None]) -> None:
    """What the thread does."""
    try:
        loop.run_until_complete(life)
    finally:
        loop.close()


async def _live(address: Address, hello: Hello, outgoing: 'asyncio.Queue[Any]', tell: Tell) -> None:
    """Connect, receive and send until either side closes the connection."""
    opening = asyncio.create_task(Link.open(address, hello))
    sending = asyncio.create_task(_send(outgoing, opening))
    done, _ = await asyncio.wait({opening, sending}, return_when=asyncio.FIRST_COMPLETED)
    if opening not in done:  # closed while it was still connecting
        opening.cancel()
        await asyncio.wait({opening})
        return
    link = opening.result()
    if isinstance(link, ServerGone):
        tell(link)
    else:
        receiving = asyncio.create_task(_receive(link, tell))
        await asyncio.wait({receiving, sending}, return_when=asyncio.FIRST_COMPLETED)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_LIMIT):
                await link.close()
        receiving.cancel()
        await asyncio.wait({receiving})
    sending.cancel()
    await asyncio.wait({sending})


async def _receive(link: Link, tell: Tell) -> None:
    event: Event | None = None
    while not isinstance(event, ServerRefusal | ServerGone):
        event = await link.receive()
        tell(event)


async def _send(outgoing: 'asyncio.Queue[Any]', opening: 'asyncio.Task[Link | ServerGone]') -> None:
    """Until the window wants to close: then the last thing in the queue is whether to say goodbye."""
    while not isinstance(action := await outgoing.get(), bool):
        link = await asyncio.shield(opening)
        if isinstance(link, Link):
            await action(link)
    if action and opening.done() and isinstance(link := opening.result(), Link):
        await link.close(goodbye=True)
