"""Computes sizes and positions in a window of a given size, and widths of texts."""

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property, lru_cache

SMALLEST_TEXT, LARGEST_TEXT = 9.5, 34.0

WIDE = 1.5
"""How many times as wide as high a window is that has room beside the table."""

SIDE, FOOT, TALLEST_FOOT = 20.0, 8.5, 18.0
"""Room for messages in heights of text: its width beside the table, its height below it, also in a tall window."""

TALLEST_FOOT_PART = 0.27
"""And the part of a tall window that it takes at most: text is large on a narrow page."""

NARROWEST = 42.0
"""How wide a table is at least, in heights of text, when there is room beside it."""

TABLE = 0.72
"""How high a table is at most, in widths of the window: what a tall window has besides is room for messages."""

LEAST, FOOT_PART = 22.8, 0.4
"""Height that a low window has for all else, in heights of text, and which part of the rest the room below gets."""

BOLD = 1.16
"""How much wider bold text is."""


@dataclass(frozen=True)
class Space:
    """The window's size in pixels, and what follows from it.

    `scale` is the display's ratio of pixels to points: 2 where everything is drawn twice as dense.
    `has_strip` says that there is a row of the scene's own buttons above the status line, `has_log` whether there is
    room beside the table; None leaves it to the shape of the window.

    Messages have their room from the beginning: beside the table, or else below it. So none of them covers anything,
    or moves what the player is about to click on.
    """

    width: float
    height: float
    scale: float = 1.0
    has_strip: bool = False
    has_log: bool | None = None

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
    def strip(self) -> float:
        """Height of the row of the scene's own buttons."""
        return self.text * 2.5 if self.has_strip else 0.0

    @property
    def table_top(self) -> float:
        """Where the table begins, under the buttons."""
        return self.bar

    @property
    def strip_top(self) -> float:
        """Where the strip begins, above the status line."""
        return self.height - self.status - self.strip

    @property
    def side(self) -> float:
        """Width of the room beside the table, for the log of calls and for messages."""
        is_wanted = self.width >= WIDE * self.height if self.has_log is None else self.has_log
        return self.text * SIDE if is_wanted and self.can_be_parted else 0.0

    @property
    def can_be_parted(self) -> bool:
        """Whether there can be room beside the table: a narrow one could not be read."""
        return self.width >= self.text * (NARROWEST + SIDE)

    @property
    def foot(self) -> float:
        """Height of the room for messages below the table, where there is none beside it."""
        if self.side:
            return 0.0
        tall = min(TALLEST_FOOT * self.text, TALLEST_FOOT_PART * self.height, self.height - self.width * TABLE)
        usual = min(FOOT * self.text, (self.height - LEAST * self.text) * FOOT_PART)
        return max(0.0, usual, tall)

    @property
    def table_width(self) -> float:
        """Where the table ends, at the right."""
        return self.width - self.side

    @property
    def table_bottom(self) -> float:
        """Where the table ends, above messages and the strip."""
        return self.strip_top - self.foot


LONGEST_LINE = 400
"""Characters of one line, at most; measuring more would take a while, and no window is so wide."""


def text_width(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text is, in pixels; rather more than less, whatever the font."""
    em = _relative_width(text) if len(text) <= LONGEST_LINE else _relative_width.__wrapped__(text)
    return em * size * (BOLD if bold else 1.0)


@lru_cache(2048)  # each picture has the texts of the one before
def _relative_width(text: str) -> float:
    """In heights of the text."""
    narrow = sum(character in " \xa0iíljtfr.,:;!|'I()[]" for character in text)
    wide = sum(character in 'mwMWQOG@%—+−±=→✗…' for character in text)
    return 0.62 * (len(text) - narrow - wide) + 0.38 * narrow + 0.95 * wide


NO_BREAK = '\xa0'
"""A space that binds what should stay on one line."""

WORD = re.compile(rf'[\S{NO_BREAK}]+')


def wrap(text: str, size: float, width: float) -> list[str]:
    """The text in lines no wider than `width`; spaces at the beginning are kept for all of them.

    At a `NO_BREAK` no line ends, unless what it binds is wider than a line; it comes out as an ordinary space.
    """
    indent = text[: len(text) - len(text.lstrip())]
    room = width - text_width(indent, size)
    lines, current = [], indent
    for word in (part for whole in WORD.findall(text.lstrip()) for part in _parts(whole, size, room)):
        longer = current + word if current == indent else f'{current} {word}'
        if current != indent and text_width(longer, size) > width:
            lines.append(current)
            longer = indent + word
        current = longer
    return [line.replace(NO_BREAK, ' ') for line in (*lines, current)]


def _parts(word: str, size: float, width: float) -> list[str]:
    """The word, or as many parts as it takes to be no wider than `width`; of a path rather whole folders."""
    if text_width(word, size) <= width:
        return [word]
    parts, begin, used = [], 0, 0.0
    for index, character in enumerate(word):
        step = text_width(character, size)
        if used + step > width and index > begin:
            folder = max(word.rfind(sign, (begin + index) // 2, index) for sign in '/\\')
            end = index if folder < 0 else folder + 1
            parts.append(word[begin:end])
            begin, used = end, text_width(word[end:index], size)
        used += step
    return [*parts, word[begin:]]


def shorten(text: str, size: float, width: float) -> str:
    """The text, or as much of its beginning as fits, with an ellipsis."""
    if text_width(text, size) <= width:
        return text
    lengths = range(1, min(len(text), LONGEST_LINE))
    fits = bisect_right(lengths, width, key=lambda length: text_width(text[:length] + '…', size))
    return text[:fits].rstrip() + '…' if fits else ''
