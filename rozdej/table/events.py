"""What a display tells a screen, as plain values."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class MouseEvent:
    """The mouse at a point, in pixels from the upper left corner of the window; outside of it at (-1, -1).

    `kind` says whether the left button went down or up there, or the mouse moved, with the button up or down.
    """

    kind: Literal['move', 'press', 'drag', 'release']
    x: float
    y: float


@dataclass(frozen=True)
class Key:
    """A key was pressed: `a`, `left`, `enter`, `f2`, …"""

    name: str
    ctrl: bool = False
    shift: bool = False


@dataclass(frozen=True)
class Typed:
    """Characters were typed, as the keyboard of this country writes them; a `Key` was told, too."""

    text: str


Event = MouseEvent | Key | Typed
