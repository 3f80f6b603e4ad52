"""What the player means by an event: plain values from the mouse, the keys and the toolbar of a table screen."""

from dataclasses import dataclass
from enum import Enum, auto

from rozdej.table.terms import Move


class Signal(Enum):
    """Intents that need no more words."""

    DROP = auto()  # let go what is carried
    HURRY = auto()  # the move that comes by itself need not wait
    ENTER_LINE = auto()  # play what stands in the line
    DISMISS = auto()  # away with the message
    ESCAPE = auto()  # close or give up the first thing that can be


@dataclass(frozen=True)
class Command:
    """One of the standard buttons: `undo`, `new`, `help`, …"""

    name: str


@dataclass(frozen=True)
class NextValue:
    """Take another value for the scene's option of that name; `for_all_games`, for the setting."""

    name: str
    for_all_games: bool = False


@dataclass(frozen=True)
class Play:
    """Make a move of the scene."""

    move: Move


@dataclass(frozen=True)
class Recall:
    """Choose the call of that number in the log, and go back to the game in which it was made."""

    number: int


@dataclass(frozen=True)
class Hover:
    """The mouse is over this thing on the table, '' over nothing."""

    place: str = ''
    index: int = -1


@dataclass(frozen=True)
class Touch:
    """The mouse button went down at this point of the table; `place` is '' where nothing lies."""

    x: float
    y: float
    place: str = ''


@dataclass(frozen=True)
class Carry:
    """Carry the thing at the place so far from where it lay."""

    place: str
    index: int
    dx: float
    dy: float


@dataclass(frozen=True)
class Click:
    """Choose the place, or play there from the chosen one."""

    place: str
    index: int | None


@dataclass(frozen=True)
class Letter:
    """The same with the place that has this letter, in upper case."""

    letter: str


@dataclass(frozen=True)
class Reach:
    """Go to the place with the arrow keys."""

    place: str


@dataclass(frozen=True)
class Type:
    """A character for the line, or the name of a key: `backspace`, `left`, …"""

    key: str


Intent = Signal | Command | NextValue | Play | Recall | Hover | Touch | Carry | Click | Letter | Reach | Type
