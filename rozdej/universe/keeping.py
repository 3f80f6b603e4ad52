"""Keeping the tables of a running server on the disk, whatever the disk says."""

import time
from collections.abc import Callable
from typing import Any

from rozdej.universe.store import CannotKeep, Store
from rozdej.universe.tables import Table, Tables

RETRY = 5.0
"""Seconds after which a disk that was full is tried again."""


class Keeping:
    """Writes down the tables that have changed. A disk that refuses is no reason to end the games.

    It is told once (`say`, Czech), and tried again later: then everything is written that has changed meanwhile.
    Without a `store` nothing is kept.
    """

    def __init__(self, store: Store | None, tables: Tables, say: Callable[[str], None]):
        self._store = store
        self._tables = tables
        self._say = say
        self._behind: dict[str, None] = {}
        self._failed: float | None = None

    def rows(self) -> dict[str, dict[str, Any]]:
        """What an earlier run has kept, as the store gives it. A file that cannot be read is left alone from now on."""
        try:
            return self._store.rows() if self._store is not None else {}
        except CannotKeep as error:
            self._store = None
            self._say(str(error))
            return {}

    def note(self, table: Table) -> None:
        """Something happened at the table, or it is no more: write it down before anybody hears of it."""
        if self._store is None:
            return
        self._behind[table.name] = None
        if self._failed is None or time.monotonic() > self._failed + RETRY:
            self.catch_up()

    def catch_up(self) -> None:
        """Write down everything that is not there yet."""
        try:
            for name in list(self._behind):
                self._write(name)
                del self._behind[name]
        except CannotKeep as error:
            if self._failed is None:
                self._say(f'{error} Hraje se dál, ale po konci serveru se hry vrátí k tomu, co se uložilo naposledy.')
            self._failed = time.monotonic()
        else:
            if self._failed is not None:
                self._failed = None
                self._say('Rozehrané hry se zase ukládají.')

    def _write(self, name: str) -> None:
        assert self._store is not None
        table = self._tables.get(name)
        if table is None:
            self._store.forget(name)
        elif (kept := table.universe.kept) is not None:
            universe = table.universe
            self._store.keep(name, kept, table.tokens, sorted(universe.known), universe.worlds)
