"""What a display tells the game side, as plain values."""

from enum import Enum
from typing import Literal, NamedTuple

from rozdej.window.gui.layout import Space


class MouseEvent(NamedTuple):
    """The mouse at a point, in pixels from the upper left corner of the window; outside of it at (-1, -1).

    `kind` says whether the left button went down or up there, or the mouse moved, with the button up or down.
    """

    kind: Literal['move', 'press', 'drag', 'release']
    x: float
    y: float


class Key(NamedTuple):
    """A key was pressed: `a`, `left`, `enter`, `f2`, …"""

    name: str
    ctrl: bool = False
    shift: bool = False


class Typed(NamedTuple):
    """Characters were typed, as the keyboard of this country writes them; a `Key` was told, too."""

    text: str


class Choose(NamedTuple):
    """A screen reader chose a thing of the picture (see `rozdej.window.gui.accessibility`)."""

    place: str
    index: int = -1  # type: ignore[assignment]  # nobody looks a part up by its value


Event = MouseEvent | Key | Typed | Choose
"""What the player did."""


class Moment(Enum):
    """What happens without the player: the time has come that an answer named; half a second has passed, and files may
    have changed; the game side has asked for a question, for something came from outside; the display wants to be told
    in words what the last picture shows.
    """

    TICK = 'tick'
    LOOK = 'look'
    OUTSIDE = 'outside'
    WORDS = 'words'


Happening = Event | Moment | Space
"""All that the game side is told; a `Space` is the size of the window, for which a picture is wanted."""
