"""The screen of a game: mouse and keyboard become moves, and what comes of them becomes visible."""

from collections.abc import Callable, Sequence

from rozdej.table import texts
from rozdej.table.choices import changed, settings_dialog
from rozdej.table.hands import Hands
from rozdej.table.keeping import Keeper, Settings
from rozdej.table.motion import CONFETTI_SECONDS, confetti
from rozdej.table.picture import Picture
from rozdej.table.session import Session
from rozdej.table.space import Space
from rozdej.table.student_code import report
from rozdej.table.trouble import Trouble
from rozdej.table.watching import Watcher
from rozdej.table.widgets import Button, Dialog, Message, Pointing, dialog, message, status_line, toolbar


class TableScreen(Hands):
    """A session on the display. `go_home` leads back to the start screen."""

    def __init__(self, session: Session, settings: Settings, keeper: Keeper, go_home: Callable[[], None]):
        super().__init__(session)
        self.settings = settings
        self.keeper = keeper
        self.go_home = go_home
        self.table.motion.speed = settings.speed
        self.won_at: float | None = None
        self._seen: set[bytes] = set()
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
                self.tell(note)
        self.show_printed()
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
        if self.message and not self.dialog:
            message(picture, space, self.message, self.pointing)
        if self.dialog:
            dialog(picture, space, self.dialog, self.pointing)
        if self.won_at is not None and self.settings.speed and now - self.won_at < CONFETTI_SECONDS:
            picture.upper_quads += confetti(space, now - self.won_at)
        self.shown = picture
        return picture

    def _chrome_picture(self, space: Space) -> Picture:
        """Buttons and status line: the same for many frames, so they are drawn only when something changed."""
        left, right, buttons, pointing = (
            self._status(),
            self._hint(),
            self.buttons(),
            Pointing() if self.dialog else self.pointing,
        )
        key = (space, tuple(buttons), left, right, pointing.hover, pointing.pressed, pointing.focus)
        if self._chrome is None or self._chrome[0] != key:
            picture = Picture()
            toolbar(picture, space, buttons, pointing)
            status_line(picture, space, left, right)
            self._chrome = (key, picture)
        return self._chrome[1]

    def _hint(self) -> str:
        """What the button under the mouse does; else whose program is playing."""
        hovered = next((button for button in self.buttons() if button.place == self.pointing.hover), None)
        if hovered:
            return f'{hovered.label} ({texts.SHORTCUTS[hovered.name]})'
        folder = self.session.implementation.folder
        return f'{folder.parent.name}/{folder.name}'

    def _status(self) -> str:
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

    # After a move.

    def after(self, now: float) -> None:
        """After every change of the game: is it won, what was printed, does the rest play itself?"""
        self.dirty = True
        self.table.game_changed()
        try:
            if self.session.look_for_win():
                self._congratulate(now)
        except Trouble as trouble:
            self.tell(trouble)
        self.show_printed()
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

    def _no_game(self, trouble: Trouble) -> None:
        self.tell(trouble)
        self.table.game_changed()
        assert self.message is not None
        self.message.lines = [*self.message.lines, texts.NO_GAME_HINT]
        self.message.button = Button('load', texts.RETRY, 'reload')

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
                self.tell(note)
        self.show_printed()

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
        self.after(now)

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
                self.tell(note)
        self.show_printed()

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
                self.tell(trouble)
        if moved:
            self.after(now)
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
