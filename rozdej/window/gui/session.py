"""Keeps a game in play: its current state, its history, and the student's code.

The student's functions always get a copy. Only when a call ends well does the copy become the game. Otherwise it is
thrown away, so nobody sees a half-done move.
"""

import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import isfinite
from typing import Any

from rozdej.core.student.calls import Call, CallObserver, Running
from rozdej.core.student.implementation import Implementation
from rozdej.window.gui.call_log import GameLog
from rozdej.window.gui.history import Frozen, History, NotPlain, freeze
from rozdej.window.gui.scene import Scene
from rozdej.window.gui.scene_types import Ending, Move, Outcome, Pause
from rozdej.window.gui.student_code import Refused, StudentCode
from rozdej.window.gui.student_code_errors import StudentCodeError
from rozdej.window.gui.wire import End

SEEDS = 1_000_000

OF_ONE_GAME = ('history', 'seed', 'ending', '_played', '_asks_for_end', '_records', '_undone')
"""Attributes that belong to the game in play."""


@dataclass(eq=False)
class Session:
    """One game after another of one scene with one implementation.

    `seed` is the number the deal was made from, `seconds` the time played, `ending` how the
    game ended, if it did. `history` is None as long as there is no game.
    """

    scene: Scene
    implementation: Implementation
    clock: Callable[[], float] = time.monotonic
    observers: Sequence[CallObserver] = ()

    def __post_init__(self) -> None:
        self.log = GameLog()
        self._is_deaf = self._is_looking = False
        self.code = self._code_of(self.implementation)
        self.history: History | None = None
        self.seed = 0
        self.ending: Ending | None = None
        self._played = 0.0
        self._since: float | None = None
        self._asks_for_end = True
        # The record before each move that has changed it, and whether that was because the game had ended.
        self._records: list[tuple[int, Any, bool]] = []
        self._undone: list[tuple[int, Any]] = []  # the record after moves that were taken back, the last first
        self._earlier: dict[str, Any] | None = None

    def _code_of(self, implementation: Implementation) -> StudentCode:
        code = StudentCode(implementation, self.scene.module, observers=self.observers)
        code.program.observers = [*self.observers, self]
        return code

    def before(self, work: Call | Running) -> None:
        """Something of the student's program is about to be run."""

    def after(self, work: Call | Running) -> None:
        """It is over: a call is written down."""
        if isinstance(work, Call) and not self._is_deaf:
            self.log.add(self.code.program, work, *self._place, self._is_looking)

    def log_end(self, end: End) -> None:
        """Another process has ended like this."""
        self.log.add_ended(self.code.program, end, *self._place)

    @property
    def _place(self) -> tuple[int, Frozen | None]:
        """At which step the game is, and the game as it is, at rest."""
        return (self.history.moves, self.history.frozen) if self.history else (-1, None)

    @property
    def game(self) -> Any:
        """A copy of the game as it is; None when there is none."""
        return self.history.now if self.history else None

    @property
    def seconds(self) -> float:
        """How long the game has been played."""
        running = self.clock() - self._since if self._since is not None else 0.0
        return self._played + running

    @property
    def running(self) -> bool:
        """Whether the clock is ticking: from the first move to the win."""
        return self._since is not None

    def pause(self) -> None:
        """Stop the clock."""
        self._played, self._since = self.seconds, None

    def deal(self, seed: int | None = None) -> StudentCodeError | None:
        """Deal from the seed, or from a new one. Raises `StudentCodeError`; returns one that only has to be shown."""
        seed = random.SystemRandom().randrange(SEEDS) if seed is None else seed
        random.seed(seed)
        game, trouble = self.scene.deal(self.code, seed)  # when that fails, the game in play stays
        self._begin(game, seed)
        return trouble

    def _begin(self, game: Any, seed: int, seeded: bool = True) -> None:
        try:
            history = History(freeze(game), self.scene.pause(game) is None)
        except NotPlain as error:
            raise not_plain(error) from None
        if not self._is_untouched:
            self.pause()
            self._earlier = self._game_in_play
        self.history, self.seed = history, seed
        self._restart_clock()
        if seeded:  # with the same deal comes the same luck in playing it
            random.seed(seed)

    @property
    def _is_untouched(self) -> bool:
        """Whether the player has not decided anything in this game."""
        return self.history is None or not (self.history.can_undo or self.history.can_redo)

    @property
    def has_earlier(self) -> bool:
        """Whether undo brings back the game that was in play before this one began."""
        return self._earlier is not None and self._is_untouched

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo, be it the beginning of this game."""
        return self.has_earlier or (self.history is not None and self.history.can_undo)

    def deal_again(self) -> None:
        """The same cards from the beginning."""
        if self.history:
            self._begin(self.history.first, self.seed)

    def _restart_clock(self) -> None:
        self._played, self._since, self.ending, self._asks_for_end = 0.0, None, None, True
        self._records, self._undone = [], []

    def play(self, move: Move) -> Outcome:
        """Make a move; the outcome has a game only if that is another one now.

        Raises `Refused` or `StudentCodeError`, and then nothing has changed.
        """
        assert self.history is not None
        before, game = self.history.now, self.history.now
        try:
            outcome = self.scene.play(self.code, game, move) or Outcome(game)
        except Refused as refusal:
            if game != before:
                raise Refused(f'{refusal}\n{HALF_DONE}') from None
            raise
        if outcome.begins:
            self._begin(outcome.game, self.seed, seeded=False)
        elif outcome.game is not None and outcome.game != before:
            self._add(outcome.game, outcome.replaces)
        else:
            outcome = outcome._replace(game=None)
        if outcome.record is not None:
            self._count(outcome.record)
        return outcome

    def _count(self, record: Any, at_end: bool = False) -> None:
        """The record is this one, until the move is taken back."""
        assert self.history is not None
        self._records.append((self.history.moves, self.scene.record, at_end))
        self.scene.record = record

    def count_from(self, record: Any) -> None:
        """The record is this one, whatever was counted here: none of that is taken back any more."""
        self.scene.record = record
        self._records, self._undone = [], []
        if self._earlier:
            self._earlier |= {'_records': [], '_undone': []}

    def _add(self, game: Any, replaces: bool) -> None:
        assert self.history is not None
        keep = self.history.replace if replaces else self.history.add
        try:
            keep(game, self.scene.pause(game) is None)
        except NotPlain as error:
            raise not_plain(error) from None
        if not replaces:
            self._undone = []
        if self._since is None and not self.ending and not replaces:
            self._since = self.clock()

    @property
    def waiting(self) -> Pause | None:
        """The pause before a move that nobody at the window makes; None when the player is on turn."""
        return self.scene.pause(self.history.now) if self.history else None

    def play_automatic(self) -> Outcome:
        """Make the move that comes after the pause. Raises `Refused` or `StudentCodeError`."""
        return self.play(self.scene.automatic_move(self.code, self.game))

    def look_for_end(self) -> Ending | None:
        """How the game has just ended, if it has. Raises `StudentCodeError`, but each only once for the same code."""
        if self.history is None or self.ending or not self._asks_for_end:
            return None
        self._asks_for_end = False  # until it has come back
        self.ending = self.scene.ending(self.code, self.history.now)
        self._asks_for_end = True
        if self.ending:
            self.pause()
            self._count(self.scene.counted(self.history.now, self.history.moves, self.seconds), at_end=True)
        return self.ending

    def look(self) -> None:
        """Let the scene see what the student's functions say about the game now."""
        self._is_looking = True
        try:
            self.scene.facts = self.scene.look(self.code, self.history.now) if self.history else None
        finally:
            self._is_looking = False

    def _take_back_the_end(self) -> None:
        assert self.history is not None
        while self._records and self._records[-1][0] > self.history.moves:
            moves, before, at_end = self._records.pop()
            if not at_end:  # the end itself is looked for again, and counts then
                self._undone.append((moves, self.scene.record))
            self.scene.record = before
        if not any(at_end for _, _, at_end in self._records):
            self.ending = None

    def _count_again(self) -> None:
        """What moves had counted that were taken back, and are done again."""
        assert self.history is not None
        while self._undone and self._undone[-1][0] <= self.history.moves:
            moves, record = self._undone.pop()
            self._records.append((moves, self.scene.record, False))
            self.scene.record = record

    def undo(self) -> None:
        """Back to the player's last decision; the end of a game can be taken back too, and does not count then.

        Where nothing is decided yet, the game is back that was in play before.
        """
        if self.has_earlier and self._earlier:
            self.pause()
            self._take_up(self._earlier)
            self._earlier = None
        elif self.history:
            self.history.undo()
            self._take_back_the_end()

    @property
    def _game_in_play(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in OF_ONE_GAME}

    def _take_up(self, game: dict[str, Any]) -> None:
        for name, value in game.items():
            setattr(self, name, value)

    def redo(self) -> None:
        """Forward to the next decision that was undone."""
        if self.history:
            self.history.redo()
            self._count_again()

    def go_to(self, game: Frozen) -> bool:
        """Go to the step at which the game was this one; False when it is none of this game's steps."""
        if self.history is None or not self.history.go_to(game):
            return False
        self._take_back_the_end()
        self._count_again()
        return True

    @property
    def can_finish(self) -> bool:
        """Whether the rest of the game can play itself."""
        return self.history is not None and any(True for _ in self.scene.finishing_moves(self.history.now))

    def possible_moves(self) -> list[Move]:
        """The moves that the student's code allows now, each tried on a copy of the game. Raises `StudentCodeError`."""
        found: list[Move] = []
        before, printed, self._is_deaf = self.game, self.code.printed, True
        try:
            for move in self.scene.thinkable_moves(before):
                with suppress(Refused):
                    self.scene.play(self.code, self.game, move)
                    found.append(move)
        finally:
            self.code.printed, self._is_deaf = printed, False
        return found

    def try_moves(self, moves: Any) -> bool:
        """Make the first of the moves that the student's code allows; False when there is none to try.

        Raises `StudentCodeError`, or the last `Refused` when all are refused.
        """
        refusal = None
        for move in moves:
            try:
                self.play(move)
            except Refused as error:
                refusal = error
                continue
            return True
        if refusal:
            raise refusal
        return False

    def reload(self) -> StudentCodeError | None:
        """Continue with the code as it is in the files now. Raises `StudentCodeError`; the old code stays then."""
        fresh = Implementation(self.implementation.exercise, self.implementation.folder)
        code = self._code_of(fresh)
        trouble = code.load()
        code.module = self.code.module  # a scene of many modules may have turned to another one
        trouble = trouble or code.lost_since(self.code)
        self.implementation, self._asks_for_end = fresh, True
        self.code = code
        return trouble

    def to_data(self) -> dict[str, Any] | None:
        """The game for a file, or the one that undo would bring back; None when there is nothing worth keeping."""
        history, seed, seconds, ending = self.history, self.seed, self.seconds, self.ending
        if self.has_earlier and self._earlier:
            history, seed, ending, seconds = (self._earlier[name] for name in OF_ONE_GAME[:4])
        if history is None or ending or not (history.moves or history.can_redo):
            return None
        return {'seed': seed, 'seconds': seconds, 'history': history.to_data()}

    def resume(self, data: dict[str, Any]) -> None:
        """Continue a game that `to_data` gave. Raises an exception of any kind for others."""
        history = History.read(data['history'])
        seed, seconds = int(data['seed']), float(data['seconds'])
        if not isfinite(seconds):
            raise ValueError('no time')
        self.history, self.seed = history, seed
        self._restart_clock()
        self._played = seconds

    def memory(self) -> list[dict[str, Any]]:
        """The game, and the one that undo would bring back, for another process; nothing where there is none."""
        if self.history is None:
            return []
        games = [self._game_in_play, *([self._earlier] if self.has_earlier and self._earlier else [])]
        return [
            {**game, 'history': game['history'].plain(), 'ending': tuple(game['ending']) if game['ending'] else None}
            for game in games
        ]

    def go_on(self, memory: list[dict[str, Any]], seconds: float, waits: bool) -> None:
        """Continue the game of another process, played for so many seconds; `waits` as in `Scene.resumed`."""
        game, *earlier = (
            {**game, 'history': History.read(game['history']), 'ending': game['ending'] and Ending(*game['ending'])}
            for game in memory
        )
        self._take_up(game)
        self._played = seconds
        self._earlier = earlier[0] if earlier else None
        resumed = self.scene.resumed(self.game, waits)
        if resumed is not None:
            self._add(resumed, replaces=True)


HALF_DONE = 'Pozor: funkce tah odmítla, ale hru předtím stihla změnit. Okno ji vrátilo zpátky.'


def not_plain(error: NotPlain) -> StudentCodeError:
    """The error for a game that cannot be frozen: it looks right, but contains objects of other classes."""
    return StudentCodeError(
        'Hru z takových hodnot okno neumí uchovat.',
        'Čeká se: obyčejný slovník, seznamy, n-tice, řetězce a čísla',
        f'Přišlo: něco z vlastní třídy ({error})',
    )


class ComputerTurn:
    """Times the next automatic move. `failed` says that it was tried and went wrong."""

    def __init__(self, session: Session):
        self._session = session
        self.pause: Pause | None = None
        self.failed = False
        self._due: float | None = None

    def look(self) -> None:
        """The game, the code or an option has changed: who is on turn?"""
        self.pause = self._session.waiting
        self.failed = False
        self._due = None

    def look_outside(self) -> None:
        """Something may have come from far away: is it a move? A pause that goes on is not begun anew."""
        if self._session.waiting != self.pause:
            self.look()

    @property
    def can_be_hurried(self) -> bool:
        """Whether a click, Enter or the space bar mean that it need not wait; not where they go past it."""
        return self.pause is not None and (not self.pause.aside or self.failed)

    def wait(self, now: float) -> float | None:
        """Seconds until the move; None when it does not come by itself."""
        if self.pause is None or self.pause.seconds is None or self.failed:
            return None
        return 0.0 if self._due is None else max(0.0, self._due - now)

    def ready(self, now: float) -> bool:
        """Whether the move that comes by itself is to be made now; the first question starts the pause."""
        if self._due is None:
            assert self.pause is not None
            assert self.pause.seconds is not None
            self._due = now + self.pause.seconds
        return now >= self._due
