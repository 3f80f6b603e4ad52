"""Tables: many universes side by side, and who may sit at each.

In the model a universe starts over when its last world leaves. Here a world may also come back: the token from the
registration proves whose a seat is, a name alone does not. A player who lost the connection keeps the seat. One who
says goodbye leaves it free: whoever sits down there begins a new game with those who have stayed, and until then the
token still leads back. When nobody is connected any more, a table starts over

- at once, if all said goodbye;
- otherwise when somebody new comes after the seats were held for `HELD` seconds (to any table when all are taken), or
  after `FORGOTTEN` seconds anyway.
"""

import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rozdej.network.protocol import Hello
from rozdej.network.room_state import Effects, Universe

HELD = 60.0
FORGOTTEN = 3600.0
MOST_TABLES = 1000
"""Including those that wait for somebody to come back."""


Run = Callable[..., Awaitable[Any]]
"""What an awaited `run(method, *given)` gives is what the method does, in whatever thread."""


async def run_here(method: Callable[..., Any], *given: Any) -> Any:
    """What the method returns or raises."""
    return method(*given)


class NotAdmitted(Exception):
    """The world may not sit down; the text (Czech) says why and what to do."""


@dataclass
class TableRecord:
    """The steps of one table: what the last one was, its number, and the last mail of each player, as JSON text.

    `game` is what spectators have seen last; `began` tells the record from a later one at a table of the same name.
    With the next step a new game `begins`.
    """

    path: Path | None
    began: int = field(default_factory=time.time_ns)
    last: int = -1
    what: str = ''
    mails: dict[str, str] = field(default_factory=dict)
    game: Any = None
    begins: bool = False


@dataclass
class Table:
    """One universe, and the tokens of those who may come back; `left` are those of them who said goodbye.

    `empty_since` is None while anybody is connected.
    """

    name: str
    universe: Universe
    tokens: dict[str, str] = field(default_factory=dict)
    empty_since: float | None = None
    left: set[str] = field(default_factory=set)
    recording: TableRecord | None = None

    @property
    def held(self) -> set[str]:
        """Names of those whose seats nobody else may take."""
        return self.tokens.keys() - self.left


class Tables:
    """All tables of a server. `make_universe` makes a fresh one, whose events are handled by `run`.

    Times are seconds of any steady clock.
    """

    def __init__(self, make_universe: Callable[[], Universe], run: Run = run_here):
        self._make_universe = make_universe
        self._run = run
        self._tables: dict[str, Table] = {}

    def __iter__(self):
        return iter(list(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, name: str) -> Table | None:
        """The table of that name; None when nobody sits there."""
        return self._tables.get(name)

    def add(self, table: Table) -> None:
        """Put a table there that was kept from an earlier run."""
        self._tables[table.name] = table

    def remove(self, table: Table) -> None:
        """Forget the table: it starts over when somebody comes."""
        if self._tables.get(table.name) is table:
            del self._tables[table.name]

    def admit(self, hello: Hello, now: float) -> Table:
        """The table where the world may register now. Raises `NotAdmitted`.

        A name that is connected there already belongs to the same person at another connection, which has to be
        disconnected first.
        """
        table = self._tables.get(hello.table)
        if table is not None:
            token = table.tokens.get(hello.name)
            if is_of(token, hello):
                if table.empty_since is not None:
                    table.empty_since = now  # it is not to be forgotten while its function runs
                return table
            if table.empty_since is None:
                self._check_name(table, hello)
                table.tokens.pop(hello.name, None)  # that of somebody who has left, and whose name this one has now
            else:
                self._check_held(table, now)
                self.remove(table)
        return self._tables.get(hello.table) or self._new_table(hello.table, now)

    def _new_table(self, name: str, now: float) -> Table:
        if len(self) >= MOST_TABLES:
            raise NotAdmitted('Na serveru není volný stůl. Zkus to později.')
        table = self._tables[name] = Table(name, self._make_universe(), empty_since=now)
        return table

    @staticmethod
    def _check_name(table: Table, hello: Hello) -> None:
        name = hello.name
        if name in table.universe.worlds:
            raise NotAdmitted(f'Jméno {name} už u stolu {table.name} někdo má. Zvol si jiné (--name).')
        if name in table.held:
            raise NotAdmitted(
                f'Místo u stolu {table.name} se jménem {name} čeká na hráče, kterému vypadlo spojení. '
                'Patří-li ti, vrať se z počítače, kde se hrálo; jinak si zvol jiné jméno (--name).'
            )

    @staticmethod
    def _check_held(table: Table, now: float) -> None:
        assert table.empty_since is not None
        left = table.empty_since + HELD - now
        if table.held and left > 0:
            names = ', '.join(sorted(table.held))
            raise NotAdmitted(
                f'U stolu {table.name} je rozehráno a čeká se na návrat: {names}. '
                f'Zkus to za {left + 1:.0f} s, nebo si sedni jinam (třeba --table {table.name[:17]}-2).'
            )

    async def register(self, table: Table, name: str) -> tuple[Effects, str]:
        """Register the world; what the event led to, and the token that lets it come back.

        Raises what the universe raises; a table that was made for this world is then gone again.
        """
        try:
            effects = await self._run(table.universe.registration, name)
        except BaseException:
            if not table.universe.worlds and not table.tokens:
                self.remove(table)
            raise
        token = table.tokens.get(name) or secrets.token_urlsafe(16)
        if name in table.universe.worlds:
            table.tokens[name] = token
            table.left.discard(name)
            table.empty_since = None
        return effects, token

    async def begin_anew(self, table: Table) -> list[Effects]:
        """A new game of those who are connected, in which the seats of those who left are free; what it began with.

        Raises what the universe raises: then the old game goes on.
        """
        universe = self._make_universe()
        effects = [await self._run(universe.registration, name) for name in table.universe.worlds]
        table.universe = universe
        for name in table.left:
            table.tokens.pop(name, None)
        table.left.clear()
        return effects

    def settle(self, table: Table, now: float) -> None:
        """Remove the table when everybody has left for good, or note since when it waits for somebody to come back."""
        if table.universe.worlds:
            return
        if not table.held:
            self.remove(table)
        elif table.empty_since is None:
            table.empty_since = now

    def forget_old(self, now: float) -> list[Table]:
        """Remove the tables that nobody has come back to, and return them. When all are taken, that is after `HELD`."""
        held = FORGOTTEN if len(self) < MOST_TABLES else HELD
        old = [table for table in self if table.empty_since is not None and now > table.empty_since + held]
        for table in old:
            self.remove(table)
        return old


def is_of(token: str | None, hello: Hello) -> bool:
    """Whether who says hello proves to be the one with that token."""
    return None not in (token, hello.token) and secrets.compare_digest(
        str(token).encode(), str(hello.token).encode('utf-8', 'replace')
    )
