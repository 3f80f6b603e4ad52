"""What the player means by an event: plain values from the mouse, the keys and the toolbar of a table screen."""

from enum import Enum, auto
from typing import NamedTuple

from rozdej.table.terms import Move


class Signal(Enum):
    """Intents that need no more words."""

    DROP = auto()  # let go what is carried
    HURRY = auto()  # the move that comes by itself need not wait
    ENTER_LINE = auto()  # play what stands in the line
    DISMISS = auto()  # away with the message
    ESCAPE = auto()  # close or give up the first thing that can be


class Command(NamedTuple):
    """One of the standard buttons: `undo`, `new`, `help`, …"""

    name: str


class NextValue(NamedTuple):
    """Take another value for the scene's option of that name; `for_all_games`, for the setting."""

    name: str
    for_all_games: bool = False


class Play(NamedTuple):
    """Make a move of the scene."""

    move: Move


class Recall(NamedTuple):
    """Choose the call of that number in the log, and go back to the game in which it was made."""

    number: int


class Hover(NamedTuple):
    """The mouse is over this thing on the table, '' over nothing."""

    place: str = ''
    index: int = -1  # type: ignore[assignment]  # nobody looks a part up by its value


class Touch(NamedTuple):
    """The mouse button went down at this point of the table; `place` is '' where nothing lies."""

    x: float
    y: float
    place: str = ''


class Carry(NamedTuple):
    """Carry the thing at the place so far from where it lay."""

    place: str
    index: int  # type: ignore[assignment]  # nobody looks a part up by its value
    dx: float
    dy: float


class Click(NamedTuple):
    """Choose the place, or play there from the chosen one."""

    place: str
    index: int | None  # type: ignore[assignment]  # nobody looks a part up by its value


class Letter(NamedTuple):
    """The same with the place that has this letter, in upper case."""

    letter: str


class Reach(NamedTuple):
    """Go to the place with the arrow keys."""

    place: str


class Type(NamedTuple):
    """A character for the line, or the name of a key: `backspace`, `left`, …"""

    key: str


Intent = Signal | Command | NextValue | Play | Recall | Hover | Touch | Carry | Click | Letter | Reach | Type
