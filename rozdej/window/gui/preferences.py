"""Gives a table its settings, its record and its unfinished game, and saves them.

A setting holds for this game alone (`Option`, in the scene's `options`) or for all games. The dialog of settings has
a row for each; a click takes its next value.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rozdej.window.gui import texts
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.scene_types import Option
from rozdej.window.gui.session import Session
from rozdej.window.gui.settings_store import Settings, SettingsStore
from rozdej.window.gui.widgets import Button, Dialog

OPTION, SETTING = 'option-', 'set-'
"""Beginnings of the names of buttons that change what is set: for this game, for all games."""

CHOICES = {
    'four_colours': Option('four_colours', texts.FOUR_COLOURS, texts.TWO_OR_FOUR),
    'animation': Option('animation', texts.ANIMATION, texts.SPEEDS),
    'sound': Option('sound', texts.SOUND, texts.SOUND_CHOICES),
    'log': Option('log', texts.LOG, texts.LOG_CHOICES),
    'reload_at_once': Option('reload_at_once', texts.RELOAD, texts.RELOADING),
    'finish_at_once': Option('finish_at_once', texts.FINISHING, texts.FINISHING_CHOICES),
}
"""What can be set for all games, by its name in `Settings`."""


class Preferences:
    """Gives the scene its options and its record, and saves them when they change."""

    def __init__(self, settings: Settings, store: SettingsStore, session: Session):
        self.settings = settings
        self._store = store
        self._session = session
        self._seen: Any = None  # the record as it was read or written last

    @property
    def _exercise(self) -> str:
        return self._session.implementation.exercise.name

    def options(self) -> Sequence[Option]:
        """What can be set for this game now."""
        return self._session.scene.option_list(self._session.code)

    def load(self) -> None:
        """Give the scene what the player has set, and the record."""
        scene = self._session.scene
        scene.options = sound_options(self.options(), self._store.options(self._exercise))
        self.read_record()

    def read_record(self) -> bool:
        """Count on from what another window has counted meanwhile; False when that is nothing."""
        record, scene = self._store.record(self._exercise), self._session.scene
        if record == self._seen:
            return False
        self._seen = record
        self._session.count_from(record if record is not None and scene.can_count(record) else None)
        return True

    def save_record(self) -> None:
        """Write the record down, if it is another one; what another window has counted meanwhile stays."""
        record = self._session.scene.record
        if not self.read_record() and record != self._seen:
            self._store.save_record(self._exercise, record)
            self._seen = self._store.record(self._exercise)

    def change_setting(self, name: str) -> None:
        """Give the setting the next of its values."""
        self.set(name, CHOICES[name].after(getattr(self.settings, name)))

    def set(self, name: str, value: Any) -> None:
        """Give the setting this value."""
        for settings in (self.settings, kept := self._store.settings()):  # another window may have set others
            setattr(settings, name, value)
        self._store.save_settings(kept)

    def change_option(self, name: str) -> bool:
        """Give the option the next of its values; False when there is no such option any more."""
        scene = self._session.scene
        option = next((option for option in self.options() if option.name == name), None)
        if option is None:  # the code was loaded anew meanwhile
            return False
        scene.options[name] = option.after(scene.options.get(name))
        kept = self._store.options(self._exercise)  # another window may have set others
        self._store.save_options(self._exercise, {**kept, name: scene.options[name]})
        return True

    def dialog(self) -> Dialog:
        """The dialog with everything as it is set."""
        scene = self._session.scene
        rows = [_row(OPTION, option, scene.options[option.name]) for option in self.options()]
        rows += [
            _row(SETTING, CHOICES[name], getattr(self.settings, name)) for name in CHOICES if _matters(name, scene)
        ]
        return Dialog(texts.SETTINGS, [texts.CHOICE_HINT], [Button('close', texts.CLOSE)], rows)


def _row(kind: str, option: Option, value: Any) -> Button:
    return Button(f'{kind}{option.name}', f'{option.label}: {option.values[value]}')


def _matters(name: str, scene: Scene) -> bool:
    return {'four_colours': scene.has_cards, 'finish_at_once': 'finish' in scene.buttons}.get(name, True)


def sound_options(options: Sequence[Option], kept: dict[str, Any]) -> dict[str, Any]:
    """What was kept, as far as it still makes sense; the first value for everything else."""
    found = {}
    for option in options:
        value = kept.get(option.name)
        known = option.name in kept and any(value == one and type(value) is type(one) for one in option.values)
        found[option.name] = value if known else next(iter(option.values))
    return found


class SavedGame:
    """The unfinished game of a session, on the disk.

    Once `touched`, the player has played on, and an earlier saved game may be forgotten. `is_old` says that the game
    has changed since it was saved, `is_spoilt` that a saved game cannot be read.
    """

    def __init__(self, session: Session, store: SettingsStore):
        self._session = session
        self._store = store
        self.touched = False
        self.is_old = False
        self.is_spoilt = False

    @property
    def _program(self) -> tuple[str, Path]:
        return self._session.implementation.exercise.name, self._session.implementation.folder

    def changed(self) -> None:
        """Note that the game has changed."""
        self.touched = self.is_old = True

    def resume(self) -> bool:
        """Continue the game that was kept, if there is one that can be continued."""
        session = self._session
        data = self._store.game(*self._program) if session.scene.is_kept else None
        if data is None:
            return False
        try:
            session.resume({name: data[name] for name in ('seed', 'seconds', 'history')})
            # `repr` raises where a number is too long to be written.
            sound = all(repr(game) and session.scene.can_draw(game) for game in session.history or ())
        except Exception:  # whatever stands in the file
            sound = False
        if not sound:
            session.history = None
        self.is_spoilt = not sound
        self.touched = self.touched or sound
        return sound

    def write(self) -> None:
        """Save the game if it has changed. An earlier one is kept as long as no other was begun."""
        if self.is_old and self.touched and self._session.history is not None and self._session.scene.is_kept:
            self._store.save_game(*self._program, self._session.to_data())
        self.is_old = False
