"""The buttons of a table screen: the standard ones, the scene's own, and what their names mean."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rozdej.table import texts
from rozdej.table.intents import Command, Intent, NextValue, Play, Recall, Signal
from rozdej.table.log_panel import CALL
from rozdej.table.preferences import OPTION, SETTING
from rozdej.table.session import Session
from rozdej.table.terms import Action, Entry
from rozdej.table.widgets import ENTRY, WIDGET, Button

ACTION = 'act-'
"""Names of the buttons of actions begin with it."""

END = 'end-'
"""Names of standard buttons begin with it where they stand below the end of a game."""


class Toolbar:
    """Which buttons there are now; they come from the scene and the game."""

    def __init__(self, session: Session):
        self._session = session

    def buttons(self) -> Sequence[Button]:
        """The buttons along the upper edge."""
        history, scene = self._session.history, self._session.scene
        games_own = (
            Button('undo', texts.UNDO, 'undo', self._session.can_undo),
            Button('redo', texts.REDO, 'redo', bool(history and history.can_redo)),
            Button('new', texts.NEW, 'new'),
            Button('again', texts.AGAIN, 'restart', bool(history)),
            Button('finish', texts.FINISH, 'finish', 'finish' in scene.buttons and self._session.can_finish),
            Button('moves', texts.MOVES, 'hint', bool(history)),
        )
        return (
            Button('home', texts.HOME, 'home'),
            *(
                replace(button, label=scene.labels.get(button.name, button.label))
                for button in games_own
                if button.name in scene.buttons
            ),
            Button('settings', texts.SETTINGS, 'settings'),
            Button('help', texts.HELP, 'help'),
        )

    def has_button(self, name: str) -> bool:
        """Whether the standard button means something in this game."""
        name = 'again' if name == 'deal' else name  # what can be dealt again has a number
        return any(button.name == name for button in self.buttons()) or name in ('load', 'log')

    def actions(self) -> Sequence[Action]:
        """The scene's own buttons as they are now."""
        history = self._session.history
        return self._session.scene.actions(history.now) if history and self._session.scene.has_strip else ()

    def action_of(self, key: str) -> Action | None:
        """The action that the key stands for now."""
        actions = [action for action in self.actions() if action.enabled]
        main = [action for action in actions if action.is_main]
        found = (action for action in actions if action.key == key)
        return next(found, main[0] if key == 'enter' and len(main) == 1 else None)

    def action_buttons(self) -> list[Button]:
        """The buttons of the strip along the lower edge."""
        return [
            Button(
                ACTION + action.name,
                action.label,
                action.icon,
                action.enabled,
                '' if '+' in action.key else texts.KEY_SIGNS.get(action.key, action.key.capitalize()),
                action.is_main,
            )
            for action in self.actions()
        ]

    def entry(self) -> Entry | None:
        """The line to type into, if there is one now."""
        history = self._session.history
        return self._session.scene.entry(history.now) if history and self._session.scene.has_strip else None

    def reachable(self) -> Iterable[Button]:
        """All that the keyboard can reach, in its order."""
        line = [Button(ENTRY.removeprefix(WIDGET), '')] if self.entry() else []
        return (*self.action_buttons(), *line, *self.buttons())

    def intents(self, name: str) -> Iterator[Intent]:
        """What a press of the button means; the message, and what lies around a dialog, are buttons, too."""
        if name.startswith(SETTING):
            yield NextValue(name.removeprefix(SETTING), for_all_games=True)
        elif name.startswith(OPTION):
            yield NextValue(name.removeprefix(OPTION))
        elif name.startswith(ACTION):
            yield from self._of_action(name.removeprefix(ACTION))
        elif name.startswith(CALL):
            yield Recall(int(name.removeprefix(CALL)))
        elif name == 'message':
            yield Signal.DISMISS
        elif name == 'shade':
            yield Signal.ESCAPE
        elif name != 'dialog':
            yield Command(name.removeprefix(END))

    def _of_action(self, name: str) -> Iterator[Intent]:
        action = next((action for action in self.actions() if action.name == name and action.enabled), None)
        if action is None:
            return
        if action.option:
            yield NextValue(action.option)
        else:
            yield Play(action.name if action.move is None else action.move)
