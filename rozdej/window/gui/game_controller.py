"""Controls the game in play: moves, a new game, undo and redo, the end, and messages about them."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from rozdej.window.gui import texts
from rozdej.window.gui.inputs import END, Toolbar
from rozdej.window.gui.preferences import Preferences, SavedGame
from rozdej.window.gui.scene_types import Ending, Move, Outcome
from rozdej.window.gui.screen_state import State
from rozdej.window.gui.session import ComputerTurn, Session
from rozdej.window.gui.student_code import Refused, report
from rozdej.window.gui.student_code_errors import NotWritten, StudentCodeError, shorten_line
from rozdej.window.gui.table_picture import TablePicture
from rozdej.window.gui.widgets import Button, Message
from rozdej.window.gui.wire import End

PRINTED_LINES, FIRST_PRINTED, LAST_PRINTED = 6, 3, 2
"""How many printed lines a message shows; of more of them the first and the last ones."""


@dataclass
class GameController:
    """Plays the session's game with the student's code, and puts messages about it into the state.

    `finished` are the games in which a move that plays itself has been looked for.
    """

    state: State
    session: Session
    table: TablePicture
    toolbar: Toolbar
    automatic: ComputerTurn
    preferences: Preferences
    kept: SavedGame
    finished: set[bytes] = field(default_factory=set, init=False)

    # What is told.

    def tell(self, trouble: StudentCodeError) -> None:
        """Show the trouble; what does not fit into the window stands in the terminal."""
        kind = 'info' if isinstance(trouble, NotWritten) else 'trouble'
        if kind == 'trouble':
            report(trouble)
        self.state.message = Message(trouble.title, trouble.lines, kind)
        self.state.finishing = False

    def _refused(self, refusal: Refused) -> None:
        self.state.sound = 'refusal'
        first, *rest = str(refusal).split('\n')
        self.state.message = Message(texts.REFUSAL, [first or texts.NO_REASON, *rest], 'refusal')

    def _no_game(self, trouble: StudentCodeError) -> None:
        """Show why there is nothing to play."""
        self.table.game_changed()
        self.tell(trouble)
        assert self.state.message is not None
        self.state.message.lines = [*self.state.message.lines, texts.NO_GAME_HINT]
        self.state.message.buttons = [Button('load', texts.RETRY, 'reload')]

    def _show_printed(self) -> None:
        """Add what the functions printed to the message. The terminal has shown it already."""
        printed = self.session.code.take_printed().strip('\n').splitlines()
        if not printed:
            return
        shown = [shorten_line(line) for line in printed]
        if len(printed) > PRINTED_LINES:
            shown = [*shown[:FIRST_PRINTED], texts.REST_IN_TERMINAL, *shown[-LAST_PRINTED:]]
        elif shown != printed:
            shown.append(texts.REST_IN_TERMINAL)
        if message := self.state.message:
            message.lines = [*message.lines, texts.PRINTED, *shown]
        else:
            self.state.message = Message(texts.PRINTED, shown)

    def look_again(self) -> None:
        """The game, the code or an option has changed: what do the functions say about it, and who is on turn?"""
        self.session.look()
        faults = self.session.code.faults
        if faults and not self.state.is_troubled:
            self.tell(faults.pop(0))
        self.automatic.look()

    # Moves.

    def play(self, move: Move, now: float) -> None:
        """Let the student's code make the player's move; tell what came of it."""
        self.state.choice = self.state.message = None
        self.state.revealed_until = 0.0
        ended_at = self.state.ended_at
        if self._make(lambda: self.session.play(move), now) and self.state.ended_at == ended_at:
            self.state.ended_at = None  # it goes on: the end before was celebrated long enough
        self._show_printed()

    def play_automatic(self, now: float) -> None:
        """Let the move happen that nobody at the window makes. When it fails, it waits for the player."""
        self.state.put_down()
        self.automatic.failed = True  # until it is made; else it would be tried in vain again and again
        before, was_troubled = self.state.message, self.state.is_troubled
        if not self._make(self.session.play_automatic, now):
            self.automatic.failed = True
            if self.state.message:
                self.state.message = replace(self.state.message, buttons=[Button('load', texts.RETRY, 'reload')])
        elif before is self.state.message and before and before.kind == 'refusal' and not before.buttons:
            self.state.message = None  # it was about what is over now
        elif was_troubled and before and before is not (told := self.state.message) and told:
            # Both are to be read: what happened, and the mistake that it came of.
            self.state.message = replace(before, lines=[told.title, *before.lines], buttons=told.buttons)
        self._show_printed()

    def _make(self, move: Callable[[], Outcome], now: float) -> bool:
        """Make the move and tell what came of it; False when the game is as it was."""
        self.table.game_changed()
        self.preferences.read_record()
        try:
            outcome = move()
        except Refused as refusal:
            self._refused(refusal)
            return False
        except StudentCodeError as trouble:
            self.tell(trouble)
            return False
        if outcome.begins:  # what was to be said about the game before is said no more
            self.state.stop()
            self.state.focus = ''
        if outcome.record is not None:
            self.preferences.save_record()
        if outcome.message:
            self.state.message = outcome.message
        if outcome.celebrates is not None:
            self.state.celebrate(now, outcome.celebrates)
        if outcome.reveal:
            self.state.revealed_until = now + outcome.reveal
        if outcome.game is not None:
            self._after(now)
        return outcome.game is not None

    def send_home(self, place: str, now: float) -> bool:
        """Make the move that a double click on the place means, if there is one."""
        moved = False
        try:
            moved = self.session.try_moves(self.session.scene.home_moves(self.session.game, place))
        except Refused as refusal:
            self._refused(refusal)
        except StudentCodeError as trouble:
            self.tell(trouble)
        if moved:
            self.state.choice = self.state.message = None
            self._after(now)
        self._show_printed()
        return moved

    def enter_line(self, now: float) -> None:
        """Play what the line means."""
        line, self.state.line = self.state.line, ''
        move = self.session.scene.entered(self.session.game, line)
        if move is not None:
            self.play(move, now)

    def _after(self, now: float) -> None:
        """The game is another one now."""
        self.kept.changed()
        self.table.game_changed()
        self.preferences.read_record()
        try:
            if ending := self.session.look_for_end():
                self._end(ending, now)
        except StudentCodeError as trouble:
            self.tell(trouble)
        self.look_again()
        if self.preferences.settings.finish_at_once and not self.state.finishing and self.session.can_finish:
            self._start_finishing()

    # The end.

    def _end(self, ending: Ending, now: float) -> None:
        self.state.finishing = False
        self.state.celebrate(now, ending.won)
        self.preferences.save_record()
        self.state.untold = ending
        if not ending.delay:
            self.say_end()

    def say_end(self) -> None:
        """Show the delayed message of the end."""
        ending, self.state.untold = self.state.untold, None
        assert ending is not None
        assert self.session.history is not None
        won = texts.CONGRATULATION.format(self.session.history.moves, texts.clock(self.session.seconds))
        lines = [*(ending.lines or [won])]
        if self.session.scene.score:
            lines.append(self.session.scene.score)
        offered = {button.name: button for button in self.toolbar.buttons()}
        buttons = [replace(offered[name], name=f'{END}{name}') for name in ('new', 'again') if name in offered]
        self.state.message = Message(ending.title, lines, 'end', buttons, ending.icon)
        self.state.pointing.focus = buttons[0].place if buttons else ''

    def _start_finishing(self) -> None:
        self.state.finishing = True
        self.finished = set()

    def finish(self, now: float) -> None:
        """Let the rest of the game play itself, if it can."""
        self.state.message = None if self.session.can_finish else Message(texts.CANNOT_FINISH)
        if self.session.can_finish:
            self._start_finishing()

    def finish_one(self, now: float) -> None:
        """Make one more of the moves that play themselves; none twice in the same game."""
        frozen = repr(self.session.game).encode()
        moved = False
        if frozen not in self.finished:
            self.finished.add(frozen)
            try:
                moved = self.session.try_moves(self.session.scene.finishing_moves(self.session.game))
            except Refused:
                pass  # the program allows none of them
            except StudentCodeError as trouble:
                self.tell(trouble)
        if moved:
            self._after(now)
            self._show_printed()
        elif self.state.finishing:
            self.state.finishing = False
            self.state.message = Message(texts.STUCK)

    def show_moves(self, now: float) -> None:
        """Which moves does the student's function allow? It is asked itself."""
        if self.session.history is None:  # why there is no game stands in the message
            return
        name = self.session.scene.allows
        try:
            moves = self.session.possible_moves()
        except StudentCodeError as trouble:
            self.tell(trouble)
            return
        lines = [texts.moves_allowed(name, moves)]
        self.state.message = Message(texts.MOVES, lines, places=[place for place, _ in moves])

    def make_test(self, now: float) -> None:
        """Copy the chosen call to the clipboard as a test."""
        entry = self.session.log.entry(self.state.log.chosen)
        if entry is None or entry.test is None:
            self.state.message = Message(texts.NO_TEST)
            return
        self.state.copied = entry.test
        folder = f'tests/{self.session.implementation.exercise.name}'
        self.state.message = Message(texts.TEST_COPIED, texts.test_lines(folder))

    # A game from the beginning, and back.

    def begin(self, seed: int | None) -> None:
        """Load the student's code; continue the unfinished game, or deal one."""
        note: StudentCodeError | None = None
        try:
            note = self.session.code.load()
            self.preferences.load()
            if seed is None and self.kept.resume():
                self.state.message = Message(texts.RESUMED)
            else:
                note = self.session.deal(seed) or note
        except StudentCodeError as trouble:
            self.preferences.load()
            self._no_game(trouble)
        else:
            self._dealt(note)
        self.look_again()
        self._tell_of_spoilt()
        self._show_printed()

    def _tell_of_spoilt(self) -> None:
        """Add to the message that this is not the saved game."""
        if self.kept.is_spoilt and self.session.history is not None:
            self.kept.is_spoilt = False
            told = self.state.message or Message('')
            lines = [told.title, *told.lines] if told.title else []
            self.state.message = replace(told, title=texts.NOT_RESUMED, lines=lines)

    def memory(self) -> dict[str, Any]:
        """All that another process needs to go on with the game, except the time."""
        rest = {'touched': self.kept.touched, 'failed': self.automatic.failed, 'games': self.session.memory()}
        return {**self.session.code.memory(), **rest}

    def go_on(self, memory: dict[str, Any], seconds: float, end: End | None) -> None:
        """Load the code, and go on with the game of another process; `end` if that was in the student's code."""
        self.session.code.remember(memory, end)
        trouble: StudentCodeError | None = None
        try:
            trouble = self.session.code.load()
        except StudentCodeError as error:
            trouble = error
        self.preferences.load()
        if memory['games']:
            self.session.go_on(memory['games'], seconds, memory['failed'])
            if memory['touched']:
                self.kept.changed()
        self.table.game_changed()
        self.look_again()
        self.automatic.failed = memory['failed']
        if end:
            self.session.log_end(end)
            trouble = self.session.code.ended(end) or trouble
        if trouble and self.session.history is None:
            self._no_game(trouble)
        elif trouble:
            self.tell(trouble)
            if self.automatic.failed and self.state.message:
                self.state.message.buttons = [Button('load', texts.RETRY, 'reload')]

    def _dealt(self, note: StudentCodeError | None) -> None:
        self.table.game_changed(dealt=True)
        if note:
            self.tell(note)

    def new(self, now: float, seed: int | None = None) -> None:
        """Begin another game, with the deal of that number if one is given."""
        self.state.stop()
        try:
            note = self.session.deal(seed)
        except StudentCodeError as trouble:
            if self.session.history is None:
                self._no_game(trouble)
            else:
                self.tell(trouble)
        else:
            self._dealt(note)
        self.look_again()
        self._show_printed()
        self._tell_of_earlier()

    def _tell_of_earlier(self) -> None:
        """A new game has begun; nothing is lost."""
        if self.session.has_earlier and not self.state.message:
            self.state.message = Message(texts.DEALT, [texts.EARLIER])

    def again(self, now: float) -> None:
        """Begin the same deal again."""
        self.state.stop()
        self.session.deal_again()
        self.table.game_changed(dealt=True)
        self.look_again()
        self._tell_of_earlier()

    def undo(self, now: float) -> None:
        """Go back to the player's last decision."""
        if not self.session.can_undo:
            self.state.message = Message(texts.UNDONE_ALL)
            return
        self.state.stop()
        self.session.undo()
        self.kept.is_old = True
        self.preferences.save_record()
        self.table.game_changed()
        self.look_again()

    def redo(self, now: float) -> None:
        """Go forward to the next decision that was undone, if there is one."""
        if not (self.session.history and self.session.history.can_redo):
            return
        self.state.stop()
        self.session.redo()
        self.preferences.save_record()
        self._after(now)
        self._show_printed()

    def load(self, now: float) -> None:
        """Go on with the program as it is in its files now."""
        self.state.stop()
        had_game = self.session.history is not None
        try:
            note = self.session.reload()
            self.preferences.load()
            if not had_game and not self.kept.resume():
                note = self.session.deal() or note
            self.table.game_changed(dealt=not had_game)
        except StudentCodeError as trouble:
            if had_game:
                report(trouble)
                self.state.message = Message(texts.NOT_RELOADED, [trouble.title, *trouble.lines], 'trouble')
            else:
                self._no_game(trouble)
        else:
            self.state.message = Message(texts.RELOADED)
            if note:
                self.tell(note)
        self.look_again()
        self._tell_of_spoilt()
        self._show_printed()
