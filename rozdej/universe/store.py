"""What a server keeps on the disk, so that games go on when it was killed: one row for each table.

Each event is written before its mails leave, so no player has seen anything that is not there. Writing is left to the
system's own time (`synchronous = OFF`): a killed process loses nothing, a power cut may lose the last seconds.
"""

import json
import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

COLUMNS = 'exercise TEXT, name TEXT, state TEXT, tokens TEXT, known TEXT, worlds TEXT, PRIMARY KEY (exercise, name)'


class CannotKeep(Exception):
    """The file cannot be used; the text (Czech) says why."""


class Store:
    """The tables of one exercise in a file. `rows` and `keep` speak of a table as a dictionary of its parts."""

    PARTS = ('state', 'tokens', 'known', 'worlds')

    def __init__(self, path: Path, exercise: str):
        self._exercise = exercise
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._base = sqlite3.connect(path, isolation_level=None, timeout=1.0)
            # Nobody else at this computer needs to read the tokens.
            with suppress(OSError):
                os.chmod(path, 0o600)
            self._base.execute('PRAGMA journal_mode = WAL')
            self._base.execute('PRAGMA synchronous = OFF')
            self._base.execute('PRAGMA locking_mode = EXCLUSIVE')
            self._base.execute(f'CREATE TABLE IF NOT EXISTS tables ({COLUMNS})')
            self._base.execute('BEGIN IMMEDIATE')  # takes the lock now, and not at the first move
            self._base.execute('COMMIT')
        except (OSError, sqlite3.Error) as error:
            busy = 'locked' in str(error)
            why = 'píše do něj jiný server' if busy else f'nejde otevřít ({error})'
            raise CannotKeep(f'Soubor s rozehranými hrami {path} {why}. Zvol jiný (--save SOUBOR).') from None

    def rows(self) -> dict[str, dict[str, Any]]:
        """The kept tables by their names: `state` as text, `tokens` by name, `known` and connected `worlds`."""
        query = 'SELECT name, state, tokens, known, worlds FROM tables WHERE exercise = ?'
        return {
            name: {
                'state': state,
                'tokens': json.loads(tokens),
                'known': json.loads(known),
                'worlds': json.loads(worlds),
            }
            for name, state, tokens, known, worlds in self._base.execute(query, (self._exercise,))
        }

    def keep(self, name: str, state: str, tokens: dict[str, str], known: list[str], worlds: list[str]) -> None:
        """Write a table down."""
        values = (self._exercise, name, state, json.dumps(tokens), json.dumps(known), json.dumps(worlds))
        self._base.execute('INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)', values)

    def forget(self, name: str) -> None:
        """A table is no more."""
        self._base.execute('DELETE FROM tables WHERE exercise = ? AND name = ?', (self._exercise, name))

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()
