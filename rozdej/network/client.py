"""Clients of a server: `Client` for asyncio programs such as the bot, `ThreadedClient` for a window.

    client = ThreadedClient(Address.parse('192.168.1.5'), Hello('sedesatsest', 'Anna'), tokens)
    client.connect()
    ...
    for event in client.poll():     # at every frame; see `Event`
        ...
    client.send(['vyloz', 0])
    client.close()

`ServerGone` comes within five seconds when the server does not answer. `connect()` then tries again with the token
from the registration, so the player gets the same seat. `ServerRefusal` has a sentence that says what to change.
"""

import asyncio
import contextlib
import json
import queue
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, replace
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from rozdej.network.protocol import Address, Hello, Malformed, hello_text, parse, text_of
from rozdej.window.gui.settings_store import SettingsStore

PING_EVERY = 1.5
PING_LIMIT = 2.5
"""Seconds. A server that does not answer is given up within five, with one to spare for a busy computer.

More pings would be more than half of what a server with many tables gets to hear.
"""

CONNECT_LIMIT = 4.0


@dataclass(frozen=True)
class Welcome:
    """The server has registered this world; the token lets it come back."""

    table: str
    token: str
    has_computer: bool = False
    """Whether the kit's opponent can be asked to this table."""


@dataclass(frozen=True)
class Mail:
    """The student's function has sent this."""

    content: Any


@dataclass(frozen=True)
class ServerTrouble:
    """The student's function failed on what this world sent, or the computer; nothing has changed. All in Czech."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class ServerNotice:
    """Something has happened at the table that is no mail, by which a seat may be free. All in Czech."""

    title: str
    lines: tuple[str, ...]
    is_free: bool = True


@dataclass(frozen=True)
class ServerRefusal:
    """The server refuses this world and closes the connection; the sentence (Czech) says why."""

    sentence: str


@dataclass(frozen=True)
class ServerGone:
    """There is no server, or no longer; the sentence (Czech) says what is known."""

    sentence: str


@dataclass(frozen=True)
class Echo:
    """Everything sent before it has been handled."""

    content: Any


@dataclass(frozen=True)
class Looks:
    """How players at the table want to be shown, by their names; those without a wish are left out."""

    looks: dict[str, int]


Event = Welcome | Looks | Mail | ServerNotice | ServerTrouble | ServerRefusal | ServerGone | Echo


class Client:
    """An open connection. `receive` never raises: its end is an event, too (`ServerRefusal` or `ServerGone`)."""

    def __init__(self, connection: ClientConnection, address: Address):
        self._connection = connection
        self._address = address

    @classmethod
    async def open(cls, address: Address, hello: Hello, pings: bool = True) -> 'Client | ServerGone':
        """Connect and say hello; the answer is for `receive`. Without `pings` a silent server is waited for."""
        try:
            connection = await connect(
                f'ws://{address}',
                proxy=None,  # the other computer stands in the same room
                compression=None,
                open_timeout=CONNECT_LIMIT,
                ping_interval=PING_EVERY if pings else None,
                ping_timeout=PING_LIMIT,
                close_timeout=0.5,
                max_size=200_000,
                user_agent_header=None,
            )
        except (OSError, TimeoutError, InvalidHandshake, InvalidURI, EOFError, UnicodeError) as error:
            return ServerGone(f'Na adrese {address} se server neozývá ({_reason(error)}).')
        client = cls(connection, address)
        await client._send(hello_text(hello))  # a server that has refused already tells why
        return client

    async def receive(self) -> Event:
        """The next event from the server."""
        try:
            return event_of(await self._connection.recv())
        except ConnectionClosed as error:
            if error.rcvd is not None and error.rcvd.code == 1009:
                return ServerRefusal('Zpráva pro server je moc dlouhá, tak spojení ukončil.')
            return ServerGone(f'Spojení se serverem {self._address} se přerušilo.')
        except (Malformed, ValueError, KeyError, TypeError):
            await self.close()
            return ServerGone(f'Na adrese {self._address} běží něco jiného než server téhle hry.')

    async def send(self, content: Any) -> None:
        """Send a message for the student's function. Losing the connection meanwhile is told by `receive`."""
        await self._send(text_of('message', content=content))

    async def ask_computer(self) -> None:
        """Ask the kit's opponent to this table."""
        await self._send(text_of('computer'))

    async def echo(self, content: Any) -> None:
        """Ask for an `Echo`."""
        await self._send(text_of('echo', content=content))

    async def _send(self, text: str) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self._connection.send(text)

    async def close(self, goodbye: bool = False) -> None:
        """End the connection; with `goodbye` the seat need not be kept."""
        if goodbye:
            await self._send(text_of('bye'))
        await self._connection.close()

    def abort(self) -> None:
        """End it at once and without a word, as a killed program does."""
        self._connection.transport.abort()


def _reason(error: BaseException) -> str:
    if isinstance(error, TimeoutError):
        return 'neodpovídá'
    if isinstance(error, socket.gaierror | UnicodeError):  # the latter for `192.168.1..5`
        return 'počítač toho jména v síti není'
    if isinstance(error, ConnectionRefusedError):
        return 'nikdo tam neposlouchá'
    if isinstance(error, asyncio.IncompleteReadError | InvalidHandshake | EOFError):
        return 'běží tam něco jiného'
    return type(error).__name__


def event_of(text: str | bytes) -> Event:
    """What the server's message means. Raises `Malformed`, `ValueError`, `KeyError` or `TypeError` for any other."""
    value = parse(text)
    kind = value['type']
    if kind == 'mail':
        return Mail(value['content'])
    if kind == 'welcome':
        return Welcome(str(value['table']), str(value['token']), bool(value.get('computer')))
    if kind == 'looks':
        return Looks({str(name): int(look) for name, look in dict(value['looks']).items()})
    if kind == 'trouble':
        return ServerTrouble(str(value['title']), tuple(map(str, value['lines'])))
    if kind == 'notice':
        return ServerNotice(str(value['title']), tuple(map(str, value['lines'])), bool(value.get('free', True)))
    if kind == 'refused':
        return ServerRefusal(str(value['sentence']))
    if kind == 'echo':
        return Echo(value['content'])
    raise ValueError(kind)


CLOSE_LIMIT = 1.0
"""Seconds to say goodbye in."""

Tell = Callable[[Event], None]


class Tokens(SettingsStore):
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
class ThreadedClient:
    """Runs a `Client` in a thread of its own. All methods are for one thread, the window's; none of them waits.

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
        self._put(lambda client: client.send(content))

    def ask_computer(self) -> None:
        """Ask the kit's opponent to this table; a `Welcome` has told whether it would come."""
        self._put(lambda client: client.ask_computer())

    def ask_echo(self, content: Any = None) -> None:
        """Ask for an `Echo`: it comes when the server has dealt with all that was sent before."""
        self._put(lambda client: client.echo(content))

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
    opening = asyncio.create_task(Client.open(address, hello))
    sending = asyncio.create_task(_send(outgoing, opening))
    done, _ = await asyncio.wait({opening, sending}, return_when=asyncio.FIRST_COMPLETED)
    if opening not in done:  # closed while it was still connecting
        opening.cancel()
        await asyncio.wait({opening})
        return
    client = opening.result()
    if isinstance(client, ServerGone):
        tell(client)
    else:
        receiving = asyncio.create_task(_receive(client, tell))
        await asyncio.wait({receiving, sending}, return_when=asyncio.FIRST_COMPLETED)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_LIMIT):
                await client.close()
        receiving.cancel()
        await asyncio.wait({receiving})
    sending.cancel()
    await asyncio.wait({sending})


async def _receive(client: Client, tell: Tell) -> None:
    event: Event | None = None
    while not isinstance(event, ServerRefusal | ServerGone):
        event = await client.receive()
        tell(event)


async def _send(outgoing: 'asyncio.Queue[Any]', opening: 'asyncio.Task[Client | ServerGone]') -> None:
    """Until the window wants to close: then the last thing in the queue is whether to say goodbye."""
    while not isinstance(action := await outgoing.get(), bool):
        client = await asyncio.shield(opening)
        if isinstance(client, Client):
            await action(client)
    if action and opening.done() and isinstance(client := opening.result(), Client):
        await client.close(goodbye=True)
