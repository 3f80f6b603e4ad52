"""The strip above the status line: the scene's own buttons, and the line to type into."""

from collections.abc import Sequence
from dataclasses import replace

from rozdej.table.picture import Picture, Quad, Rectangle, Text
from rozdej.table.space import Space, shortened, text_width
from rozdej.table.terms import Entry
from rozdej.table.widgets import (
    BAR_COLOUR,
    ENTRY,
    FAINT_INK,
    INK,
    PALE,
    Button,
    Pointing,
    button,
    key_width,
    panel,
    three_parts,
)

CARET = '|'


def strip(
    picture: Picture,
    space: Space,
    buttons: Sequence[Button],
    entry: Entry | None,
    line: str,
    pointing: Pointing,
) -> None:
    """Draw the entry with what is typed in it, and the buttons beside it."""
    top, height = space.strip_top, space.strip
    picture.quads.append(Quad('white', 0, top, space.width, height, colour=BAR_COLOUR))
    size, gap = space.text * 0.95, space.text * 0.4
    x = space.text * 0.7 if entry else gap  # a label stands above the beginning of the status line
    widths = [_width(what, height, size) for what in buttons]
    if sum(widths) + gap * len(widths) > space.width * (0.6 if entry else 1.0) - x:
        buttons = [replace(what, key='') for what in buttons]
        widths = [_width(what, height, size) for what in buttons]
    if entry:
        left_over = space.width - x - sum(widths) - gap * (len(widths) + 2)
        most = min(space.width * 0.36, max(space.width * 0.26, left_over))
        box = (x, top + height * 0.1, most, height * 0.8)
        x = _entry(picture, entry, line, pointing.focus == ENTRY, box, size) + gap
    room = space.width - x - gap
    missing = sum(widths) + gap * len(widths) - room
    if missing > 0 and buttons:  # the same from each: in parts of the width, long labels would lose all their edge
        widths = [width - missing / len(widths) for width in widths]
    for what, width in zip(buttons, widths, strict=True):
        box = (x, top + height * 0.09, width, height * 0.82)
        button(picture.quads, picture.texts, what, box, pointing, size)
        x += width + gap


def _width(what: Button, height: float, size: float) -> float:
    icon = height * 0.5 if what.icon else 0
    return icon + text_width(what.label, size) + key_width(what, size) + size * (4.0 if what.is_main else 1.6)


def _entry(
    picture: Picture,
    entry: Entry,
    line: str,
    focused: bool,
    box: Rectangle,
    size: float,
) -> float:
    """Draw the entry; returns where it ends on the right."""
    x, y, most, height = box
    middle = y + height * 0.5
    label = shortened(entry.label, size, most * 0.6)
    picture.texts.append(Text(label, x, middle, size, PALE))
    x += text_width(label, size) + size * 0.4
    width = min(size * 12, max(size * 4, most - text_width(label, size)))
    panel(picture.quads, 'panel', (x, y, width, height), min(height / 2, size * 0.6), ENTRY)
    if focused:
        three_parts(picture.quads, 'button-focus', (x, y, width, height), ENTRY)
    typing = line or focused
    text, colour = (_tail(line, size, width - size * 1.6) + CARET, INK) if typing else (entry.hint, FAINT_INK)
    picture.texts.append(Text(shortened(text, size, width - size), x + size * 0.6, middle, size, colour))
    return x + width


def _tail(line: str, size: float, width: float) -> str:
    """As much of the end of the line as fits."""
    while line and text_width(line, size) > width:
        line = line[1:]
    return line
