"""A picture as plain data: textured rectangles and texts, in the order they are painted.

Coordinates are pixels of the window, with the origin in its top left corner and y growing
downwards, as one reads. Only the window turns them upside down.
"""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

Colour = tuple[int, int, int, int]
"""Red, green, blue, opacity."""

Rectangle = tuple[float, float, float, float]
"""x, y, width and height."""

WHITE: Colour = (255, 255, 255, 255)
FELT: Colour = (14, 82, 56, 255)
"""The colour of the table, on which every picture lies."""

Anchor = Literal['left', 'center', 'right']


class Quad(NamedTuple):
    """A part of the atlas, drawn into a rectangle.

    `place` and `index` say what the mouse meets there (which pile and which of its cards,
    which button); without a place the mouse passes through. `key` is the identity of the
    thing drawn: the same key in two pictures is the same card, and travels between them.
    """

    name: str
    x: float
    y: float
    width: float
    height: float
    place: str = ''
    index: int = -1  # type: ignore[assignment]  # nobody looks a quad up by its value, as tuple.index does
    key: Hashable = None
    colour: Colour = WHITE

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in the rectangle."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Text(NamedTuple):
    """One line of text; `x` is its left end, centre or right end as `anchor` says, `y` its middle."""

    text: str
    x: float
    y: float
    size: float
    colour: Colour = WHITE
    anchor: Anchor = 'left'
    bold: bool = False


class Trip(NamedTuple):
    """One thing's way: from where (a rectangle), what it looked like there if that differs, when it sets off, and for
    how many seconds it travels.
    """

    x: float
    y: float
    width: float
    height: float
    before: str
    start: float
    seconds: float

    def left(self, now: float) -> float:
        """Seconds until it is over."""
        return self.start + self.seconds - now


@dataclass
class Picture:
    """What is to be seen: quads, texts over them, then the same again for what lies above all.

    The first of the upper quads come from elsewhere: `trips` are their ways.
    """

    quads: list[Quad] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)
    upper_quads: list[Quad] = field(default_factory=list)
    upper_texts: list[Text] = field(default_factory=list)
    trips: list[Trip] = field(default_factory=list)

    def targets(self) -> Iterator[Quad]:
        """The quads that the mouse can meet, nearest to the eye first."""
        for quads in (self.upper_quads, self.quads):
            for quad in reversed(quads):
                if quad.place:
                    yield quad


def hit(picture: Picture, x: float, y: float) -> Quad | None:
    """The quad that the player sees and means at the point; None where there is only the table."""
    return next((quad for quad in picture.targets() if quad.holds(x, y)), None)


def overlap(one: Quad, other: Quad) -> float:
    """The area in square pixels that two quads share."""
    width = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    height = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return max(0.0, width) * max(0.0, height)
