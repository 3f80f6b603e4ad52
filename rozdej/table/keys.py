"""What keys mean on a table: those of buttons, letters of places, arrows, and what goes into the line."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from rozdej.table.automatic import AutomaticPlay
from rozdej.table.events import Key, Typed
from rozdej.table.intents import Click, Intent, Letter, Play, Reach, Signal, Type
from rozdej.table.pointer import STEPS, Pointer
from rozdej.table.session import Session
from rozdej.table.state import State
from rozdej.table.table_picture import TablePicture
from rozdej.table.terms import CZECH_DIGITS, Entry, Move
from rozdej.table.texts import KEYS
from rozdej.table.toolbar import ACTION, Toolbar
from rozdej.table.widgets import ENTRY, WIDGET

BUTTONS = {key.lower(): name for name, key, _ in KEYS if name} | {'ctrl+n': 'new', 'backspace': 'undo'}
"""The buttons that keys stand for, by the keys' names."""


@dataclass
class Keys:
    """Turns events of the keyboard into intents; `was_action` is a character that came as the key of an action.

    A key of an action does not go into an empty line, unless the line was clicked or reached by Tab.
    """

    state: State
    session: Session
    automatic: AutomaticPlay
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
