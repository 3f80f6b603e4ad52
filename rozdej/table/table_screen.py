"""The screen of a game: what is to be seen, how it begins and ends, and what time brings."""

from collections.abc import Callable
from dataclasses import replace

from rozdej.table import texts
from rozdej.table.controls import Controls
from rozdej.table.keeping import Keeper, Settings
from rozdej.table.messages import message, room_for
from rozdej.table.motion import CONFETTI_SECONDS, confetti
from rozdej.table.picture import Picture
from rozdej.table.session import Session
from rozdej.table.space import Space
from rozdej.table.strip import ACTION, strip
from rozdej.table.student_code import Refused
from rozdej.table.terms import Ending
from rozdej.table.trouble import Trouble
from rozdej.table.watching import Watcher
from rozdej.table.widgets import Button, Dialog, Message, Pointing, dialog, status_line, toolbar


class TableScreen(Controls):
    """A session on the display."""

    def __init__(self, session: Session, settings: Settings, keeper: Keeper, go_home: Callable[[], None]):
        super().__init__(session, settings, keeper, go_home)
        self.table.motion.speed = settings.speed
        self._seen: set[bytes] = set()
        self._chrome: tuple[tuple, Picture] | None = None
        self._watcher = Watcher(session.implementation.folder)
        self._unkept = False

    # Beginning and end.

    def begin(self, seed: int | None, now: float) -> None:
        """Load the student's code; continue the unfinished game, or deal one."""
        try:
            note = self.session.load()
            self.load_options()
            if seed is None and self.resume():
                self.message = Message(texts.RESUMED)
            else:
                note = self.session.deal(seed) or note
        except Trouble as trouble:
            self.load_options()
            self.no_game(trouble)
        else:
            self.table.game_changed(dealt=True)
            if note:
                self.tell(note)
        self.look_again()
        self.show_printed()
        self.dirty = True

    def resume(self) -> bool:
        """Continue the game that was kept, if there is one that can be continued."""
        implementation = self.session.implementation
        data = self.keeper.game(implementation.exercise.name, implementation.folder)
        if data is None:
            return False
        try:
            self.session.resume(data)
            sound = self.session.scene.can_draw(self.session.game)
        except (ValueError, KeyError, TypeError, SyntaxError, ArithmeticError, RecursionError, MemoryError):
            sound = False
        if not sound:
            self.session.history = None
        self.touched = self.touched or sound
        return sound

    def close(self) -> None:
        self._keep()
        self.session.scene.leave()

    def _keep(self) -> None:
        """Write the game down; nothing is forgotten as long as nothing else was begun."""
        if self.touched and self.session.history is not None:
            implementation = self.session.implementation
            self.keeper.keep_game(implementation.exercise.name, implementation.folder, self.session.written())
        self._unkept = False

    # The picture.

    @property
    def title(self) -> str:
        scene, game = self.session.scene, self.session.history.now if self.session.history else None
        person = scene.person(game) if game is not None else ''
        return texts.window_title(person, self.session.implementation.exercise.lesson.title)

    def picture(self, space: Space, now: float) -> Picture:
        space = replace(space, has_strip=self.session.scene.has_strip)
        if not self.drag:  # what comes meanwhile must not move the table under the hand
            self.message_room = room_for(None if self.dialog else self.message, space)
        space = replace(space, message=self.message_room)
        self.table.lay_out(self.session.game, space, now, now < self.revealed_until)
        self.table.motion.running(now)
        chrome = self._chrome_picture(space)
        picture = Picture(list(chrome.quads), list(chrome.texts))
        self.table.paint(picture, self.choice, self.drag, self.focus, now)
        if self.message and not self.dialog:
            message(picture, space, self.message, self.pointing, self.session.scene.messages_at_top)
        if self.dialog:
            dialog(picture, space, self.dialog, self.pointing)
        if self._confetti_falls(now):
            assert self.ended_at is not None
            picture.upper_quads += confetti(space, now - self.ended_at)
        self.shown = picture
        return picture

    def _confetti_falls(self, now: float) -> bool:
        won = self.ended_at is not None and self.session.ending is not None and self.session.ending.won
        return won and self.settings.speed > 0 and now - self.ended_at < CONFETTI_SECONDS

    def _chrome_picture(self, space: Space) -> Picture:
        """Buttons and status line: the same for many frames, so they are drawn only when something changed."""
        buttons, actions, entry = self.buttons(), self.strip_buttons(), self.entry()
        left, right = self._status(), self._hint()
        pointing = Pointing() if self.dialog else self.pointing
        looks = (pointing.hover, pointing.pressed, pointing.focus)
        key = (space, tuple(buttons), tuple(actions), entry, self.line, self.behind, left, right, looks)
        if self._chrome is None or self._chrome[0] != key:
            picture = Picture()
            toolbar(picture, space, buttons, pointing)
            if space.has_strip:
                strip(picture, space, actions, entry, self.line, self.behind, pointing)
            status_line(picture, space, left, right)
            self._chrome = (key, picture)
        return self._chrome[1]

    def _hint(self) -> str:
        """What the thing under the mouse or the keyboard is or does; else whose program is playing."""
        looked_at = self.pointing.hover or self.pointing.focus
        for button in self.buttons():
            if button.place == self.pointing.hover:
                return f'{button.label} ({texts.SHORTCUTS[button.name]})'
        for action in self.actions():
            if f'#{ACTION}{action.name}' == looked_at:
                return texts.action_hint(action.hint or action.label, action.key)
        if explanation := self.explanation():
            return explanation
        folder = self.session.implementation.folder
        return f'{folder.parent.name}/{folder.name}'

    def _status(self) -> str:
        if self.choice:
            return texts.selected(self.choice.place)
        history = self.session.history
        if self.others.pause and self.others.pause.says:
            return self.others.pause.says
        if history is None:
            return ''
        own = self.session.scene.status(history.now)
        return texts.status(history.moves, int(self.session.seconds), self.session.seed) if own is None else own

    # After a move.

    def after(self, now: float) -> None:
        self.dirty = self.touched = self._unkept = True
        self.table.game_changed()
        try:
            if ending := self.session.look_for_end():
                self._end(ending, now)
        except Trouble as trouble:
            self.tell(trouble)
        self.look_again()
        if self.settings.finish_at_once and not self.finishing and self.can_finish():
            self.finish()

    def _end(self, ending: Ending, now: float) -> None:
        self.finishing = False
        self.ended_at = now
        self.keep_record()
        if ending.delay:
            self.untold = ending
        else:
            self._say_end(ending)

    def _say_end(self, ending: Ending) -> None:
        assert self.session.history is not None
        self.untold = None
        lines = ending.lines or [texts.congratulation(self.session.history.moves, self.session.seconds)]
        icons = {'new': 'new', 'again': 'restart', 'close': ''}
        labels = texts.END_BUTTONS | dict(self.session.scene.labels)
        offered = [name for name in icons if name == 'close' or name in self.session.scene.buttons]
        buttons = [Button(name, labels[name], icons[name]) for name in offered]
        self.open(Dialog('end', ending.title, lines, buttons, icon=ending.icon), focus=offered[0])

    def finish(self) -> None:
        super().finish()
        self._seen = set()

    # Time.

    def wait(self, now: float) -> float | None:
        if self.table.motion.trips or self.finishing or self._confetti_falls(now):
            return 0
        waits = [self._until_end_is_said(now), self._until_hidden(now), self._until_others_move(now)]
        if self.session.running and self.session.scene.status(self.session.game) is None:
            waits.append(1 - self.session.seconds % 1)
        return min((wait for wait in waits if wait is not None), default=None)

    def _until_end_is_said(self, now: float) -> float | None:
        if self.untold is None or self.ended_at is None or self.dialog or self._is_troubled():
            return None
        return max(0.0, self.ended_at + self.untold.delay - now)

    def _until_hidden(self, now: float) -> float | None:
        return self.revealed_until - now if self.revealed_until > now else None

    def _until_others_move(self, now: float) -> float | None:
        return None if self.dialog or self.drag or self._is_troubled() else self.others.wait(now)

    def _is_troubled(self) -> bool:
        """Whether a mistake of the program is to be read: then nothing happens by itself."""
        return self.message is not None and self.message.kind == 'trouble'

    def tick(self, now: float) -> None:
        if self.table.motion.running(now) or self.session.history is None:
            return
        if self._until_end_is_said(now) == 0:
            assert self.untold is not None
            self._say_end(self.untold)
        elif self.finishing:
            self._finish_one(now)
        elif self._until_others_move(now) is not None and self.others.ready(now):
            self.play_automatic(now)

    def _finish_one(self, now: float) -> None:
        """One more of the moves that play themselves."""
        frozen = repr(self.session.game).encode()
        moved = False
        if frozen not in self._seen:
            self._seen.add(frozen)
            try:
                moved = self.session.try_moves(self.session.scene.finishing_moves(self.session.game))
            except Refused:
                pass  # the program allows none of them
            except Trouble as trouble:
                self.tell(trouble)
        if moved:
            self.after(now)
            self.show_printed()
        elif self.finishing:
            self.finishing = False
            self.message = Message(texts.STUCK)
        self.dirty = True

    def look_outside(self) -> None:
        self.others.look_outside()
        self.dirty = True

    def look_around(self, now: float) -> None:
        if self._unkept:  # whatever ends the window, a signal or a power cut
            self._keep()
        if not self._watcher.changed():
            return
        if self.settings.reload_at_once or self.session.history is None:
            self._do_load(now)
        else:
            self.message = Message(texts.CHANGED, button=Button('load', f'{texts.LOAD} (F5)', 'reload'))
        self.dirty = True
