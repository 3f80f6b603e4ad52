"""The dialog of settings: a row for each, and a click takes the next of its values.

First what is set for this game alone (`Option`, kept in the scene's `options`), then what holds for all games.
"""

from collections.abc import Sequence
from typing import Any

from rozdej.table import texts
from rozdej.table.keeping import Settings
from rozdej.table.scene import Scene
from rozdej.table.terms import Option
from rozdej.table.widgets import Button, Dialog

CHOICES = {
    'four_colours': Option('four_colours', texts.FOUR_COLOURS, texts.TWO_OR_FOUR),
    'animation': Option('animation', texts.ANIMATION, texts.SPEEDS),
    'reload_at_once': Option('reload_at_once', texts.RELOAD, texts.RELOADING),
    'finish_at_once': Option('finish_at_once', texts.FINISHING, texts.FINISHING_CHOICES),
}
"""What can be set for all games, by its name in `Settings`."""


def settings_dialog(settings: Settings, scene: Scene, options: Sequence[Option]) -> Dialog:
    """The dialog for the settings as they are, and the scene's `options`."""
    rows = [_row('option', option, scene.options[option.name]) for option in options]
    rows += [_row('set', CHOICES[name], getattr(settings, name)) for name in CHOICES if _matters(name, scene)]
    close = Button('close', texts.CLOSE)
    return Dialog('settings', texts.SETTINGS, [texts.CHOICE_HINT], [close], rows)


def _row(kind: str, option: Option, value: Any) -> Button:
    return Button(f'{kind}-{option.name}', f'{option.label}: {option.values[value]}')


def _matters(name: str, scene: Scene) -> bool:
    return {'four_colours': scene.has_cards, 'finish_at_once': 'finish' in scene.buttons}.get(name, True)


def changed(settings: Settings, name: str) -> None:
    """Give the setting the next of its values."""
    setattr(settings, name, CHOICES[name].after(getattr(settings, name)))


def sound_options(options: Sequence[Option], kept: dict[str, Any]) -> dict[str, Any]:
    """What was kept, as far as it still makes sense; the first value for everything else."""
    found = {}
    for option in options:
        value = kept.get(option.name)
        known = option.name in kept and any(value == one and type(value) is type(one) for one in option.values)
        found[option.name] = value if known else next(iter(option.values))
    return found
