"""What a game tells the window: how its table looks, and which student's functions it is made of.

A game is a class called `Game` in `rozdej/games/<exercise>.py`, derived from `Scene`. It keeps
nothing itself: the game in play is an argument everywhere, and plain data.
"""

from collections.abc import Iterable
from typing import Any

from rozdej.table.canvas import Canvas
from rozdej.table.student_code import StudentCode
from rozdej.table.trouble import Trouble

Move = tuple[str, str]
"""From which place to which."""


class Scene:
    """A game of places and moves between them; the methods an author writes, or leaves as they are."""

    module = ''
    """The student's module with the functions."""

    places = ''
    """The letters that places have, for the keyboard."""

    rows: tuple[str, ...] = ()
    """The places as they lie on the table, row by row from left to right, for the arrow keys."""

    columns = 1
    tall = 3.0
    """Columns of the table, and how many cards high it is."""

    deal_from = ''
    """The place where the cards of a new deal come from."""

    help: tuple[str, ...] = ()
    """How to play, in Czech, for the window's help."""

    def deal(self, code: StudentCode, seed: int) -> tuple[Any, Trouble | None]:
        """A new game, and what is to be said about it. Raises `Trouble` when there is none."""
        raise NotImplementedError

    def play(self, code: StudentCode, game: Any, move: Move) -> None:
        """Make the move in `game`, which is a copy. Raises `Refused` or `Trouble`."""
        raise NotImplementedError

    def is_won(self, code: StudentCode, game: Any) -> bool:
        """Whether the player has won. Raises `Trouble`."""
        return False

    def can_draw(self, game: Any) -> bool:
        """Whether a game read from a file has the right shape."""
        return True

    def draw(self, game: Any, canvas: Canvas) -> None:
        """Draw the table."""
        raise NotImplementedError

    def grip(self, game: Any, place: str, index: int) -> int | None:
        """The first of the things that go along when the thing at `index` is taken; None when it stays."""
        return None

    def click_move(self, game: Any, place: str) -> Move | None:
        """The move that a mere click on the place means."""
        return None

    def home_moves(self, game: Any, place: str) -> Iterable[Move]:
        """Moves to try for a double click on the place."""
        return ()

    def finishing_moves(self, game: Any) -> Iterable[Move]:
        """Moves to try when the rest is certain; none as long as the player has to think."""
        return ()

    def stock_move(self, game: Any) -> Move | None:
        """The move of the space bar."""
        return None
