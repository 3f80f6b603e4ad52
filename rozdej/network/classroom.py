"""A server for a class: everybody finds a place, a computer sits down where one is asked for, the tables are shown.

The pages are for browsers, at the port of the server. No token is on them, and no card that is not on a table.
"""

import html
import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlsplit

from rozdej import KIT
from rozdej.core.exercises.game_parts import find_part
from rozdej.network.declaration import Declaration
from rozdej.network.protocol import DEFAULT_TABLE, ONLY_HERE, Address, Hello
from rozdej.network.recording import Recorder
from rozdej.network.rooms import NotAdmitted, Table, Tables, is_of
from rozdej.window.gui.layout import Space
from rozdej.window.gui.wire import encode_things

SCRIPTS = 'style.css', 'atlas.js', 'python.js', 'table.js', 'watch.js'
PICTURES = 'deck.png', 'deck4.png', 'pieces.png', 'deck.json', 'pieces.json'
HEAD = """<!doctype html>
<html lang="cs">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/kit/style.css">
"""
TABLES = (
    HEAD
    + """<meta http-equiv="refresh" content="5">
</head>
<body class="classroom">
<header><h1>{title}</h1></header>
<main>
<p>{sentence}</p>
<ul>
{tables}</ul>
</main>
</body>
</html>
"""
)
WATCHED = (
    HEAD
    + """<script type="module" src="/kit/watch.js"></script>
</head>
<body class="watched">
<header><a href="/">Stoly</a><h1>{title}</h1><p id="state" role="status"></p>{steps}</header>
<main><div id="table" aria-label="Hra, na kterou se díváš"></div></main>
</body>
</html>
"""
)
STEPS = """<div id="steps"><button title="Home">Začátek</button><button title="šipka vlevo">Zpět</button><button
title="šipka vpravo">Dál</button><button title="End">Živě</button></div>"""
FILES = {
    **{f'/kit/{name}': KIT / 'rozdej/window/browser/pages' / name for name in SCRIPTS},
    **{f'/kit/static/{name}': KIT / 'static' / name for name in PICTURES},
}
"""What pages are made of; in a student's copy of the kit there are no pages to watch from."""

KINDS = {'.js': 'text/javascript', '.css': 'text/css', '.png': 'image/png', '.json': 'application/json'}
LARGEST = 4000
"""Pixels of a side of a picture that is made for somebody."""


LOST = ' (vypadlo spojení)'


@dataclass
class Classroom:
    """What a server for a class does besides. `computer` is what the kit's opponent is called; `call_computer` has it
    sit down at the table of that name. `outside` is the host by which other computers reach it, '' for whatever a
    browser says.
    """

    exercise: str
    title: str
    declaration: Declaration
    recorder: Recorder
    computer: str
    call_computer: Callable[[str], None]
    outside: str = ''

    def place_for(self, tables: Tables, hello: Hello) -> str:
        """The table for somebody: that which is named, or else the old one, one where somebody waits, or a new one.

        Raises `NotAdmitted` when the name is at another table already. The computer comes to many tables, and with a
        token to each.
        """
        if hello.name == self.computer:
            if hello.token is None:
                raise NotAdmitted(f'Jméno {hello.name} tu má počítač. Zvol si jiné.')
            return hello.table or DEFAULT_TABLE
        own = next((table for table in tables if is_of(table.tokens.get(hello.name), hello)), None)
        if own is not None and hello.table in ('', own.name):
            return own.name
        others = [table for table in tables if table.name != hello.table and hello.name in taken(table)]
        if own is not None and own in others:
            raise NotAdmitted(f'U stolu {own.name} máš rozehráno. Vrať se k němu, nebo si zvol jiné jméno.')
        if others:
            raise NotAdmitted(f'Jméno {hello.name} už tu má někdo jiný. Zvol si jiné.')
        if hello.table:
            return hello.table
        # Where nobody is, and no seat is kept, somebody is just sitting down.
        waiting = (table for table in tables if (table.universe.worlds or not table.held) and self.has_room(table))
        found = next(waiting, None)
        return found.name if found else next(str(number) for number in count(1) if not tables.get(str(number)))

    def has_room(self, table: Table) -> bool:
        """Whether a computer could sit down there."""
        return len(taken(table)) < self.declaration.seats

    def misses_computer(self, table: Table) -> bool:
        """Whether one has got up there, as nobody was left to play with, from a game that goes on."""
        return self.computer in table.tokens and self.computer not in table.universe.worlds

    def answer(self, path: str, address: str, tables: Tables) -> tuple[str, bytes] | None:
        """What a browser gets that asks for the path, and its kind; None where there is nothing.

        `address` is that of the server, as the browser knows it.
        """
        where = urlsplit(path)
        if where.path == '/':
            return 'text/html; charset=utf-8', self.page(tables, address).encode()
        if (file := FILES.get(where.path)) and file.is_file():
            return KINDS[file.suffix], file.read_bytes()
        name, asked = unquote(where.path.removeprefix('/stul/')), parse_qs(where.query)
        table = tables.get(name)
        if table and 'space' in asked:
            return self._watch(table, asked)
        if table and self.can_be_watched:
            title = html.escape(f'{self.title}, stůl {name}')
            steps = STEPS if self.recorder.folder else ''
            return 'text/html; charset=utf-8', WATCHED.format(title=title, steps=steps).encode()
        return None

    @property
    def can_be_watched(self) -> bool:
        """Whether all that a page with a table needs is there."""
        return find_part(self.exercise, 'watching') is not None and all(file.is_file() for file in FILES.values())

    def _watch(self, table: Table, asked: dict[str, list[str]]) -> tuple[str, bytes] | None:
        """What is to be seen at the table now or after a `step`, unless it is what the browser has already."""
        try:
            width, height, scale = (float(part) for part in asked['space'][0].split(','))
            step = int(asked['step'][0]) if 'step' in asked else None
        except (KeyError, ValueError):
            return None
        if not (1 <= width <= LARGEST and 1 <= height <= LARGEST and 1 <= scale <= 4) or table.recording is None:
            return None
        record = table.recording
        number = record.last if step is None else step
        told: dict[str, Any] = {'reply': {}, 'version': f'{record.began}.{number}', 'last': record.last}
        if told['version'] not in asked.get('version', ()):
            found = (record.what, self.recorder.now(record)) if step is None else self.recorder.at(table, step)
            if found is None:
                return None
            what, game = found
            told |= {'step': number, 'what': what, 'reply': self._shown(game, width, height, scale)}
        return 'application/json', json.dumps(told).encode()

    def _shown(self, game: Any, width: float, height: float, scale: float) -> dict[str, Any]:
        part = find_part(self.exercise, 'watching')
        if part is None or game is None:
            return {}
        picture, things = part.drawn(game, Space(width, height, scale, has_log=False))
        return {'picture': picture._asdict(), 'words': encode_things(things)}

    def page(self, tables: Tables, address: str) -> str:
        """The tables, who plays there, and the points that each has won."""
        shown = [self._table(table) for table in sorted(tables, key=lambda table: (len(table.name), table.name))]
        sentence = 'Zatím nikdo nehraje.' if not shown else f'Stolů: {len(shown)}. Vpravo jsou výherní body.'
        command = html.escape(f'python ui.py {self.exercise} --connect {self._from_outside(address)}')
        return TABLES.format(
            title=html.escape(self.title),
            sentence=f'{sentence} Přisedneš si příkazem <code>{command}</code>.',
            tables=''.join(shown),
        )

    def _from_outside(self, address: str) -> str:
        """The address for other computers: whoever projects the page may look at it by a name that only they know."""
        host, _, port = address.rpartition(':')
        is_only_here = self.outside and host.strip('[]') in ONLY_HERE and port.isdecimal()
        return str(Address(self.outside, int(port))) if is_only_here else address

    def _table(self, table: Table) -> str:
        there, won = table.universe.worlds, self.recorder.points_won(table.recording) if table.recording else {}
        rows = ''.join(
            f'<dt>{html.escape(name)}{"" if name in there else LOST}</dt><dd>{html.escape(str(won.get(name, 0)))}</dd>'
            for name in [*there, *sorted(table.held - set(there))]
        )
        name = html.escape(table.name)
        more = '<p>Čeká na soupeře.</p>' if self.has_room(table) else ''
        if not more and self.can_be_watched:
            more = (
                f'<p><a href="/stul/{quote(table.name, safe="")}" aria-label="Dívat se na stůl {name}">Dívat se</a></p>'
            )
        return f'<li><h2>Stůl {name}</h2><dl>{rows}</dl>{more}</li>\n'


def taken(table: Table) -> set[str]:
    """The names of those who sit there, or whose seat is kept."""
    return {*table.universe.worlds, *table.held}
