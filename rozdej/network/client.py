"""One world's connection to a server, for asyncio programs.

`threaded_client` wraps it for a window, `bot` plays over it.
"""

import asyncio
import contextlib
import socket
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from rozdej.network.protocol import Address, Hello, Malformed, hello_text, parse, text_of

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


class Link:
    """An open connection. `receive` never raises: its end is an event, too (`ServerRefusal` or `ServerGone`)."""

    def __init__(self, connection: ClientConnection, address: Address):
        self._connection = connection
        self._address = address

    @classmethod
    async def open(cls, address: Address, hello: Hello, pings: bool = True) -> 'Link | ServerGone':
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
        link = cls(connection, address)
        await link._send(hello_text(hello))  # a server that has refused already tells why
        return link

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
