"""What the buttons of a game do, in the toolbar, in the strip and in dialogs."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from rozdej.table import texts
from rozdej.table.choices import changed, settings_dialog, sound_options
from rozdej.table.keeping import Keeper, Settings
from rozdej.table.keyboard import Keyboard
from rozdej.table.session import Session
from rozdej.table.strip import ACTION
from rozdej.table.student_code import report
from rozdej.table.terms import Ending, Option, Outcome
from rozdej.table.trouble import Trouble
from rozdej.table.widgets import Button, Dialog, Message

OPTION = 'option-'
SETTING = 'set-'
"""Beginnings of the names of buttons that change what is set: for this game, for all games."""


class Controls(Keyboard):
    """A game with buttons. `go_home` leads back to the start screen.

    `touched` says that the player has begun or gone on with something, so that what was kept
    of an earlier game may be forgotten. `ended_at` is when the game ended, `untold` an end that is
    to be told a little later.
    """

    def __init__(self, session: Session, settings: Settings, keeper: Keeper, go_home: Callable[[], None]):
        super().__init__(session)
        self.settings = settings
        self.keeper = keeper
        self.go_home = go_home
        self.touched = False
        self.ended_at: float | None = None
        self.untold: Ending | None = None

    def resume(self) -> bool:
        """Continue the game that was kept; False when there is none."""
        return False

    def buttons(self) -> Sequence[Button]:
        history = self.session.history
        scene = self.session.scene
        games_own = (
            Button('undo', texts.UNDO, 'undo', bool(history and history.can_undo)),
            Button('redo', texts.REDO, 'redo', bool(history and history.can_redo)),
            Button('new', texts.NEW, 'new'),
            Button('again', texts.AGAIN, 'restart', bool(history)),
            Button('finish', texts.FINISH, 'finish', 'finish' in scene.buttons and self.can_finish()),
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

    def can_finish(self) -> bool:
        """Whether the rest of the game can play itself."""
        history = self.session.history
        return history is not None and any(True for _ in self.session.scene.finishing_moves(history.now))

    def pressed(self, name: str, now: float) -> None:
        self.dirty = True
        if name.startswith(SETTING):
            self._set(name.removeprefix(SETTING))
        elif name.startswith(OPTION):
            self._set_option(name.removeprefix(OPTION))
        elif name.startswith(ACTION):
            self._act(name.removeprefix(ACTION), now)
        elif action := getattr(self, f'_do_{name}', None):
            if self.dialog:
                self.close_dialog()
            self.choice = self.drag = None
            action(now)

    def _do_home(self, now: float) -> None:
        self.go_home()

    def _do_close(self, now: float) -> None:
        """The dialog is closed already."""

    # A game from the beginning, and back.

    def deal(self, seed: int | None = None) -> None:
        """A new game, and what is to be said about it."""
        try:
            note = self.session.deal(seed)
        except Trouble as trouble:
            if self.session.history is None:
                self.no_game(trouble)
            else:
                self.tell(trouble)
        else:
            self.table.game_changed(dealt=True)
            if note:
                self.tell(note)
        self.look_again()

    def no_game(self, trouble: Trouble) -> None:
        """There is nothing to play; say why."""
        self.tell(trouble)
        self.table.game_changed()
        assert self.message is not None
        self.message.lines = [*self.message.lines, texts.NO_GAME_HINT]
        self.message.button = Button('load', texts.RETRY, 'reload')

    def stop(self) -> None:
        """What was under way ends."""
        self.finishing, self.ended_at, self.untold, self.message = False, None, None, None
        self.revealed_until = 0.0
        self.empty_line()
        self.let_go()

    def _happened(self, outcome: Outcome, now: float) -> None:
        if outcome.begins:  # what was to be said about the game before is said no more
            self.stop()
            self.focus = ''
        if outcome.record is not None:
            self.session.scene.record = outcome.record
            self.keep_record()
        super()._happened(outcome, now)

    def _do_new(self, now: float) -> None:
        self.stop()
        self.touched = True
        self.deal()
        self.show_printed()

    def _do_again(self, now: float) -> None:
        self.stop()
        self.session.deal_again()
        self.table.game_changed(dealt=True)
        self.look_again()

    def _do_undo(self, now: float) -> None:
        if self.session.history and not self.session.history.can_undo:
            self.message = Message(texts.UNDONE_ALL)
            return
        self.stop()
        self.session.undo()
        self.keep_record()
        self.table.game_changed()
        self.look_again()

    def _do_redo(self, now: float) -> None:
        self.stop()
        self.session.redo()
        self.after(now)
        self.show_printed()

    def _do_finish(self, now: float) -> None:
        self.message = None
        if self.can_finish():
            self.finish()
        else:
            self.message = Message(texts.CANNOT_FINISH)

    def finish(self) -> None:
        """Let the rest of the game play itself."""
        self.finishing = True

    # Help, settings, options.

    def _do_help(self, now: float) -> None:
        scene = self.session.scene
        keys = texts.help_keys(scene.buttons, scene.labels)
        self.open(Dialog('help', texts.HELP, scene.help, [Button('close', texts.CLOSE)], columns=keys), focus='close')

    def _do_settings(self, now: float) -> None:
        self.open(self._settings_dialog(), focus='close')

    def _settings_dialog(self) -> Dialog:
        return settings_dialog(self.settings, self.session.scene, self._options())

    def _set(self, name: str) -> None:
        changed(self.settings, name)
        self.keeper.keep_settings(self.settings)
        self.table.motion.speed = self.settings.speed
        self.dialog = self._settings_dialog()

    def _options(self) -> Sequence[Option]:
        return self.session.scene.option_list(self.session.code)

    def load_options(self) -> None:
        """Give the scene what the player has set, and the record."""
        scene, exercise = self.session.scene, self.session.implementation.exercise.name
        scene.options = sound_options(self._options(), self.keeper.options(exercise))
        record = self.keeper.record(exercise)
        scene.record = record if record is not None and scene.can_count(record) else None

    def keep_record(self) -> None:
        """Write the record down, if it is another one."""
        exercise, record = self.session.implementation.exercise.name, self.session.scene.record
        if record != self.keeper.record(exercise):
            self.keeper.keep_record(exercise, record)

    def _set_option(self, name: str) -> None:
        scene = self.session.scene
        option = next((option for option in self._options() if option.name == name), None)
        if option is None:  # the code was loaded anew meanwhile
            return
        scene.options[name] = option.after(scene.options.get(name))
        if self.message and self.message.kind == 'refusal':  # it was about what is over now
            self.message = None
        self.keeper.keep_options(self.session.implementation.exercise.name, scene.options)
        self.table.game_changed()
        self.look_again()
        if self.dialog:
            self.dialog = self._settings_dialog()

    def _act(self, name: str, now: float) -> None:
        action = next((action for action in self.actions() if action.name == name and action.enabled), None)
        if action is None:
            return
        if action.option:
            self._set_option(action.option)
        elif action.enters:
            self.enter_line(now)
        else:
            self.choice = self.drag = None
            self.play(action.name if action.move is None else action.move, now)

    # The program.

    def _do_load(self, now: float) -> None:
        self.stop()
        had_game = self.session.history is not None
        try:
            note = self.session.reload()
            self.load_options()
            if not had_game and not self.resume():
                note = self.session.deal() or note
            self.table.game_changed(dealt=not had_game)
        except Trouble as trouble:
            if had_game:
                report(trouble)
                self.message = Message(texts.NOT_RELOADED, [trouble.title, *trouble.lines], 'trouble')
            else:
                self.no_game(trouble)
        else:
            self.message = Message(texts.RELOADED)
            if note:
                self.tell(note)
        self.look_again()
        self.show_printed()
