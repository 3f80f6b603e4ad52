"""Turns events into intents: the buttons, mouse and keys of a table screen."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import NamedTuple

from rozdej.window.gui import texts
from rozdej.window.gui.log_panel import CALL
from rozdej.window.gui.picture import Quad, hit
from rozdej.window.gui.preferences import OPTION, SETTING
from rozdej.window.gui.scene_types import CZECH_DIGITS, Action, Entry, Move
from rozdej.window.gui.screen_state import State
from rozdej.window.gui.session import ComputerTurn, Session
from rozdej.window.gui.table_picture import TablePicture
from rozdej.window.gui.texts import KEYS
from rozdej.window.gui.widgets import ENTRY, STEPS, WIDGET, Button, Pointer
from rozdej.window.gui.wire import Choose, Key, MouseEvent, Typed


class Signal(Enum):
    """Intents without parameters."""

    DROP = auto()  # let go what is carried
    HURRY = auto()  # the move that comes by itself need not wait
    ENTER_LINE = auto()  # play what stands in the line
    DISMISS = auto()  # away with the message
    ESCAPE = auto()  # close or give up the first thing that can be


class Command(NamedTuple):
    """One of the standard buttons: `undo`, `new`, `help`, …"""

    name: str


class NextValue(NamedTuple):
    """Take another value for the scene's option of that name; `for_all_games`, for the setting."""

    name: str
    for_all_games: bool = False


class Play(NamedTuple):
    """Make a move of the scene."""

    move: Move


class Recall(NamedTuple):
    """Choose the call of that number in the log, and go back to the game in which it was made."""

    number: int


class Hover(NamedTuple):
    """The mouse is over this thing on the table, '' over nothing."""

    place: str = ''
    index: int = -1  # type: ignore[assignment]  # nobody looks a part up by its value


class Touch(NamedTuple):
    """The mouse button went down at this point of the table; `place` is '' where nothing lies."""

    x: float
    y: float
    place: str = ''


class Carry(NamedTuple):
    """Carry the thing at the place so far from where it lay."""

    place: str
    index: int  # type: ignore[assignment]  # nobody looks a part up by its value
    dx: float
    dy: float


class Click(NamedTuple):
    """Choose the place, or play there from the chosen one."""

    place: str
    index: int | None  # type: ignore[assignment]  # nobody looks a part up by its value


class Letter(NamedTuple):
    """The same with the place that has this letter, in upper case."""

    letter: str


class Reach(NamedTuple):
    """Go to the place with the arrow keys."""

    place: str


class Type(NamedTuple):
    """A character for the line, or the name of a key: `backspace`, `left`, …"""

    key: str


Intent = Signal | Command | NextValue | Play | Recall | Hover | Touch | Carry | Click | Letter | Reach | Type

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


DRAG_FROM = 6.0
"""Pixels that the mouse must travel before it is a drag and not a click."""


@dataclass
class Mouse:
    """Turns events of the mouse into intents, by what the picture shows at the point."""

    state: State
    session: Session
    automatic: ComputerTurn
    pointer: Pointer
    toolbar: Toolbar

    def intents(self, event: MouseEvent) -> Iterator[Intent]:
        """What the event means; the state is looked at anew after each intent."""
        state = self.state
        held_button = state.pointing.pressed if event.kind == 'release' else ''
        name = self.pointer.pressed(event, state.shown)
        quad = None if state.pointing.hover or state.dialog else hit(state.shown, event.x, event.y)
        yield Hover(quad.place, quad.index) if quad else Hover()
        if name:
            yield from self.toolbar.intents(name)
        elif state.dialog or held_button or state.pointing.pressed:
            return
        elif event.kind == 'press':
            yield from self._press(event, quad)
        elif event.kind == 'drag':
            yield from self._carry(event)
        elif event.kind == 'release':
            yield from self._release(event)

    def choose(self, what: Choose) -> Iterator[Intent]:
        """What it means that a thing was chosen by its name."""
        if what.place.startswith(WIDGET):
            yield from self.toolbar.intents(what.place.removeprefix(WIDGET))
        elif self.automatic.can_be_hurried:
            yield Signal.HURRY
        elif self.session.history and not self.state.dialog:
            yield Touch(0, 0, what.place)
            yield Click(what.place, what.index)

    def _press(self, event: MouseEvent, quad: Quad | None) -> Iterator[Intent]:
        hurries = self.automatic.can_be_hurried
        can_hold = quad and self.session.history and not hurries
        self.state.held = (quad, event.x, event.y) if quad and can_hold else None
        yield Touch(event.x, event.y, quad.place if quad else '')
        if hurries:
            yield Signal.HURRY

    def _carry(self, event: MouseEvent) -> Iterator[Intent]:
        if self.state.held is None:
            return
        quad, from_x, from_y = self.state.held
        dx, dy = event.x - from_x, event.y - from_y
        if self.state.drag or abs(dx) + abs(dy) > DRAG_FROM:
            yield Carry(quad.place, quad.index, dx, dy)

    def _release(self, event: MouseEvent) -> Iterator[Intent]:
        if self.state.held is None:
            return
        yield from self._carry(event)
        quad = self.state.held[0]
        self.state.held = None
        yield Signal.DROP if self.state.drag else Click(quad.place, quad.index)


BUTTONS = {key.lower(): name for name, key, _ in KEYS if name} | {'ctrl+n': 'new', 'backspace': 'undo'}
"""The buttons that keys stand for, by the keys' names."""


@dataclass
class Keys:
    """Turns keyboard events into intents. `was_action` is a character that was also the key of an action.

    Such a key is not typed into an empty line, unless the line was clicked or reached by Tab.
    """

    state: State
    session: Session
    automatic: ComputerTurn
    pointer: Pointer
    toolbar: Toolbar
    table: TablePicture
    was_action: str = field(default='', init=False)

    def intents(self, event: Key | Typed) -> Iterator[Intent]:
        """What the event means; the state is looked at anew after each intent."""
        if isinstance(event, Typed):
            yield from self._typed(event.text)
        elif name := self.pointer.pressed(event, self.state.shown):
            yield from self.toolbar.intents(name)
        elif event.name == 'escape':
            yield Signal.ESCAPE
        elif self.state.dialog:
            if event.name == 'backspace' and self.state.dialog.takes_text:
                yield Type(event.name)
            elif event.name in STEPS:
                self.pointer.step(STEPS[event.name])
        elif event.name != 'tab':
            yield from self._on_table(event)

    def _on_table(self, key: Key) -> Iterator[Intent]:
        """A key that is not for buttons."""
        name, entry, state = key.name, self.toolbar.entry(), self.state
        whole_name = f'ctrl+{name}' if key.ctrl else name
        means_place = name == 'enter' and (state.focus or state.line or self.automatic.can_be_hurried)
        action = None if means_place else self.toolbar.action_of(whole_name)
        self.was_action = ''
        if not key.ctrl and len(name) == 1 and entry and entry.accepts(name) and (self._is_typing() or not action):
            return  # it comes as a typed character, too
        if action:
            self.was_action = name
            yield from self.toolbar.intents(ACTION + action.name)
        elif name == 'backspace' and entry:
            yield Type(name)
        elif button := BUTTONS.get(whole_name) or BUTTONS.get(name):
            button = 'redo' if key.shift and whole_name == 'ctrl+z' else button
            if self.toolbar.has_button(button):
                yield from self.toolbar.intents(button)
        elif self.session.history is not None and not state.finishing and not key.ctrl:
            yield from self._in_play(name)

    def _is_typing(self) -> bool:
        return bool(self.state.line) or self.state.pointing.focus == ENTRY

    def _in_play(self, name: str) -> Iterator[Intent]:
        scene, state = self.session.scene, self.state
        if name in STEPS and scene.key_move(self.session.game, name) is None:
            yield from self._arrow(name)
        elif name in ('enter', 'space') and self.automatic.can_be_hurried:
            yield Signal.HURRY
            if name == 'enter' and state.line and not self.automatic.can_be_hurried:
                yield Signal.ENTER_LINE  # what was typed meanwhile
        elif name == 'enter' and state.line:
            yield Signal.ENTER_LINE
        elif name in ('enter', 'space') and state.focus:
            yield Click(state.focus, scene.first_grip(self.session.game, state.focus))
        elif (move := self._move_of(name)) is not None:
            yield Play(move)
        elif len(name) == 1 and name.isalpha() and scene.places:
            yield Letter(name.upper())

    def _move_of(self, name: str) -> Move | None:
        scene, game = self.session.scene, self.session.game
        return scene.stock_move(game) if name == 'space' else scene.key_move(game, name)

    def _arrow(self, name: str) -> Iterator[Intent]:
        rows = self.session.scene.focus_rows(self.session.game)
        if not rows or self.state.pointing.focus.startswith((WIDGET + ACTION, ENTRY)):
            self.pointer.step(STEPS[name])
        else:
            yield Reach(self.table.neighbour(rows, self.state.focus, name))

    def _typed(self, text: str) -> Iterator[Intent]:
        if self.state.dialog:
            yield from map(Type, text.translate(CZECH_DIGITS) if self.state.dialog.takes_text else '')
            return
        if self.session.history is None or self.state.finishing:
            return
        entry = self.toolbar.entry()
        for written in text:
            character = written if self._is_letter(written, entry) else written.translate(CZECH_DIGITS)
            if character.lower() == self.was_action:
                self.was_action = ''
            elif entry and entry.accepts(character):
                yield Type(character)
            elif character.isdigit():
                yield from self.intents(Key(character))

    def _is_letter(self, character: str, entry: Entry | None) -> bool:
        """Whether it is no digit of a Czech keyboard: in a line that takes letters, as in a name."""
        if entry is None:
            return False
        means_move = self._move_of(character.translate(CZECH_DIGITS)) is not None
        return bool(entry.allowed) and entry.accepts(character) and (self._is_typing() or not means_move)
