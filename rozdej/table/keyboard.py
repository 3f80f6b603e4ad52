"""The keyboard of a game: keys of buttons, letters of places, arrows over the table, and the line to type into."""

from collections.abc import Sequence

from rozdej.table import texts
from rozdej.table.hands import Hands
from rozdej.table.session import Session
from rozdej.table.strip import ACTION, action_buttons
from rozdej.table.table_picture import Choice
from rozdej.table.terms import CZECH_DIGITS, Action, Entry, Move
from rozdej.table.widgets import ENTRY, WIDGET, Button, Message

CTRL_KEYS = {'z': 'undo', 'y': 'redo', 'n': 'new', 'r': 'again', 'd': 'finish', 'h': 'home'}
FUNCTION_KEYS = {'f1': 'help', 'f2': 'new', 'f5': 'load', 'f10': 'settings', 'backspace': 'undo'}
"""Keys that stand for buttons, by the buttons' names."""

ARROWS = ('left', 'right', 'up', 'down')


class Keyboard(Hands):
    """Hands that type. `line` is what stands in the scene's entry.

    A key of an action does not go into an empty line, unless the line was clicked or reached by Tab.
    """

    def __init__(self, session: Session):
        super().__init__(session)
        self.line = ''
        self._was_action = ''

    def actions(self) -> Sequence[Action]:
        """The scene's own buttons as they are now."""
        history = self.session.history
        return self.session.scene.actions(history.now) if history and self.session.scene.has_strip else ()

    def entry(self) -> Entry | None:
        """The line to type into, if there is one now."""
        history = self.session.history
        return self.session.scene.entry(history.now) if history and self.session.scene.has_strip else None

    def strip_buttons(self) -> Sequence[Button]:
        return action_buttons(self.actions())

    def lines(self) -> Sequence[Button]:
        return [Button(ENTRY.removeprefix(WIDGET), '')] if self.entry() else []

    def has_button(self, name: str) -> bool:
        """Whether the standard button means something in this game."""
        return any(button.name == name for button in self.buttons()) or name == 'load'

    # Keys.

    def table_key(self, name: str, ctrl: bool, shift: bool, now: float) -> None:
        entry = self.entry()
        means_place = name == 'enter' and (self.focus or self.line or self.others.pause)
        action = None if means_place else self._action_of(f'ctrl+{name}' if ctrl else name)
        self._was_action = ''
        if not ctrl and len(name) == 1 and entry and entry.accepts(name) and (self._is_typing() or not action):
            return  # it comes as a typed character, too
        if action:
            self._was_action = name
            self.pressed(ACTION + action.name, now)
        elif ctrl and name in CTRL_KEYS:
            self._press_standard('redo' if shift and name == 'z' else CTRL_KEYS[name], now)
        elif name == 'backspace' and entry:
            self.line = self.line[:-1]
        elif name in FUNCTION_KEYS:
            self._press_standard(FUNCTION_KEYS[name], now)
        elif self.session.history is not None and not self.finishing and not ctrl:
            self._play_key(name, now)

    def _is_typing(self) -> bool:
        return bool(self.line) or self.pointing.focus == ENTRY

    def _action_of(self, key: str) -> Action | None:
        return next((action for action in self.actions() if action.key == key and action.enabled), None)

    def _press_standard(self, name: str, now: float) -> None:
        if self.has_button(name):
            self.pressed(name, now)

    def _play_key(self, name: str, now: float) -> None:
        scene = self.session.scene
        if name in ARROWS:
            self._arrow(name)
        elif name in ('enter', 'space') and self.others.pause:
            self.play_automatic(now)
        elif name == 'enter' and self.line:
            self._enter_line(now)
        elif name in ('enter', 'space') and self.focus:
            self.click(self.focus, scene.first_grip(self.session.game, self.focus), now)
        elif (move := self._move_of(name)) is not None:
            self.play(move, now)
        elif len(name) == 1 and name.isalpha() and scene.places:
            self._letter(name.upper(), now)

    def _move_of(self, name: str) -> Move | None:
        scene, game = self.session.scene, self.session.game
        return scene.stock_move(game) if name == 'space' else scene.key_move(game, name)

    def _arrow(self, name: str) -> None:
        scene = self.session.scene
        rows = scene.focus_rows(self.session.game)
        if not rows or self.pointing.focus.startswith((WIDGET + ACTION, ENTRY)):
            self.next_widget(1 if name in ('right', 'down') else -1)
        else:
            self.focus = self.table.neighbour(rows, self.focus, name)
            self.hovered = None  # what was reached last is what is explained

    def _letter(self, letter: str, now: float) -> None:
        places = self.session.scene.places
        self.focus = ''
        if letter not in places:
            self.message = Message(texts.unknown_place(letter, ', '.join(sorted(places))))
        elif self.choice is None:
            self.message = None
            self.choice = Choice(letter, self.session.scene.first_grip(self.session.game, letter))
        elif self.choice.place == letter:
            self.choice = None
        else:
            self.play((self.choice.place, letter), now)

    # The line.

    def typed(self, text: str, now: float) -> None:
        if self.dialog or self.session.history is None or self.finishing:
            return
        entry = self.entry()
        for character in text.translate(CZECH_DIGITS):
            if character.lower() == self._was_action:
                self._was_action = ''
            elif entry and entry.accepts(character):
                self.line = (self.line + character)[: entry.limit]
                self.focus = self.pointing.focus = ''
                self.dirty = True
            elif character.isdigit():
                self.key(character, False, False, now)

    def _do_entry(self, now: float) -> None:
        """A click on the line, or Enter where Tab has led."""
        if self.line and self.pointing.focus == ENTRY:
            self._enter_line(now)
        else:
            self.pointing.focus = ENTRY

    def _enter_line(self, now: float) -> None:
        line, self.line = self.line, ''
        move = self.session.scene.entered(self.session.game, line)
        if move is not None:
            self.play(move, now)

    def escape(self, now: float) -> None:
        if self.line and not self.dialog:
            self.line = ''
            self.dirty = True
        else:
            super().escape(now)
