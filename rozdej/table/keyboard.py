"""The keyboard of a game: keys of buttons, letters of places, arrows over the table, and the line to type into."""

from collections.abc import Sequence

from rozdej.table import texts
from rozdej.table.hands import Hands
from rozdej.table.session import Session
from rozdej.table.strip import ACTION, action_buttons
from rozdej.table.table_picture import Choice
from rozdej.table.terms import CZECH_DIGITS, Action, Entry, Move, Outcome
from rozdej.table.widgets import ENTRY, WIDGET, Button, Message

CTRL_KEYS = {'z': 'undo', 'y': 'redo', 'n': 'new', 'r': 'again', 'd': 'finish', 'h': 'home'}
FUNCTION_KEYS = {'f1': 'help', 'f2': 'new', 'f5': 'load', 'f10': 'settings', 'backspace': 'undo'}
"""Keys that stand for buttons, by the buttons' names."""

ARROWS = ('left', 'right', 'up', 'down')


class Keyboard(Hands):
    """Hands that type. `line` is what stands in the scene's entry, `behind` how much of it follows the caret.

    A key of an action does not go into an empty line, unless the line was clicked or reached by Tab.
    """

    def __init__(self, session: Session):
        super().__init__(session)
        self.line = ''
        self.behind = 0
        self._offered: str | None = None
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

    def key(self, name: str, ctrl: bool, shift: bool, now: float) -> None:
        if not self.dialog and not ctrl and self._edit(name):
            self.dirty = True
        else:
            super().key(name, ctrl, shift, now)

    def table_key(self, name: str, ctrl: bool, shift: bool, now: float) -> None:
        entry = self.entry()
        means_place = name == 'enter' and (self.focus or self.line or self.others.can_be_hurried)
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
        if name in ARROWS and scene.key_move(self.session.game, name) is None:
            self._arrow(name)
        elif name in ('enter', 'space') and self.others.can_be_hurried:
            self.play_automatic(now)
        elif name == 'enter' and self.line:
            self.enter_line(now)
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

    def look_again(self) -> None:
        super().look_again()
        self._fill_line(anew=False)

    def _happened(self, outcome: Outcome, now: float) -> None:
        super()._happened(outcome, now)
        self._fill_line(anew=True)

    def _fill_line(self, anew: bool) -> None:
        """Put the entry's `text` into the line: when it is another one, or after a move, `anew`."""
        entry = self.entry()
        text = entry.text if entry else None
        if text is not None and (anew or text != self._offered):
            self.line, self.behind = text, 0
        self._offered = text

    def empty_line(self) -> None:
        """Forget what is typed; not where the entry has a `text`, for that one is changed by moves only."""
        if self._offered is None:
            self.line = ''

    def _edit(self, name: str) -> bool:
        """Whether the key belongs to a line with a caret; what it does there is done."""
        if self._offered is None or self.pointing.focus not in ('', ENTRY):
            return False
        caret = len(self.line) - self.behind
        moves = {'left': self.behind + 1, 'right': self.behind - 1, 'home': len(self.line), 'end': 0}
        if name in moves:
            self.behind = min(max(moves[name], 0), len(self.line))
        elif name == 'backspace' and caret:
            self.line = self.line[: caret - 1] + self.line[caret:]
        elif name == 'delete' and self.behind:
            self.line = self.line[:caret] + self.line[caret + 1 :]
            self.behind -= 1
        return name in (*moves, 'backspace', 'delete', 'space')  # the space comes as a typed character, too

    def typed(self, text: str, now: float) -> None:
        if self.dialog or self.session.history is None or self.finishing:
            return
        entry = self.entry()
        for character in text if entry and entry.text is not None else text.translate(CZECH_DIGITS):
            if character.lower() == self._was_action:
                self._was_action = ''
            elif entry and entry.accepts(character):
                caret = len(self.line) - self.behind
                if len(self.line) < entry.limit:
                    self.line = self.line[:caret] + character + self.line[caret:]
                self.focus = self.pointing.focus = ''
                self.dirty = True
            elif character.isdigit():
                self.key(character, False, False, now)

    def _do_entry(self, now: float) -> None:
        """A click on the line, or Enter where Tab has led."""
        if self.line and self.pointing.focus == ENTRY:
            self.enter_line(now)
        else:
            self.pointing.focus = ENTRY

    def enter_line(self, now: float) -> None:
        """Play what the line means."""
        line = self.line
        if self._offered is None:
            self.line = ''
        move = self.session.scene.entered(self.session.game, line)
        if move is not None:
            self.play(move, now)

    def escape(self, now: float) -> None:
        if self.line and not self.dialog:
            self.line, self.behind = '', 0
            self.dirty = True
        else:
            super().escape(now)
