"""What happens at the tables of a server, step by step: for those who watch, and to be replayed.

A table has one file of lines of JSON, readable while the server runs. Line 31 (counted from 0) is step 31:
`{"what": what happened, "mails": what was sent then, by the names of the players, "trouble": why the student's function
failed, or ''}`; where a new game begins, `"begins": true` stands there, too, and mails of earlier steps are over.
`python ui.py` shows it with `--replay FILE --step 31`.
"""

import json
import os
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from typing import Any
from urllib.parse import quote

from rozdej.core.exercises.game_parts import find_part
from rozdej.network.declaration import Declaration
from rozdej.network.rooms import Table, TableRecord

MOST_BYTES = 4_000_000
"""Length of a file; about twenty deals of two. What comes later is not recorded."""

KEPT = 86_400.0
"""Seconds after which a file of an earlier run is deleted: a teacher looks at it after the lesson."""

LOOKED_BACK = 12
"""Steps before the one to be shown that are read: they tell who laid which card."""

LONGEST_MESSAGE = 60
"""Characters of a message that are shown."""


class Recorder:
    """Records the tables of a server for an exercise; files go into `folder`, None where none are kept."""

    def __init__(self, exercise: str, declaration: Declaration, folder: Path | None):
        self.folder = folder
        self._declaration = declaration
        self._part: Any = find_part(exercise, 'watching')
        if folder is not None:
            with suppress(OSError):
                folder.mkdir(parents=True, exist_ok=True, mode=0o700)
                for path in folder.glob('*.jsonl'):
                    if path.stat().st_mtime < time.time() - KEPT:
                        path.unlink()

    def path_of(self, name: str) -> Path | None:
        """The file of the table of that name."""
        return self.folder and self.folder / f'stul-{quote(name, safe="")}.jsonl'

    def note(self, table: Table, what: str, mails: Sequence[tuple[str, str]] = (), trouble: str = '') -> int:
        """Something has happened: `what` (Czech), and the mails that were sent then. Gives the number of the step.

        Every event comes here, so nothing is read that only a spectator would see.
        """
        record = table.recording
        if record is None:
            record = table.recording = TableRecord(self.path_of(table.name))
            if record.path is not None:
                with suppress(OSError):
                    record.path.unlink(missing_ok=True)
        record.last += 1
        record.what = what
        record.mails |= mails
        if record.path is not None:
            sent = ','.join(f'{json.dumps(name)}:{mail}' for name, mail in dict(mails).items())
            begins = ',"begins":true' if record.begins else ''
            told = f'"what":{json.dumps(what)},"mails":{{{sent}}},"trouble":{json.dumps(trouble)}{begins}'
            self._write(record, f'{{{told}}}\n')
        record.begins = False
        return record.last

    @staticmethod
    def begin_game(table: Table) -> None:
        """A new game begins at the table: what somebody was sent in an earlier one, who may be gone, is over."""
        if table.recording is not None:
            table.recording.mails, table.recording.game, table.recording.begins = {}, None, True

    @staticmethod
    def _write(record: TableRecord, line: str) -> None:
        """Add it to the file. The game goes on when the disk refuses; then no later step is in it."""
        assert record.path is not None
        try:
            data = line.encode()
            with open(record.path, 'ab', buffering=0) as file:  # every event comes here
                if file.write(data) < len(data) or file.tell() > MOST_BYTES:
                    record.path = None
        except OSError:
            record.path = None

    def resume(self, table: Table) -> None:
        """Go on where an earlier server has stopped."""
        lines = list(takewhile(lambda line: self._parsed([line]), self._lines(table)))
        steps, size = self._parsed(lines), sum(len(line) + 1 for line in lines)
        path = self.path_of(table.name)
        try:
            if path is not None and path.exists():
                os.truncate(path, size)  # behind a line that cannot be read, no other has its number
        except OSError:
            path = None
        path = None if size > MOST_BYTES else path
        table.recording = record = TableRecord(path, last=len(steps) - 1)
        for step in steps:
            record.what = step['what']
            sent = {name: json.dumps(mail) for name, mail in step['mails'].items()}
            record.mails = sent if step.get('begins') else record.mails | sent

    def _lines(self, table: Table) -> list[bytes]:
        """The lines of its file, without a last one that is not whole."""
        path = self.path_of(table.name)
        try:
            return [] if path is None else path.read_bytes().split(b'\n')[:-1]
        except OSError:
            return []

    @staticmethod
    def _parsed(lines: list[bytes]) -> list[dict[str, Any]]:
        from rozdej.window.gui.replay import read_steps  # only here: it needs all of a table

        try:
            return read_steps(b''.join(line + b'\n' for line in lines))
        except ValueError:
            return []

    def now(self, record: TableRecord) -> Any:
        """The game for spectators as it is now; None where there is nothing to be seen."""
        record.game = self._seen(record.game, {name: json.loads(mail) for name, mail in record.mails.items()})
        return record.game

    def at(self, table: Table, number: int) -> tuple[str, Any] | None:
        """What happened at that step, and the game after it; None where there is no such step.

        The server stands still meanwhile, so only the lines that are needed are read of a record that may be long.
        """
        lines = self._lines(table)
        if not 0 <= number < len(lines):
            return None
        first = max(0, number + 1 - LOOKED_BACK)
        mails: dict[str, Any] = {}
        has_begun = False
        for line in reversed(lines[:first]):
            if has_begun or (len(mails) >= self._declaration.seats and self._seen(None, mails) is not None):
                break
            for step in self._parsed([line]):
                mails, has_begun = step['mails'] | mails, step.get('begins', False)
        what, game = '', None
        steps = self._parsed(lines[first : number + 1])
        for step in steps:
            if step.get('begins'):
                mails, game = {}, None
            mails |= step['mails']
            what, game = step['what'], self._seen(game, mails)
        return (what, game) if steps else None

    def _seen(self, before: Any, mails: dict[str, Any]) -> Any:
        known = self._part.together(mails) if self._part else None
        return before if known is None else self._part.next_game(before, known)

    def points_won(self, record: TableRecord) -> dict[str, int]:
        """The points that the players have won, as far as their mails tell them."""
        told = (self._declaration.points_won(json.loads(mail)) for mail in record.mails.values())
        return next(filter(None, told), {})


def message_text(name: str, content: Any) -> str:
    """A player's message in words: `Anna: vyloz 2`."""
    is_plain = type(content) is list and all(type(part) in (str, int) for part in content)
    text = ' '.join(map(str, content)) if is_plain else json.dumps(content, ensure_ascii=False)
    return f'{name}: {text if len(text) <= LONGEST_MESSAGE else text[: LONGEST_MESSAGE - 1] + "…"}'
