"""A game in play: what the table shows now, how it came to it, and the student's code behind it.

The student's functions always get a copy. Only when a call ends well does the copy become
the game; otherwise it is thrown away, so nothing that a function leaves half done is ever seen.
"""

import random
import time
from collections.abc import Callable
from typing import Any

from rozdej.student.implementation import Implementation
from rozdej.table.history import History, NotPlain, freeze
from rozdej.table.scene import Move, Scene
from rozdej.table.student_code import Refused, StudentCode
from rozdej.table.trouble import Trouble

SEEDS = 1_000_000


class Session:
    """One game after another of one scene with one implementation.

    `seed` is the number the deal was made from, `seconds` the time played, `won` whether
    the student's own function said so. `history` is None as long as there is no game.
    """

    def __init__(self, scene: Scene, implementation: Implementation, clock: Callable[[], float] = time.monotonic):
        self.scene = scene
        self.implementation = implementation
        self.code = StudentCode(implementation, scene.module)
        self.history: History | None = None
        self.seed = 0
        self.won = False
        self._clock = clock
        self._played = 0.0
        self._since: float | None = None
        self._win_asked = True

    @property
    def game(self) -> Any:
        """A copy of the game as it is; None when there is none."""
        return self.history.now if self.history else None

    @property
    def seconds(self) -> float:
        """How long the game has been played."""
        running = self._clock() - self._since if self._since is not None else 0.0
        return self._played + running

    @property
    def running(self) -> bool:
        """Whether the clock is ticking: from the first move to the win."""
        return self._since is not None

    def pause(self) -> None:
        """Stop the clock."""
        self._played, self._since = self.seconds, None

    def load(self) -> Trouble | None:
        """Load the student's code; see `StudentCode.load`."""
        return self.code.load()

    def deal(self, seed: int | None = None) -> Trouble | None:
        """A new game from the seed, or from a new one. Raises `Trouble`; returns one to be told anyway."""
        self.history = None
        self.seed = random.SystemRandom().randrange(SEEDS) if seed is None else seed
        self._restart_clock()
        random.seed(self.seed)
        game, trouble = self.scene.deal(self.code, self.seed)
        try:
            self.history = History(freeze(game))
        except NotPlain as error:
            raise not_plain(error) from None
        return trouble

    def deal_again(self) -> None:
        """The same cards from the beginning."""
        if self.history:
            self.history = History(freeze(self.history.first))
            self._restart_clock()

    def _restart_clock(self) -> None:
        self._played, self._since, self.won, self._win_asked = 0.0, None, False, True

    def play(self, move: Move) -> None:
        """Make a move. Raises `Refused` or `Trouble`, and then nothing has changed."""
        assert self.history is not None
        game = self.history.now
        try:
            self.scene.play(self.code, game, move)
        except Refused as refusal:
            if game != self.history.now:
                raise Refused(f'{refusal}\n{HALF_DONE}') from None
            raise
        try:
            self.history.add(game)
        except NotPlain as error:
            raise not_plain(error) from None
        if self._since is None and not self.won:
            self._since = self._clock()

    def look_for_win(self) -> bool:
        """Whether the game has just been won. Raises `Trouble`, but each only once for the same code."""
        if self.history is None or self.won or not self._win_asked:
            return False
        try:
            self.won = self.scene.is_won(self.code, self.history.now)
        except Trouble:
            self._win_asked = False
            raise
        if self.won:
            self.pause()
        return self.won

    def undo(self) -> None:
        """Back by one move; a win can be taken back too."""
        if self.history:
            self.history.undo()
            self.won = False

    def redo(self) -> None:
        """Forward by one move that was undone."""
        if self.history:
            self.history.redo()

    def try_moves(self, moves: Any) -> bool:
        """Make the first of the moves that the student's code allows. Raises `Trouble`."""
        for move in moves:
            try:
                self.play(move)
            except Refused:
                continue
            return True
        return False

    def reload(self) -> Trouble | None:
        """Continue with the code as it is in the files now. Raises `Trouble`; the old code stays then."""
        fresh = Implementation(self.implementation.exercise, self.implementation.folder)
        code = StudentCode(fresh, self.scene.module)
        trouble = code.load()
        self.implementation, self.code, self._win_asked = fresh, code, True
        return trouble

    def written(self) -> dict[str, Any] | None:
        """The game for a file; None when there is nothing worth keeping."""
        if self.history is None or self.won or not (self.history.moves or self.history.can_redo):
            return None
        return {'seed': self.seed, 'seconds': self.seconds, 'history': self.history.written()}

    def resume(self, data: dict[str, Any]) -> None:
        """Continue a game that `written` gave. Raises `ValueError`, `KeyError` or `TypeError`."""
        history = History.read(data['history'])
        seed, seconds = int(data['seed']), float(data['seconds'])
        self.history, self.seed = history, seed
        self._restart_clock()
        self._played = seconds


HALF_DONE = 'Pozor: funkce tah odmítla, ale hru předtím stihla změnit. Okno ji vrátilo zpátky.'


def not_plain(error: NotPlain) -> Trouble:
    """The trouble with a game that cannot be frozen: it looks right, but is made of classes of its own."""
    return Trouble(
        'Hru z takových hodnot okno neumí uchovat.',
        'Čeká se: obyčejný slovník, seznamy, n-tice, řetězce a čísla',
        f'Přišlo: něco z vlastní třídy ({error})',
    )
