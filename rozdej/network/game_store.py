"""Games kept on the disk, so that a server that was killed can continue them: one row for each table.

Each event is written before its mails are sent, so no player has seen anything that is not in the file. The system
decides when to write to the disk (`synchronous = OFF`): a killed process loses nothing, a power cut may lose seconds.
"""

import json
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rozdej.network.rooms import Table, Tables

OLDEST = 3600.0
"""Seconds after which nobody comes back to a game of a server that has ended."""

COLUMNS = (
    'exercise TEXT, name TEXT, state TEXT, tokens TEXT, left TEXT, known TEXT, worlds TEXT, time REAL, '
    'PRIMARY KEY (exercise, name)'
)

NEWER = ', '.join(f'{column} = excluded.{column}' for column in ('state', 'tokens', 'left', 'known', 'worlds', 'time'))
KEEP = f'INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (exercise, name) DO UPDATE SET {NEWER}'
"""Half the work of `INSERT OR REPLACE`, which takes the row away first."""


class CannotKeep(Exception):
    """The file cannot be used; the text (Czech) says why. `is_busy` when another server uses it."""

    is_busy = False


class GameStore:
    """The tables of one exercise in a file that no other server uses. Raises `CannotKeep`."""

    def __init__(self, path: Path, exercise: str):
        self.path = path
        self._exercise = exercise
        self._base: sqlite3.Connection | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._base = sqlite3.connect(path, isolation_level=None, timeout=1.0)
            # Nobody else at this computer needs to read the tokens.
            with suppress(OSError):
                os.chmod(path, 0o600)
            self._base.execute('PRAGMA journal_mode = WAL')
            self._base.execute('PRAGMA synchronous = OFF')
            self._base.execute('PRAGMA locking_mode = EXCLUSIVE')
            self._base.execute(f'CREATE TABLE IF NOT EXISTS games ({COLUMNS})')
            self._base.execute('BEGIN IMMEDIATE')  # takes the lock now, and not at the first move
            self._base.execute('COMMIT')
        except (OSError, sqlite3.Error) as error:
            self.close()
            is_busy = _kind(error) in ('SQLITE_BUSY', 'SQLITE_LOCKED')
            why = 'už používá jiný server' if is_busy else f'nejde otevřít: {_reason(error)}'
            refusal = CannotKeep(f'Soubor s rozehranými hrami {path} {why}. Zvol jiný (--save SOUBOR).')
            refusal.is_busy = is_busy
            raise refusal from None

    def rows(self) -> dict[str, dict[str, Any]]:
        """The kept tables by name: `state` as text, `tokens` by player, who `left`, `known` and connected `worlds`.

        Tables that are too old are forgotten. Raises `CannotKeep` when the file holds something else.
        """
        assert self._base is not None
        query = 'SELECT name, state, tokens, left, known, worlds FROM games WHERE exercise = ?'
        try:
            self._base.execute('DELETE FROM games WHERE time < ?', (time.time() - OLDEST,))
            rows = self._base.execute(query, (self._exercise,)).fetchall()
            return {name: _checked(name, state, *map(json.loads, texts)) for name, state, *texts in rows}
        except (sqlite3.Error, ValueError, TypeError, RecursionError) as error:
            raise CannotKeep(
                f'Uložené hry nejde číst ({_reason(error)}), začne se bez nich a nové se neuloží. '
                'Smaž jejich soubor, nebo zvol jiný (--save SOUBOR).'
            ) from None

    def keep(self, table: Table) -> None:
        """Write a table with a state down. Raises `CannotKeep`."""
        universe = table.universe
        parts = (table.tokens, sorted(table.left), sorted(universe.known), universe.worlds)
        self._write(KEEP, table.name, universe.kept, *map(json.dumps, parts), time.time())

    def forget(self, name: str) -> None:
        """A table is no more. Raises `CannotKeep`."""
        self._write('DELETE FROM games WHERE exercise = ? AND name = ?', name)

    def _write(self, command: str, *values: Any) -> None:
        assert self._base is not None
        try:
            self._base.execute(command, (self._exercise, *values))
        except sqlite3.Error as error:
            raise CannotKeep(f'Rozehrané hry nejde ukládat: {_reason(error)}.') from None

    def close(self) -> None:
        """Let go of the file."""
        if self._base is not None:
            self._base.close()


class Keeping:
    """Writes tables that have changed to the store. Games go on when the disk refuses.

    The first failure is told (`say`, Czech). The next event tries again and writes everything that has changed since.
    Without a `store` nothing is kept.
    """

    def __init__(self, store: GameStore | None, tables: Tables, say: Callable[[str], None]):
        self._store = store
        self._tables = tables
        self._say = say
        self._behind: dict[str, None] = {}
        self._has_failed = False

    def rows(self) -> dict[str, dict[str, Any]]:
        """What an earlier run has kept (see `GameStore.rows`). A file that cannot be read is not used any more."""
        try:
            return self._store.rows() if self._store is not None else {}
        except CannotKeep as error:
            self._store = None
            self._say(str(error))
            return {}

    def note(self, table: Table) -> None:
        """The table has changed or was removed: write that before anybody is told."""
        if self._store is None:
            return
        self._behind[table.name] = None
        self.catch_up()

    def catch_up(self) -> None:
        """Write everything that is not in the file yet."""
        try:
            for name in list(self._behind):
                assert self._store is not None
                table = self._tables.get(name)
                if table is None:
                    self._store.forget(name)
                elif table.universe.kept is not None:
                    self._store.keep(table)
                del self._behind[name]
        except CannotKeep as error:
            if not self._has_failed:
                self._say(f'{error} Hraje se dál, ale po konci serveru se hry vrátí k tomu, co se uložilo naposledy.')
            self._has_failed = True
        else:
            if self._has_failed:
                self._has_failed = False
                self._say('Rozehrané hry se zase ukládají.')


REASONS = {
    'SQLITE_FULL': 'na disku není místo',
    'SQLITE_READONLY': 'soubor se smí jen číst',
    'SQLITE_NOTADB': 'není to soubor s hrami, nebo je poškozený',
    'SQLITE_CORRUPT': 'soubor je poškozený',
    'SQLITE_CANTOPEN': 'tahle cesta k souboru nevede',
    'SQLITE_IOERR': 'disk hlásí chybu, možná na něm není místo',
}


def _kind(error: Exception) -> str:
    """`SQLITE_BUSY` of SQLite's `SQLITE_BUSY_SNAPSHOT`; empty for other errors."""
    return '_'.join(getattr(error, 'sqlite_errorname', '').split('_')[:2])


def _reason(error: Exception) -> str:
    """Why it cannot be used, in Czech where it is one of the usual reasons."""
    return REASONS.get(_kind(error)) or getattr(error, 'strerror', None) or str(error)


def _checked(name: Any, state: Any, tokens: Any, left: Any, known: Any, worlds: Any) -> dict[str, Any]:
    """The parts of a row by name. Raises `ValueError` for what this program cannot have written."""
    if [type(part) for part in (name, state, tokens, left, known, worlds)] != [str, str, dict, list, list, list]:
        raise ValueError('jsou poškozené')
    if not all(type(name) is str for name in [*tokens, *tokens.values(), *left, *known, *worlds]):
        raise ValueError('jsou poškozené')
    return {'state': state, 'tokens': tokens, 'left': left, 'known': known, 'worlds': worlds}
