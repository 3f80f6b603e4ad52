"""Draws a table screen: buttons and status line, the table, a message or a dialog over it, confetti."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import zip_longest

from rozdej.window.gui import texts
from rozdej.window.gui.accessibility import Name, Thing, named, things
from rozdej.window.gui.celebration import SECONDS, confetti
from rozdej.window.gui.inputs import ACTION, Toolbar
from rozdej.window.gui.layout import Space, shorten, text_width
from rozdej.window.gui.log_panel import log_panel, names_of_log
from rozdej.window.gui.message_box import PLACE as MESSAGE
from rozdej.window.gui.message_box import message
from rozdej.window.gui.picture import Picture, Quad, Rectangle, Text
from rozdej.window.gui.scene_types import Entry
from rozdej.window.gui.screen_state import State
from rozdej.window.gui.session import ComputerTurn, Session
from rozdej.window.gui.settings_store import LOGS, Settings
from rozdej.window.gui.table_picture import TablePicture
from rozdej.window.gui.widgets import (
    BAR_COLOUR,
    DIALOG,
    ENTRY,
    FAINT_INK,
    INK,
    PALE,
    Button,
    Pointing,
    button,
    dialog,
    key_width,
    panel,
    status_line,
    three_parts,
    toolbar,
)


@dataclass
class TableView:
    """Draws the state and the session's game into a picture. `chrome` is the part that seldom changes."""

    state: State
    session: Session
    table: TablePicture
    toolbar: Toolbar
    automatic: ComputerTurn
    settings: Settings
    space: Space = field(default=Space(0, 0), init=False)
    chrome: tuple[tuple, Picture] | None = field(default=None, init=False)

    @property
    def title(self) -> str:
        """What stands on the window's frame."""
        scene, game = self.session.scene, self.session.game
        person = scene.person(game) if game is not None else ''
        return texts.window_title(person, self.session.implementation.exercise.lesson.title)

    def picture(self, space: Space, now: float) -> Picture:
        """What is to be seen at the time `now`."""
        state, scene = self.state, self.session.scene
        game = self.session.game
        has_log = LOGS[self.settings.log] if game is None or scene.shows_calls(game) else False
        space = replace(space, has_strip=scene.has_strip, has_log=has_log)
        self.space = space
        self.table.lay_out(game, space, now, now < state.revealed_until)
        self.table.motion.running(now)
        above, bottom = Picture(), space.strip_top
        if state.dialog:
            dialog(above, space, state.dialog, state.pointing)
        elif state.message:
            top = message(above, space, state.message, state.pointing, self.table.felt)
            bottom = min(bottom, top)
        chrome = self._chrome_picture(space, bottom)
        picture = Picture(list(chrome.quads), list(chrome.texts))
        celebrated = self.celebrated(now)
        outlined = state.message.places if state.message else ()
        self.table.paint(picture, state.choice, state.drag, state.focus, celebrated, outlined)
        picture.upper_quads += above.upper_quads
        picture.upper_texts += above.upper_texts
        if celebrated is not None and state.won:
            picture.upper_quads += confetti(space, celebrated)
        state.shown = picture
        return picture

    def things(self, buttons: Iterable[Button]) -> list[Thing]:
        """The last picture in words, with these buttons."""
        state, scene, game = self.state, self.session.scene, self.session.game
        names = {offered.place: named(offered, state.pointing.focus) for offered in buttons}
        if self.space.side:
            names |= names_of_log(self.session.log, state.log)
        if entry := self.toolbar.entry():
            names[ENTRY] = Name('entry', f'{entry.label} {state.line or entry.hint}')
        if dialog := state.dialog:
            rows = map(' '.join, zip_longest(*dialog.columns, fillvalue=''))
            names[DIALOG] = Name('dialog', ' '.join([dialog.title, *dialog.lines, *map(str.strip, rows)]))
        elif message := state.message:
            names[MESSAGE] = Name('message', ' '.join([message.title, *message.lines]))

        def state_of(place: str, index: int) -> str:
            chosen = state.choice
            if chosen and chosen.place == place and (chosen.first is None or index >= chosen.first):
                return 'chosen'
            return 'focused' if state.focus == place else ''

        return things(state.shown, names, partial(scene.explain, game), state_of)

    def celebrated(self, now: float) -> float | None:
        """For how long the end of the game has been celebrated; None when it is not."""
        ended_at = self.state.ended_at
        if ended_at is None or not self.settings.celebrates or not self.table.motion.speed:
            return None
        return now - ended_at if now - ended_at < SECONDS else None

    def is_celebrating(self, now: float) -> bool:
        """Whether something moves because the game has ended."""
        return self.celebrated(now) is not None and (self.state.won or self.table.is_glad)

    def _chrome_picture(self, space: Space, bottom: float) -> Picture:
        """Buttons, the log down to `bottom`, and the status line: drawn only when something has changed."""
        buttons, actions, entry = self.toolbar.buttons(), self.toolbar.action_buttons(), self.toolbar.entry()
        left, right = self._status(), self._hint()
        log = self.state.log
        pointing = Pointing() if self.state.dialog else self.state.pointing
        line, looks = self.state.line, (pointing.hover, pointing.pressed, pointing.focus)
        key: tuple = (space, tuple(buttons), tuple(actions), entry, line, left, right, looks)
        key += (self.session.log.count, *vars(log).values(), bottom)
        if self.chrome is None or self.chrome[0] != key:
            picture = Picture()
            toolbar(picture, space, buttons, pointing)
            if space.has_strip:
                strip(picture, space, actions, entry, line, pointing)
            if space.side:
                log_panel(picture, space, self.session.log, log, pointing, bottom)
            status_line(picture, space, left, right)
            self.chrome = (key, picture)
        return self.chrome[1]

    def explanation(self) -> str:
        """What the scene says about the thing under the mouse, or where the arrow keys have led."""
        looked_at = self.state.hovered or ((self.state.focus, -1) if self.state.focus else None)
        if looked_at is None or self.session.history is None:
            return ''
        return self.session.scene.explain(self.session.game, *looked_at)

    def _hint(self) -> str:
        """What the thing under the mouse or the keyboard is or does; else whose program is playing."""
        pointing = self.state.pointing
        looked_at = pointing.hover or pointing.focus
        for offered in self.toolbar.buttons():
            if offered.place == pointing.hover:
                key = texts.SHORTCUTS.get(offered.name)
                return f'{offered.label} ({key})' if key else offered.label
        for action in self.toolbar.actions():
            if f'#{ACTION}{action.name}' == looked_at:
                return texts.action_hint(action.hint or action.label, action.key)
        if explanation := self.explanation():
            return explanation
        folder = self.session.implementation.folder
        return f'{folder.parent.name}/{folder.name}'

    def _status(self) -> str:
        if self.state.choice:
            return texts.SELECTED.format(self.state.choice.place)
        history, pause = self.session.history, self.automatic.pause
        if pause and pause.says:
            return pause.says
        if history is None:
            return ''
        own = self.session.scene.status(history.now)
        return texts.status(history.moves, int(self.session.seconds), self.session.seed) if own is None else own


CARET = '|'


def strip(
    picture: Picture,
    space: Space,
    buttons: Sequence[Button],
    entry: Entry | None,
    line: str,
    pointing: Pointing,
) -> None:
    """Draw the entry with what is typed in it, and the buttons beside it."""
    top, height = space.strip_top, space.strip
    picture.quads.append(Quad('white', 0, top, space.width, height, colour=BAR_COLOUR))
    size, gap = space.text * 0.95, space.text * 0.4
    x = space.text * 0.7 if entry else gap  # a label stands above the beginning of the status line
    widths = [_button_width(what, height, size) for what in buttons]
    if sum(widths) + gap * len(widths) > space.width * (0.6 if entry else 1.0) - x:
        buttons = [replace(what, key='') for what in buttons]
        widths = [_button_width(what, height, size) for what in buttons]
    if entry:
        left_over = space.width - x - sum(widths) - gap * (len(widths) + 2)
        most = min(space.width * 0.36, max(space.width * 0.26, left_over))
        box = (x, top + height * 0.1, most, height * 0.8)
        x = _draw_entry(picture, entry, line, pointing.focus == ENTRY, box, size) + gap
    room = space.width - x - gap
    missing = sum(widths) + gap * len(widths) - room
    if missing > 0 and buttons:  # the same from each: in parts of the width, long labels would lose all their edge
        widths = [width - missing / len(widths) for width in widths]
    for what, width in zip(buttons, widths, strict=True):
        box = (x, top + height * 0.09, width, height * 0.82)
        button(picture.quads, picture.texts, what, box, pointing, size)
        x += width + gap


def _button_width(what: Button, height: float, size: float) -> float:
    icon = height * 0.5 if what.icon else 0
    return icon + text_width(what.label, size) + key_width(what, size) + size * (4.0 if what.is_main else 1.6)


def _draw_entry(
    picture: Picture,
    entry: Entry,
    line: str,
    focused: bool,
    box: Rectangle,
    size: float,
) -> float:
    """Draw the entry; returns where it ends on the right."""
    x, y, most, height = box
    middle = y + height * 0.5
    label = shorten(entry.label, size, most * 0.6)
    picture.texts.append(Text(label, x, middle, size, PALE))
    x += text_width(label, size) + size * 0.4
    width = min(size * 12, max(size * 4, most - text_width(label, size)))
    panel(picture.quads, 'panel', (x, y, width, height), min(height / 2, size * 0.6), ENTRY)
    if focused:
        three_parts(picture.quads, 'button-focus', (x, y, width, height), ENTRY)
    typing = line or focused
    text, colour = (_tail(line, size, width - size * 1.6) + CARET, INK) if typing else (entry.hint, FAINT_INK)
    picture.texts.append(Text(shorten(text, size, width - size), x + size * 0.6, middle, size, colour))
    return x + width


def _tail(line: str, size: float, width: float) -> str:
    """As much of the end of the line as fits."""
    while line and text_width(line, size) > width:
        line = line[1:]
    return line
