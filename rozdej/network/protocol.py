"""The messages between a world and the server: JSON texts, one object in each websocket message.

A world sends

- `{"type": "hello", "exercise": E, "name": N, "table": T, "token": K, "look": L}` first, within five seconds. `table`
  (default "1") says with whom to play, null leaves it to the server; `token` (or null) proves that a name may come
  back, `look` (a number up to 99, default 0) is how its window shows this player; the student's functions never see it
- `{"type": "message", "content": …}`: the content goes to the student's function as it is
- `{"type": "echo", "content": …}`: comes back unchanged once all that was sent before it has been dealt with
- `{"type": "computer"}`: the kit's opponent is to sit down at this table, where a server for a class offers it
- `{"type": "bye"}` before it leaves for good: its seat is free

The server sends

- `{"type": "welcome", "table": T, "token": K, "computer": B}`: registered; the token is needed to come back, and
  `computer` says whether one may be asked for. Who is refused gets none
- `{"type": "looks", "looks": {N: L, …}}`, to worlds with a look: those of all who are connected at the table, whenever
  one has come or gone
- `{"type": "mail", "content": …}`: what the student's function has sent to this world
- `{"type": "trouble", "title": …, "lines": […]}`: the student's function failed; nothing has changed
- `{"type": "notice", "title": …, "lines": […], "free": B}`: somebody at the table has said goodbye, and what follows;
  or, when no seat is `free` by that (default true), why the server was away
- `{"type": "echo", "content": …}`
- `{"type": "refused", "sentence": …}`, and closes the connection: why this world may not (or no longer) take part

A message is at most 64 kB long, and its lists and objects stand less than a thousand deep in each other. Who sends
something that is not listed here is refused; messages whose *content* makes no sense are the student's function's
business.
"""

import json
import math
import unicodedata
from dataclasses import dataclass
from typing import Any

from rozdej.network.state_json import least_length
from rozdej.window.gui.scene_types import LONGEST_NAME

MOST_BYTES = 64_000
"""Limit for the length of a message."""

MOST_LOOK = 99
DEFAULT_TABLE = '1'
DEFAULT_PORT = 6606
EVERYWHERE = {'0.0.0.0': '127.0.0.1', '::': '::1'}
"""What stands for all addresses of this computer, and what it calls itself then."""

ONLY_HERE = '127.0.0.1', 'localhost', '::1'
"""What no other computer can reach."""

NO_NAMES = '.', '..'
"""What no table can be called: a browser would look for its page elsewhere."""


class Malformed(Exception):
    """Not a message of this protocol; the text (Czech) is for the sender."""


@dataclass(frozen=True)
class Address:
    """Where a server listens."""

    host: str
    port: int = DEFAULT_PORT

    @classmethod
    def parse(cls, text: str) -> 'Address':
        """`192.168.1.5`, `anna.local:7000`, `[::1]:7000`, `::1`. Raises `ValueError`."""
        host, colon, port = text.strip().rpartition(':')
        if not colon or (host.count(':') and not host.startswith('[')) or text.strip().endswith(']'):
            host, port = text.strip(), str(DEFAULT_PORT)
        host = host.removeprefix('[').removesuffix(']')
        if not host or not port.isdecimal() or not 0 < int(port) < 65536:
            raise ValueError(text)
        return cls(host, int(port))

    def __str__(self) -> str:
        return f'[{self.host}]:{self.port}' if ':' in self.host else f'{self.host}:{self.port}'


@dataclass(frozen=True)
class Hello:
    """The first message of a world: who wants to play what with whom."""

    exercise: str
    name: str
    table: str = DEFAULT_TABLE
    """'' where the server finds one."""
    token: str | None = None
    look: int = 0


def parse(text: str | bytes) -> dict[str, Any]:
    """The object in a message. Raises `Malformed`."""
    if not isinstance(text, str):
        raise Malformed('Přišla zpráva z bajtů, čeká se text.')
    try:
        value = json.loads(text, parse_constant=_no_number, parse_float=_finite)
        least_length(value, MOST_BYTES)  # some Pythons read what is nested too deep to be passed on
    except (ValueError, RecursionError):
        raise Malformed('Přišla zpráva, která není platný JSON.') from None
    if type(value) is not dict or type(value.get('type')) is not str:
        raise Malformed('Přišla zpráva, která nemá typ. Čeká se objekt jako {"type": "message", "content": …}.')
    return value


def _no_number(text: str) -> None:
    raise ValueError(f'{text} is no JSON')


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f'{text} is too big')
    return value


def text_of(kind: str, **items: Any) -> str:
    """A message as text."""
    return json.dumps({'type': kind, **items}, ensure_ascii=True, separators=(',', ':'))


def mail_text(content: str) -> str:
    """A mail whose content is JSON text already."""
    return f'{{"type":"mail","content":{content}}}'


def hello_text(hello: Hello) -> str:
    """The first message of a world."""
    return text_of(
        'hello', exercise=hello.exercise, name=hello.name, table=hello.table or None, token=hello.token, look=hello.look
    )


def parse_hello(text: str | bytes) -> Hello:
    """The first message of a world, checked. Raises `Malformed`."""
    value = parse(text)
    if value['type'] != 'hello':
        raise Malformed('Nejdřív je potřeba se přihlásit zprávou {"type": "hello", "name": …}.')
    exercise, token = value.get('exercise'), value.get('token')
    if type(exercise) is not str or not (token is None or type(token) is str):
        raise Malformed('Přihláška má mít cvičení (řetězec) a token (řetězec nebo null).')
    look = value.get('look', 0)
    if type(look) is not int or not 0 <= look <= MOST_LOOK:
        raise Malformed(f'Vzhled (look) má být celé číslo od 0 do {MOST_LOOK}.')
    name, table = proper_name(value.get('name'), 'Jméno'), value.get('table', DEFAULT_TABLE)
    table = '' if table is None else proper_name(table, 'Stůl')
    if table in NO_NAMES:
        raise Malformed(f'Stůl: jméno {table} nejde použít.')
    return Hello(exercise, name, table, token, look)


def proper_name(value: Any, what: str) -> str:
    """The name of a player or a table without spaces around. Raises `Malformed` when it is no name."""
    if type(value) is not str:
        raise Malformed(f'{what}: čeká se řetězec.')
    if len(value) > 10 * LONGEST_NAME:
        raise Malformed(f'{what}: čeká se nejvýš {LONGEST_NAME} znaků, přišlo {len(value)}.')
    name = unicodedata.normalize('NFC', value).strip()
    if not name:
        raise Malformed(f'{what}: čeká se aspoň jeden znak, přišlo prázdno.')
    if len(name) > LONGEST_NAME:
        raise Malformed(f'{what}: čeká se nejvýš {LONGEST_NAME} znaků, přišlo {len(name)}.')
    if not name.isprintable():
        raise Malformed(f'{what}: jsou v něm znaky, které nejdou vypsat.')
    return name
