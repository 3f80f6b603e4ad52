"""How big things are in a window of a given size."""

from dataclasses import dataclass
from functools import cached_property

SMALLEST_TEXT, LARGEST_TEXT = 9.5, 34.0


@dataclass(frozen=True)
class Space:
    """The window's size in pixels, and what follows from it.

    `scale` is the display's ratio of pixels to points: 2 where everything is drawn twice as dense.
    """

    width: float
    height: float
    scale: float = 1.0

    @cached_property
    def text(self) -> float:
        """Height of ordinary text in pixels; other measures are multiples of it."""
        fitting = min(self.width / 72, self.height / 44)
        return max(SMALLEST_TEXT * self.scale, min(fitting, LARGEST_TEXT * self.scale))

    @property
    def bar(self) -> float:
        """Height of the row of buttons."""
        return self.text * 2.7

    @property
    def status(self) -> float:
        """Height of the status line."""
        return self.text * 1.9

    @property
    def table_top(self) -> float:
        """Where the table begins, under the buttons."""
        return self.bar

    @property
    def table_bottom(self) -> float:
        """Where the table ends, above the status line."""
        return self.height - self.status


def text_width(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text is, in pixels; rather more than less, whatever the font."""
    narrow = sum(character in " iljtfr.,:;!|'I()[]" for character in text)
    wide = sum(character in 'mwMWQOG@%—' for character in text)
    em = 0.62 * (len(text) - narrow - wide) + 0.38 * narrow + 0.95 * wide
    return em * size * (1.08 if bold else 1.0)


def wrapped(text: str, size: float, width: float) -> list[str]:
    """The text in lines no wider than `width`; spaces at the beginning are kept for all of them."""
    indent = text[: len(text) - len(text.lstrip())]
    lines, current = [], indent
    for word in text.split():
        longer = current + word if current == indent else f'{current} {word}'
        if current != indent and text_width(longer, size) > width:
            lines.append(current)
            longer = indent + word
        current = longer
    return [*lines, current]


def shortened(text: str, size: float, width: float) -> str:
    """The text, or as much of its beginning as fits, with an ellipsis."""
    if text_width(text, size) <= width:
        return text
    while text and text_width(text + '…', size) > width:
        text = text[:-1]
    return text.rstrip() + '…' if text else ''
