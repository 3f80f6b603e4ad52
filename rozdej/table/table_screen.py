"""The screen of a game: mouse and keyboard become moves, and what comes of them becomes visible."""

from collections.abc import Callable, Sequence

from rozdej.table import texts
from rozdej.table.choices import changed, settings_dialog
from rozdej.table.keeping import Keeper, Settings
from rozdej.table.motion import CONFETTI_SECONDS, confetti
from rozdej.table.picture import Picture, Quad
from rozdej.table.scene import Move
from rozdej.table.screen import Screen
from rozdej.table.session import Session
from rozdej.table.space import Space
from rozdej.table.student_code import Refused, report
from rozdej.table.table_picture import DRAG_FROM, Choice, Drag, TablePicture
from rozdej.table.trouble import NotWritten, Trouble
from rozdej.table.watching import Watcher
from rozdej.table.widgets import Button, Dialog, Message, dialog, message, status_line, toolbar

DOUBLE_CLICK = 0.4
"""Seconds within which two clicks are one double click."""

CTRL_KEYS = {'z': 'undo', 'y': 'redo', 'n': 'new', 'r': 'again', 'd': 'finish', 'h': 'home'}
FUNCTION_KEYS = {'f1': 'help', 'f2': 'new', 'f5': 'load', 'f10': 'settings', 'backspace': 'undo'}
PRINTED_LINES = 6


class TableScreen(Screen):
    """A session on the display. `go_home` leads back to the start screen."""

    def __init__(self, session: Session, settings: Settings, keeper: Keeper, go_home: Callable[[], None]):
        super().__init__()
        self.session = session
        self.settings = settings
        self.keeper = keeper
        self.go_home = go_home
        self.table = TablePicture(session.scene)
        self.table.motion.speed = settings.speed
        self.choice: Choice | None = None
        self.drag: Drag | None = None
        self.focus = ''
        self.finishing = False
        self.won_at: float | None = None
        self._seen: set[bytes] = set()
        self._press: tuple[Quad, float, float] | None = None
        self._last_click: tuple[str, float] = ('', -1.0)
        self._chrome: tuple[tuple, Picture] | None = None
        self._watcher = Watcher(session.implementation.folder)

    # Beginning and end.

    def begin(self, seed: int | None, now: float) -> None:
        """Load the student's code; continue the unfinished game, or deal one."""
        try:
            note = self.session.load()
            if seed is None and self._resume():
                self.message = Message(texts.RESUMED)
            else:
                note = self.session.deal(seed) or note
        except Trouble as trouble:
            self._no_game(trouble)
        else:
            self.table.game_changed(dealt=True)
            if note:
                self._tell(note)
        self._show_printed()
        self.dirty = True

    def _resume(self) -> bool:
        implementation = self.session.implementation
        data = self.keeper.game(implementation.exercise.name, implementation.folder)
        if data is None:
            return False
        try:
            self.session.resume(data)
            sound = self.session.scene.can_draw(self.session.game)
        except (ValueError, KeyError, TypeError, SyntaxError):
            sound = False
        if not sound:
            self.session.history = None
        return sound

    def close(self) -> None:
        implementation = self.session.implementation
        self.keeper.keep_game(implementation.exercise.name, implementation.folder, self.session.written())

    # The picture.

    def picture(self, space: Space, now: float) -> Picture:
        self.table.lay_out(self.session.game, space, now)
        self.table.motion.running(now)
        chrome = self._chrome_picture(space)
        picture = Picture(list(chrome.quads), list(chrome.texts))
        self.table.paint(picture, self.choice, self.drag, self.focus, now)
        if self.won_at is not None and self.settings.speed and now - self.won_at < CONFETTI_SECONDS:
            picture.upper_quads += confetti(space, now - self.won_at)
        if self.message and not self.dialog:
            message(picture, space, self.message, self.pointing)
        if self.dialog:
            dialog(picture, space, self.dialog, self.pointing)
        self.shown = picture
        return picture

    def _chrome_picture(self, space: Space) -> Picture:
        """Buttons and status line: the same for many frames, so they are drawn only when something changed."""
        left, buttons, pointing = self._status(), self.buttons(), self.pointing
        key = (space, tuple(buttons), left, pointing.hover, pointing.pressed, pointing.focus)
        if self._chrome is None or self._chrome[0] != key:
            picture = Picture()
            toolbar(picture, space, buttons, pointing)
            status_line(picture, space, left, self._program)
            self._chrome = (key, picture)
        return self._chrome[1]

    @property
    def _program(self) -> str:
        implementation = self.session.implementation
        return f'{implementation.folder.parent.name}/{implementation.folder.name}'

    def _status(self) -> str:
        hovered = next((button for button in self.buttons() if button.place == self.pointing.hover), None)
        if hovered:
            return f'{hovered.label} ({texts.SHORTCUTS[hovered.name]})'
        if self.choice:
            return texts.selected(self.choice.place)
        history = self.session.history
        return texts.status(history.moves if history else 0, int(self.session.seconds), self.session.seed)

    def buttons(self) -> Sequence[Button]:
        history = self.session.history
        return (
            Button('home', texts.HOME, 'home'),
            Button('undo', texts.UNDO, 'undo', bool(history and history.can_undo)),
            Button('redo', texts.REDO, 'redo', bool(history and history.can_redo)),
            Button('new', texts.NEW, 'new'),
            Button('again', texts.AGAIN, 'restart', bool(history)),
            Button('finish', texts.FINISH, 'finish', self._can_finish()),
            Button('settings', texts.SETTINGS, 'settings'),
            Button('help', texts.HELP, 'help'),
        )

    def _can_finish(self) -> bool:
        history = self.session.history
        return history is not None and any(True for _ in self.session.scene.finishing_moves(history.now))

    def wait(self, now: float) -> float | None:
        if self.table.motion.trips or self.finishing:
            return 0
        if self.won_at is not None and self.settings.speed and now - self.won_at < CONFETTI_SECONDS:
            return 0
        return 1 - self.session.seconds % 1 if self.session.running else None

    # Moves.

    def play(self, move: Move, now: float) -> bool:
        """Let the student's code make the move; tell what came of it."""
        self.choice = self.message = None
        self.table.game_changed()
        done = False
        try:
            self.session.play(move)
            done = True
        except Refused as refusal:
            first, *rest = str(refusal).split('\n')
            self.message = Message(texts.REFUSAL, [first or texts.NO_REASON, *rest], 'refusal')
        except Trouble as trouble:
            self._tell(trouble)
        self._after(now)
        return done

    def _after(self, now: float) -> None:
        """After every change of the game: is it won, what was printed, does the rest play itself?"""
        self.dirty = True
        self.table.game_changed()
        try:
            if self.session.look_for_win():
                self._congratulate(now)
        except Trouble as trouble:
            self._tell(trouble)
        self._show_printed()
        if self.settings.finish_at_once and not self.finishing and self._can_finish():
            self._finish()

    def _congratulate(self, now: float) -> None:
        assert self.session.history is not None
        self.finishing = False
        self.won_at = now
        line = texts.congratulation(self.session.history.moves, self.session.seconds)
        icons = {'new': 'new', 'again': 'restart', 'close': ''}
        buttons = [Button(name, label, icons[name]) for name, label in texts.WON_BUTTONS.items()]
        self.open(Dialog('won', texts.WON, [line], buttons, icon='trophy'), focus='new')

    def _tell(self, trouble: Trouble) -> None:
        report(trouble)
        kind = 'info' if isinstance(trouble, NotWritten) else 'trouble'
        self.message = Message(trouble.title, trouble.lines, kind)
        self.finishing = False

    def _no_game(self, trouble: Trouble) -> None:
        self._tell(trouble)
        self.table.game_changed()
        assert self.message is not None
        self.message.lines = [*self.message.lines, texts.NO_GAME_HINT]
        self.message.button = Button('load', texts.RETRY, 'reload')

    def _show_printed(self) -> None:
        """What the functions printed stands in the message; the terminal has had it already."""
        printed = self.session.code.take_printed().strip('\n').splitlines()
        if not printed:
            return
        if len(printed) > PRINTED_LINES:
            printed = [*printed[:PRINTED_LINES], texts.REST_IN_TERMINAL]
        if self.message:
            self.message.lines = [*self.message.lines, texts.PRINTED, *printed]
        else:
            self.message = Message(texts.PRINTED, printed)

    # Buttons.

    def pressed(self, name: str, now: float) -> None:
        self.dirty = True
        if name.startswith('set-'):
            self._set(name.removeprefix('set-'))
        elif action := getattr(self, f'_do_{name}', None):
            if self.dialog:
                self.close_dialog()
            self.choice = self.drag = None
            action(now)

    def _do_home(self, now: float) -> None:
        self.go_home()

    def _do_close(self, now: float) -> None:
        """The dialog is closed already."""

    def _do_new(self, now: float) -> None:
        self._stop()
        try:
            note = self.session.deal()
        except Trouble as trouble:
            self._no_game(trouble)
        else:
            self.table.game_changed(dealt=True)
            if note:
                self._tell(note)
        self._show_printed()

    def _do_again(self, now: float) -> None:
        self._stop()
        self.session.deal_again()
        self.table.game_changed(dealt=True)

    def _stop(self) -> None:
        self.finishing, self.won_at, self.message = False, None, None

    def _do_undo(self, now: float) -> None:
        if self.session.history and not self.session.history.can_undo:
            self.message = Message(texts.UNDONE_ALL)
            return
        self._stop()
        self.session.undo()
        self.table.game_changed()

    def _do_redo(self, now: float) -> None:
        self._stop()
        self.session.redo()
        self._after(now)

    def _do_finish(self, now: float) -> None:
        self.message = None
        if self._can_finish():
            self._finish()
        else:
            self.message = Message(texts.CANNOT_FINISH)

    def _finish(self) -> None:
        self.finishing = True
        self._seen = set()

    def _do_help(self, now: float) -> None:
        lines = [*self.session.scene.help, '', *texts.HELP_KEYS]
        self.open(Dialog('help', texts.HELP, lines, [Button('close', texts.CLOSE)]), focus='close')

    def _do_settings(self, now: float) -> None:
        self.open(settings_dialog(self.settings), focus='close')

    def _set(self, name: str) -> None:
        changed(self.settings, name)
        self.keeper.keep_settings(self.settings)
        self.table.motion.speed = self.settings.speed
        self.dialog = settings_dialog(self.settings)

    def _do_load(self, now: float) -> None:
        self._stop()
        had_game = self.session.history is not None
        try:
            note = self.session.reload()
            if not had_game:
                note = self.session.deal() or note
                self.table.game_changed(dealt=True)
        except Trouble as trouble:
            if had_game:
                report(trouble)
                self.message = Message(texts.NOT_RELOADED, [trouble.title, *trouble.lines], 'trouble')
            else:
                self._no_game(trouble)
        else:
            self.message = Message(texts.RELOADED)
            if note:
                self._tell(note)
        self._show_printed()

    # Time.

    def tick(self, now: float) -> None:
        if not self.finishing or self.table.motion.running(now) or self.session.history is None:
            return
        frozen = repr(self.session.game).encode()
        moved = False
        if frozen not in self._seen:
            self._seen.add(frozen)
            try:
                moved = self.session.try_moves(self.session.scene.finishing_moves(self.session.game))
            except Trouble as trouble:
                self._tell(trouble)
        if moved:
            self._after(now)
        elif self.finishing:
            self.finishing = False
            self.message = Message(texts.STUCK)
        self.dirty = True

    def look_around(self, now: float) -> None:
        if not self._watcher.changed():
            return
        if self.settings.reload_at_once or self.session.history is None:
            self._do_load(now)
        else:
            self.message = Message(texts.CHANGED, button=Button('load', f'{texts.LOAD} (F5)', 'reload'))
        self.dirty = True

    # Keyboard.

    def table_key(self, name: str, ctrl: bool, shift: bool, now: float) -> None:
        if ctrl and name in CTRL_KEYS:
            self.pressed('redo' if shift and name == 'z' else CTRL_KEYS[name], now)
        elif name in FUNCTION_KEYS:
            self.pressed(FUNCTION_KEYS[name], now)
        elif self.session.history is None or self.finishing or ctrl:
            return
        elif name in ('left', 'right', 'up', 'down'):
            self.focus = self.table.neighbour(self.focus, name)
        elif name in ('enter', 'space') and self.focus:
            self.click(self.focus, self._best(self.focus), now)
        elif name == 'space' and (move := self.session.scene.stock_move(self.session.game)):
            self.play(move, now)
        elif len(name) == 1 and name.isalpha():
            self._letter(name.upper(), now)

    def _letter(self, letter: str, now: float) -> None:
        places = self.session.scene.places
        self.focus = ''
        if letter not in places:
            self.message = Message(texts.unknown_place(letter, ', '.join(sorted(places))))
        elif self.choice is None:
            self.message = None
            self.choice = Choice(letter, self._best(letter))
        elif self.choice.place == letter:
            self.choice = None
        else:
            self.play((self.choice.place, letter), now)

    def _best(self, place: str) -> int | None:
        """The first card of the longest row that can be taken from the place."""
        game = self.session.game
        indices = range(len(game[place]))
        return next((i for i in indices if self.session.scene.grip(game, place, i) is not None), None)

    def escape(self, now: float) -> None:
        if not self.dialog and (self.choice or self.drag or self.focus or self.finishing):
            self.choice, self.drag, self.focus, self.finishing = None, None, '', False
            self.table.game_changed()
            self.dirty = True
        else:
            super().escape(now)

    # Mouse.

    def table_press(self, quad: Quad | None, x: float, y: float, now: float) -> None:
        self.focus = ''
        self.finishing = False
        self._press = (quad, x, y) if quad and self.session.history else None
        if quad is None:
            self.choice = self.message = None

    def table_drag(self, x: float, y: float, now: float) -> None:
        if self._press is None:
            return
        quad, from_x, from_y = self._press
        if self.drag is None and abs(x - from_x) + abs(y - from_y) > DRAG_FROM:
            first = self.session.scene.grip(self.session.game, quad.place, quad.index)
            if first is not None and quad.index >= 0:
                self.choice = self.message = None
                self.drag = Drag(Choice(quad.place, first))
        if self.drag:
            self.drag.dx, self.drag.dy = x - from_x, y - from_y
            self.dirty = True

    def table_release(self, x: float, y: float, now: float) -> None:
        if self._press is None:
            return
        quad, self._press = self._press[0], None
        if self.drag is None:
            self.click(quad.place, quad.index, now)
            return
        drag, place = self.drag, self.table.drop_place(self.drag)
        self.drag = None
        self.table.game_changed()  # from where it was dropped it travels on, or back
        if place:
            self.play((drag.choice.place, place), now)

    def click(self, place: str, index: int | None, now: float) -> None:
        """A click on a place, or Enter there: choose it, or play there from the chosen one."""
        scene, game = self.session.scene, self.session.game
        double = self._last_click[0] == place and now - self._last_click[1] < DOUBLE_CLICK
        self._last_click = (place, now)
        if double and self.choice and self._send_home(place, now):
            self._last_click = ('', -1.0)
            return
        if self.choice:
            chosen, self.choice = self.choice.place, None
            if chosen != place:
                self.play((chosen, place), now)
        elif move := scene.click_move(game, place):
            self.play(move, now)
        else:
            first = None if index is None or index < 0 else scene.grip(game, place, index)
            self.message = Message(texts.NOTHING_TO_TAKE) if first is None else None
            self.choice = None if first is None else Choice(place, first)

    def _send_home(self, place: str, now: float) -> bool:
        try:
            moved = self.session.try_moves(self.session.scene.home_moves(self.session.game, place))
        except Trouble as trouble:
            self._tell(trouble)
            moved = False
        if moved:
            self.choice = self.message = None
            self._after(now)
        return moved
