"""The dialog of settings: a row for each, and a click takes the next of its values."""

from rozdej.table import texts
from rozdej.table.keeping import Settings
from rozdej.table.widgets import Button, Dialog

CHOICES = {
    'four_colours': (texts.FOUR_COLOURS, texts.TWO_OR_FOUR),
    'animation': (texts.ANIMATION, texts.SPEEDS),
    'reload_at_once': (texts.RELOAD, texts.RELOADING),
    'finish_at_once': (texts.FINISHING, texts.FINISHING_CHOICES),
}
"""Name in `Settings` -> what it is called, and its values with their names."""


def settings_dialog(settings: Settings) -> Dialog:
    """The dialog for the settings as they are."""
    rows = [
        Button(f'set-{name}', f'{label}: {values[getattr(settings, name)]}')
        for name, (label, values) in CHOICES.items()
    ]
    close = Button('close', texts.CLOSE)
    return Dialog('settings', texts.SETTINGS, [texts.CHOICE_HINT], [close], rows)


def changed(settings: Settings, name: str) -> None:
    """Give the setting the next of its values."""
    values = list(CHOICES[name][1])
    here = values.index(getattr(settings, name))
    setattr(settings, name, values[(here + 1) % len(values)])
