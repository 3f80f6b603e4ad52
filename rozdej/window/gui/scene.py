"""The interface of a game: how its table looks, and which of the student's functions it calls.

For authors. A game is a class called `Game` in the module `scene` of its folder, derived from
`Scene`. It keeps nothing of a game in play: that is an argument everywhere, plain data, and
always a copy. What it has are `options` (what the player has set for this game) and `record`
(what is kept over several games, a score); the engine sets both before it asks anything else.

The engine asks, in this order of importance:

- `deal(code, seed)` for a new game, `draw(game, canvas)` for its picture, made with the
  canvas (piles, fans, hands, labels: `canvas`; people, coins, charts, a grid of cells:
  `drawing_parts`). Everything drawn with a place can be clicked;
- `click_move(game, place)` for what a click means (arrows and Enter walk over `focus_rows`);
  `grip` and the letters of `places` are for games in which things are carried from place to
  place. With `has_strip` there are also `actions(game)`, the scene's own buttons, which play a
  move or change an option, and `entry(game)`, a line to type into, of which `entered` makes a move;
- `play(code, game, move)`, for whatever shape a move has. It calls the student's functions
  through `code`, changes `game` or returns an `Outcome`; `Refused` and `StudentCodeError` go on to the
  engine, which tells them and forgets the copy;
- `pause(game)`: when it gives a `Pause`, a computer is on turn (or a trick is to be looked
  at), and `automatic_move(code, game)` follows after it. Undo goes back to the last game
  in which there was no pause, that is to the person's last decision. A game whose other players are far
  away (`is_far`) takes in what comes from them in the same way: whoever receives it, in whatever thread,
  calls `wake`, and `pause` is asked again. `seat` says whom to play with, `open_window` shows another window
  (by arguments of `python ui.py`) unless one is there, `leave` ends all that it holds,
  `pointer` is the point of the last click;
- `ending(code, game)`: when it gives an `Ending`, the game is over; `counted(game, moves, seconds)` is the new
  record, and `score_text` says what it holds, below the end and in the help;
- `look(code, game)` for what the student's functions say about the game without changing it (totals,
  names, allowed moves): asked through `code.ask` once for each game, and then in `facts` for the picture;
- `option_list(code)` for what can be set, `status(game)` and `explain(game, place, index)` for the
  left and the right end of the status line, `person(game)` for the window's title, `buttons` for which of
  the usual buttons mean something.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rozdej.window.gui.canvas import Canvas
from rozdej.window.gui.scene_types import Action, Ending, Entry, Move, Option, Outcome, Pause, ReplayedStep, Seat
from rozdej.window.gui.student_code import StudentCode
from rozdej.window.gui.student_code_errors import StudentCodeError

BUTTONS = ('undo', 'redo', 'new', 'again', 'finish', 'moves')
"""The buttons that not every game needs."""


class Scene:
    """A game; the methods an author writes, or leaves as they are."""

    module = ''
    """The student's module with the functions; '' when none is called."""

    places = ''
    """The letters that places have, for the keyboard, where a move is from place to place."""

    rows: Sequence[Sequence[str]] = ()
    """The places as they lie on the table, row by row from left to right, for the arrow keys."""

    first_focus = ''
    """Where the arrow keys begin, if not at the first place of the first row."""

    columns = 1
    tall = 3.0
    """Columns of the table, and how many cards high it is."""

    allows = ''
    """The student's function that allows or refuses a move, where the player may ask which moves there are."""

    has_strip = False
    """Whether there is a strip above the status line, for actions and the entry."""

    has_cards = True
    """Whether the colours of cards can be chosen."""

    is_kept = True
    """Whether a game that was not finished goes on when it is opened again."""

    is_far = False
    """Whether it is played over the network, so that the command line may say with whom."""

    most_friends = 0
    """How many programs from other files can play, too, where the command line names them (`seat.friends`)."""

    buttons: Sequence[str] = BUTTONS
    """Which of the usual buttons mean something in this game."""

    labels: Mapping[str, str] = {}
    """What stands on those of the usual buttons that mean something special here, by their names."""

    deal_from = ''
    """The place where the cards of a new deal come from."""

    kinds: Mapping[str, str] = {}
    """Kinds of games that are counted apart, by their keys in the record, and what they are called in Czech."""

    numbers_counted: Sequence[int] = ()
    """How many whole numbers the record has for each kind (older kits had fewer); without, it may be anything."""

    help: tuple[str, ...] = ()
    """How to play, in Czech, for the window's help."""

    def __init__(self) -> None:
        self.options: dict[str, Any] = {}
        self.record: Any = None
        self.facts: Any = None
        self.seat = Seat()
        self.pointer = (0.0, 0.0)
        self.wake: Callable[[], None] = lambda: None
        self.open_window: Callable[[list[str]], None] = lambda arguments: None

    # The game.

    def deal(self, code: StudentCode, seed: int) -> tuple[Any, StudentCodeError | None]:
        """A new game, and what is to be said about it. Raises `StudentCodeError` when there is none."""
        raise NotImplementedError

    def play(self, code: StudentCode, game: Any, move: Move) -> Outcome | None:
        """Make the move in `game`, which is a copy; or say in an `Outcome` what came of it.

        Raises `Refused` or `StudentCodeError`.
        """
        raise NotImplementedError

    def ending(self, code: StudentCode, game: Any) -> Ending | None:
        """How the game ended; None as long as it goes on. Raises `StudentCodeError`."""
        return None

    def pause(self, game: Any) -> Pause | None:
        """How long to wait for the move that is nobody's at the window; None when the player is on turn.

        Asked after the end of the game, too: there may still be something to be looked at and put away.
        """
        return None

    def automatic_move(self, code: StudentCode, game: Any) -> Move:
        """The move to be made after the pause. Raises `Refused` or `StudentCodeError`."""
        raise NotImplementedError

    def leave(self) -> None:
        """The game is left, or the window closed: let go of connections and processes."""

    def resumed(self, game: Any, waits: bool) -> Any:
        """The game as it is when the process in which it was played has ended; None leaves it as it was.

        When the game `waits`, it ended in a move that nobody at the window had made, and this is not to be tried again
        before the player wants it.
        """
        return None

    def counted(self, game: Any, moves: int, seconds: float) -> Any:
        """The record with this finished game in it, which took so much: plain data that fits into JSON."""
        return self.record

    @property
    def counts(self) -> Mapping[str, Sequence[int]]:
        """The numbers in the record, for each kind of game in `kinds`."""
        return self.record or {}

    @property
    def kind(self) -> str:
        """Which kind of game is played now."""
        return ''

    def score_text(self, kind: str, counts: Sequence[int]) -> str:
        """What these numbers of one kind of game say, in Czech; '' when they say nothing."""
        return ''

    @property
    def score(self) -> str:
        """What the record says of the kind of game that is played now; '' when it says nothing."""
        return self.score_text(self.kind, self.counts[self.kind]) if self.kind in self.counts else ''

    @property
    def scores(self) -> list[str]:
        """What the record says of all kinds of games."""
        found = [(self.kinds.get(kind, ''), self.score_text(kind, counts)) for kind, counts in self.counts.items()]
        return [' · '.join(filter(None, parts)) for parts in found if parts[1]]

    def replayed(self, record: Mapping[str, Any]) -> Sequence[ReplayedStep]:
        """The steps of a game that was played elsewhere (see `replay`); sets the options that they are drawn with.

        Raises `ValueError`, `LookupError`, `TypeError` or `AttributeError` when it makes nothing of the record.
        """
        return ()

    def look(self, code: StudentCode, game: Any) -> Any:
        """What the student's functions say about the game, for all that draws and explains it; see `code.ask`."""
        return None

    def can_count(self, record: Any) -> bool:
        """Whether a record read from a file has the right shape."""
        lengths = self.numbers_counted
        return not lengths or (
            type(record) is dict
            and all(type(counts) in (list, tuple) and len(counts) in lengths for counts in record.values())
            and all(type(number) is int for counts in record.values() for number in counts)
        )

    def option_list(self, code: StudentCode) -> Sequence[Option]:
        """What can be set for this game, with the student's code as it is."""
        return ()

    # The picture.

    def can_draw(self, game: Any) -> bool:
        """Whether a game read from a file can be shown and played; may raise anything where it is none at all."""
        return True

    def draw(self, game: Any, canvas: Canvas) -> None:
        """Draw the table."""
        raise NotImplementedError

    def status(self, game: Any) -> str | None:
        """What the status line says; None for moves, time and the number of the deal."""
        return None

    def shows_calls(self, game: Any) -> bool:
        """Whether the log of calls may be seen beside the game; not where it tells what somebody must not see."""
        return True

    def person(self, game: Any) -> str:
        """Who plays at this window, for its title; '' where that goes without saying."""
        return ''

    def explain(self, game: Any, place: str, index: int) -> str:
        """What is under the mouse (or, with the index -1, under the arrow keys), for the status line."""
        return ''

    # What the mouse and the keyboard mean.

    def click_move(self, game: Any, place: str) -> Move | None:
        """The move that a mere click on the place means."""
        return None

    def actions(self, game: Any) -> Sequence[Action]:
        """The scene's own buttons that mean something now."""
        return ()

    def entry(self, game: Any) -> Entry | None:
        """The line to type into, if there is one now."""
        return None

    def entered(self, game: Any, text: str) -> Move | None:
        """The move that a typed line means; None if it means nothing."""
        return text

    def focus_rows(self, game: Any) -> Sequence[Sequence[str]]:
        """The places over which the arrow keys walk now."""
        return self.rows

    def grip(self, game: Any, place: str, index: int) -> int | None:
        """The first of the things that go along when the thing at `index` is taken; None when it stays."""
        return None

    def first_grip(self, game: Any, place: str) -> int | None:
        """The first of all things that can be taken from the place, for the keyboard."""
        return None

    def home_moves(self, game: Any, place: str) -> Iterable[Move]:
        """Moves to try for a double click on the place."""
        return ()

    def finishing_moves(self, game: Any) -> Iterable[Move]:
        """Moves to try when the rest is certain; none as long as the player has to think."""
        return ()

    def thinkable_moves(self, game: Any) -> Iterable[Move]:
        """All moves from place to place that the function `allows` may allow; it is asked about each of them."""
        return ()

    def key_move(self, game: Any, key: str) -> Move | None:
        """The move of a key (`'a'`, `'4'`) that means nothing else."""
        return None

    def stock_move(self, game: Any) -> Move | None:
        """The move of the space bar."""
        return None
