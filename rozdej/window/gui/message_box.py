"""Draws a message beside the table or below it. Below, it may also cover empty felt."""

from collections.abc import Sequence
from itertools import chain, islice

from rozdej.window.gui import texts
from rozdej.window.gui.layout import BOLD, FOOT, Space, text_width, wrap
from rozdej.window.gui.picture import Picture, Quad, Rectangle
from rozdej.window.gui.widgets import (
    FAINT_INK,
    INK,
    LINE,
    WIDGET,
    Button,
    Message,
    Pointing,
    button,
    panel,
    write_lines,
)

PLACE = f'{WIDGET}message'
"""The name of a message, as the mouse finds it."""

WIDEST = 76
"""How wide a message is at most, in heights of text."""

AWAY, BUTTON, BELOW = 0.3, 2.2, 2.6
"""In heights of text: distance of a message from what lies around it, height of a button, and that with its space."""

HEAD = 0.8
"""What a message needs above and below its lines, in heights of text."""

COLUMNS_FROM = 46
"""A box so many heights of text wide has two columns of lines, if it is too low for one."""

ICONS = {'trouble': 'icon-warning', 'refusal': 'icon-info', 'info': 'icon-info', 'end': ''}

ICON, BESIDE = 4.6, 1.1
"""How large the picture of an end is, in heights of text, and how far apart several of them are, in widths of one."""

TITLE = 1.45
"""How much larger the title of an end is."""


def message(picture: Picture, space: Space, what: Message, pointing: Pointing, felt: float) -> float:
    """Draw it and return where it begins; a click on it makes it go. Below `felt` nothing lies on the table."""
    return (_beside if space.side else _below)(picture, space, what, pointing, felt)


def _beside(picture: Picture, space: Space, what: Message, pointing: Pointing, felt: float) -> float:
    """In the room beside the table: one column, buttons under each other, pictures of an end above its title."""
    size, is_end = space.text, what.kind == 'end'
    x, width = space.table_width + AWAY * size, space.side - 2 * AWAY * size
    bottom = space.strip_top - AWAY * size
    icon = size * ICON if what.icon else 0.0
    room = width - size * 1.8
    extra = HEAD * size + icon + len(what.buttons) * BELOW * size
    most = max(2, int((bottom - space.table_top - AWAY * size - extra) / (size * LINE)))
    larger = TITLE if is_end else 1.0
    title, columns = _lay_out(what, size, room / larger - size * (0 if is_end else 2.6), (room, 1), most, '…')
    lines = columns[0] if columns else []
    height = extra + (len(title) * larger + len(lines)) * LINE * size
    y = bottom - height
    _draw_panel(picture, what, (x, y, width, height), size)
    y += HEAD / 2 * size
    _draw_icons(picture, what, x + width / 2, y, icon)
    y += icon
    left = x + size * 0.9
    at, anchor = (x + width / 2, 'center') if is_end else (x + size * 2.6, 'left')
    y = write_lines(picture.upper_texts, title, at, y, size * larger, colour=INK, anchor=anchor, bold=True)
    y = write_lines(picture.upper_texts, lines, left, y, size, colour=INK)
    y += (BELOW - BUTTON) / 2 * size
    for number, what_button in enumerate(what.buttons):
        box = (left, y + number * BELOW * size, room if is_end else _button_width([what_button], size), BUTTON * size)
        button(picture.upper_quads, picture.upper_texts, what_button, box, pointing, size)
    return bottom - height


def _below(picture: Picture, space: Space, what: Message, pointing: Pointing, felt: float) -> float:
    """In the room below the table, or higher where the felt is empty: pictures at the left, buttons at the right."""
    size = space.text
    width = min(space.table_width - size, size * WIDEST)
    x, bottom = (space.table_width - width) / 2, space.strip_top - AWAY * size
    most_high = bottom - min(felt, space.table_bottom) - AWAY * size
    pictures = len(_pictures(what))
    icon = min(size * ICON, space.foot - 2 * AWAY * size, width * 0.4 / max(1, pictures)) if pictures else 0.0
    aside = icon * pictures + size * (1.0 if pictures else 2.6)
    buttons = _button_width(what.buttons, size) + size if what.buttons else 0.0
    room = width - aside - buttons - size * 2.0
    columns = 2 if room >= COLUMNS_FROM * size else 1
    high = max(most_high, len(what.buttons) * BELOW * size)
    rows = max(2, int((high - HEAD * size) / (size * LINE)))
    rest = texts.REST_IN_LOG
    title, lines = _lay_out(what, size, room, (room, columns), rows, rest)
    used = (len(title) + max(map(len, lines), default=0)) * LINE + HEAD
    least = min(space.foot, FOOT * size) - 2 * AWAY * size  # a tall window has more room than few words fill
    height = max(used * size, least, (len(what.buttons) * BELOW + 0.4) * size)
    y = bottom - height
    _draw_panel(picture, what, (x, y, width, height), size)
    _draw_icons(picture, what, x + size * 0.5 + icon * pictures / 2, y + (height - icon) / 2, icon)
    left, first = x + aside, y + size * HEAD / 2
    if what.kind == 'end':  # the few words of an end stand in the middle of its height
        first += max(0.0, height - used * size) / 2
    first = write_lines(picture.upper_texts, title, left, first, size, colour=INK, bold=True)
    for column, texts_of in enumerate(lines):
        write_lines(picture.upper_texts, texts_of, left + column * room / len(lines), first, size, colour=INK)
    step = min(BELOW * size, (height - 0.3 * size) / max(1, len(what.buttons)))
    for number, what_button in enumerate(what.buttons):
        top = y + (height - step * len(what.buttons)) / 2 + number * step + step * 0.06
        box = (x + width - buttons - size * 1.2, top, buttons - size, step * 0.88)
        button(picture.upper_quads, picture.upper_texts, what_button, box, pointing, size)
    return bottom - height


def _button_width(buttons: Sequence[Button], size: float) -> float:
    """How wide the widest of the buttons is."""
    return max(text_width(what.label, size) + size * (3.8 if what.icon else 2.0) for what in buttons)


def _pictures(what: Message) -> tuple[str, ...]:
    return tuple(filter(None, (what.icon,) if isinstance(what.icon, str) else what.icon))


def _draw_icons(picture: Picture, what: Message, middle: float, top: float, size: float) -> None:
    """The pictures of an end side by side."""
    pictures = _pictures(what)
    step = size * (BESIDE if len(pictures) < 4 else 0.95)
    for number, name in enumerate(pictures):
        x = middle + (number - (len(pictures) - 1) / 2) * step - size / 2
        picture.upper_quads.append(Quad(name, x, top, size, size))


def _draw_panel(picture: Picture, what: Message, box: Rectangle, size: float) -> None:
    """The ground of a message, with its sign and the cross in the upper corners."""
    x, y, width, _ = box
    quads = picture.upper_quads
    panel(quads, 'banner' if what.kind in ('refusal', 'end') else 'panel', box, size * 0.9, PLACE)
    if name := ICONS[what.kind]:
        quads.append(Quad(name, x + size * 0.6, y + size * 0.3, size * 1.6, size * 1.6, colour=INK))
    quads.append(Quad('icon-close', x + width - size * 1.5, y + size * 0.6, size, size, colour=FAINT_INK))


def _lay_out(
    what: Message, size: float, title_room: float, body: tuple[float, int], most: int, rest: str
) -> tuple[list[str], list[list[str]]]:
    """The lines of the title, and the others in one column, or in as many as `body` has in its width; at most so many
    rows. Where that is not enough, `rest` is the last line.
    """
    room, columns = body
    seen = 2 * (most + 1) * int(room / text_width('i', size))  # more do not fit, and would take a while
    title = list(islice(wrap(what.title[:seen], size * BOLD, title_room), most + 1))
    if len(title) > most:
        return [*title[: most - 1], '…'], []
    rows = most - len(title)

    def broken(width: float, limit: int) -> list[str]:
        parts = (wrap(line[:seen], size, width) for line in what.lines)
        return list(islice(chain.from_iterable(parts), limit + 1))

    lines = broken(room, rows)
    if len(lines) <= rows:
        return title, [lines] if lines else []
    lines = broken(room / columns - size * (columns - 1), rows * columns)
    if len(lines) > rows * columns:
        if rest == '…' and what.kind == 'trouble':  # the terminal gets troubles only
            rest = texts.REST_IN_TERMINAL
        lines = [*lines[: max(0, rows * columns - 1)], rest]
    high = max(1, rows)
    return title, [lines[begin : begin + high] for begin in range(0, len(lines), high)]
