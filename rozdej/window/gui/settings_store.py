"""Saves the user's settings, scores and unfinished games.

All are small files in the user's own folder. If one cannot be read or written, the defaults hold and nothing is saved;
the game is played all the same.
"""

import json
import os
import zlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from rozdej.core.student.atomic_writes import write_atomically

SPEEDS = {'off': 0.0, 'calm': 1.0, 'slow': 0.5, 'normal': 1.0, 'fast': 2.0}
"""Animation speeds by name; 0 switches animations off."""

LOGS = {'auto': None, 'on': True, 'off': False}
"""Whether there is room for the log beside the table, as in `Space.has_log`."""

WORDS: dict[str, Mapping[str, Any]] = {'animation': SPEEDS, 'log': LOGS}
"""What the settings that are words can be."""

OWN_FILE = 0o600
"""Nobody else reads what is kept."""

FORMAT = 1
"""Changes when games written by an older kit can no longer be read."""


@dataclass
class Settings:
    """What the user chose."""

    four_colours: bool = False
    animation: str = 'normal'
    reload_at_once: bool = False
    finish_at_once: bool = False
    log: str = 'auto'
    sound: bool = False

    @property
    def speed(self) -> float:
        """How fast things move; 0 means not at all."""
        return SPEEDS[self.animation]

    @property
    def celebrates(self) -> bool:
        """Whether the end of a game is celebrated."""
        return self.animation not in ('off', 'calm')


class SettingsStore:
    """Reads and writes the user's folder (by default the system's folder for application data)."""

    def __init__(self, folder: Path | None = None):
        self.folder = folder or user_data_path('rozdej', appauthor=False)
        self._unwritten: dict[str, str] = {}
        """What should stand in files that cannot be written, by their names: it holds as long as the window is open."""

    def settings(self) -> Settings:
        """The settings as they were left; a value that makes no sense is the default."""
        data = self._read('settings.json')
        settings = Settings()
        for field in fields(Settings):
            value = data.get(field.name)
            if type(value) is field.type and value in WORDS.get(field.name, (value,)):
                setattr(settings, field.name, value)
        return settings

    def save_settings(self, settings: Settings) -> None:
        """Write the settings down."""
        self._write('settings.json', asdict(settings))

    def options(self, exercise: str) -> dict[str, Any]:
        """What the user has set for one game."""
        found = self._read('options.json').get(exercise)
        return found if isinstance(found, dict) else {}

    def save_options(self, exercise: str, options: dict[str, Any]) -> None:
        """Write down what is set for one game."""
        self._write('options.json', {**self._read('options.json'), exercise: options})

    def record(self, exercise: str) -> Any:
        """What is kept of the games of one exercise that were finished; None when there is nothing."""
        return self._read('records.json').get(exercise)

    def save_record(self, exercise: str, record: Any) -> None:
        """Write that down."""
        self._write('records.json', {**self._read('records.json'), exercise: record})

    def game(self, exercise: str, folder: Path) -> dict[str, Any] | None:
        """The unfinished game of an exercise played with the program in `folder`; empty when it cannot be read."""
        name = _game_file(exercise, folder)
        data = self._read(name)
        if data.get('format') == FORMAT:
            return data
        return {} if name not in self._unwritten and os.path.exists(self.folder / name) else None

    def save_game(self, exercise: str, folder: Path, game: dict[str, Any] | None) -> None:
        """Write an unfinished game down, or forget it. The game that any window has written last goes on next time."""
        self._write(_game_file(exercise, folder), {} if game is None else {'format': FORMAT, **game})

    def _read(self, name: str) -> dict[str, Any]:
        try:
            text = self._unwritten.get(name) or (self.folder / name).read_text(encoding='utf-8')
            data = json.loads(text)
        except (OSError, ValueError, RecursionError):
            return {}
        return data if isinstance(data, dict) else {}

    def _write(self, name: str, data: dict[str, Any]) -> None:
        """Write it down under that name, or forget what is there when there is nothing to write."""
        text = self._unwritten[name] = json.dumps(data, ensure_ascii=False)
        with suppress(OSError):
            if not data:
                (self.folder / name).unlink(missing_ok=True)
                del self._unwritten[name]
                return
            write_atomically(self.folder / name, text.encode(), OWN_FILE)
            del self._unwritten[name]


def _game_file(exercise: str, folder: Path) -> str:
    path = str(folder).encode('utf-8', 'surrogateescape')  # the name of a folder may be no text
    return f'{exercise}-{zlib.crc32(path):08x}.json'


class ReadOnlyStore(SettingsStore):
    """Reads what is saved, and writes nothing."""

    def _write(self, name: str, data: dict[str, Any]) -> None:
        pass
