"""A message in its room: beside the table, or below it; there it may also lie over felt on which nothing lies."""

from itertools import chain, islice

from rozdej.table import texts
from rozdej.table.picture import Picture, Quad, Text
from rozdej.table.space import BOLD, Space, text_width, wrapped
from rozdej.table.widgets import FAINT_INK, INK, LINE, WIDGET, Message, Pointing, button, panel

PLACE = f'{WIDGET}message'
"""The name of a message, as the mouse finds it."""

WIDEST = 76
"""How wide a message is at most, in heights of text."""

AWAY, BUTTON = 0.3, 2.9
"""Distance of a message from what lies around it, and height of its button with the space above it."""

HEAD = 0.8
"""What a message needs above and below its lines, in heights of text."""

COLUMNS_FROM = 46
"""A box so many heights of text wide has two columns of lines, if it is too low for one."""

ICONS = {'trouble': 'icon-warning', 'refusal': 'icon-info', 'info': 'icon-info'}


def message(picture: Picture, space: Space, what: Message, pointing: Pointing, felt: float) -> None:
    """Draw it; a click on it makes it go. Below `felt` nothing lies on the table."""
    size = space.text
    width = space.side - 2 * AWAY * size if space.side else min(space.table_width - size, size * WIDEST)
    x = space.table_width + AWAY * size if space.side else (space.table_width - width) / 2
    bottom = space.strip_top - AWAY * size
    top = space.table_top if space.side else min(felt, space.table_bottom)
    beside = what.button if what.button and not space.side else None  # a low box has its button at the right
    room = width - size * (1.8 if space.side else 4.6) - (_button_width(what, size) + size if beside else 0)
    high = bottom - top - size * (AWAY + HEAD + (BUTTON if what.button and not beside else 0))
    title, columns = _laid_out(what, size, room, max(2, int(high / (size * LINE))), not space.side)
    rows = len(title) + max(map(len, columns), default=0)
    height = (rows * LINE + HEAD + (BUTTON if what.button and not beside else 0)) * size
    if not space.side:  # as high as its room, or higher
        height = max(height, space.foot - 2 * AWAY * size)
    y = bottom - height
    _draw_panel(picture, what, (x, y, width, height), size)
    left, first = x + size * 2.6, y + size * (HEAD / 2 + LINE / 2)
    below = x + size * 0.9 if space.side else left
    for number, line in enumerate(title):
        picture.upper_texts.append(Text(line, left, first + number * size * LINE, size, INK, bold=True))
    for column, lines in enumerate(columns):
        for number, line in enumerate(lines, start=len(title)):
            where = below + column * room / len(columns), first + number * size * LINE
            picture.upper_texts.append(Text(line, *where, size, INK))
    if what.button:
        box = (below, y + height - size * 2.8, _button_width(what, size), size * 2.2)
        if beside:
            box = (x + width - box[2] - size * 2.4, y + (height - box[3]) / 2, *box[2:])
        button(picture.upper_quads, picture.upper_texts, what.button, box, pointing, size)


def _button_width(what: Message, size: float) -> float:
    assert what.button
    return text_width(what.button.label, size) + size * (3.8 if what.button.icon else 2.0)


def _draw_panel(picture: Picture, what: Message, box: tuple, size: float) -> None:
    """The ground of a message, with its two pictures in the upper corners."""
    x, y, width, _ = box
    quads = picture.upper_quads
    panel(quads, 'banner' if what.kind == 'refusal' else 'panel', box, size * 0.9, PLACE)
    icon = size * 1.6
    quads.append(Quad(ICONS[what.kind], x + size * 0.6, y + size * 0.3, icon, icon, colour=INK))
    quads.append(Quad('icon-close', x + width - size * 1.5, y + size * 0.6, size, size, colour=FAINT_INK))


def _laid_out(
    what: Message, size: float, room: float, most: int, may_have_columns: bool
) -> tuple[list[str], list[list[str]]]:
    """The lines of the title, and the others in one column or two; at most so many rows."""
    seen = (most + 1) * int(room / text_width('i', size))  # more do not fit, and would take a while
    aside = size * (0 if may_have_columns else 2.6)  # there the title has a picture at each end
    title = list(islice(wrapped(what.title[: seen * 2], size * BOLD, room - aside), most + 1))
    if len(title) > most:
        return [*title[: most - 1], '…'], []
    rows = most - len(title)

    def broken(width: float, limit: int) -> list[str]:
        parts = (wrapped(line[: seen * 2], size, width) for line in what.lines)
        return list(islice(chain.from_iterable(parts), limit + 1))

    lines = broken(room, rows)
    if len(lines) <= rows:
        return title, [lines] if lines else []
    columns = 2 if may_have_columns and room >= COLUMNS_FROM * size and rows else 1
    lines = broken(room / columns - size * (columns - 1), rows * columns)
    if len(lines) > rows * columns:
        rest = texts.REST_IN_LOG if may_have_columns else texts.REST_IN_TERMINAL if what.kind == 'trouble' else '…'
        lines = [*lines[: max(0, rows * columns - 1)], rest]
    high = max(1, rows)
    return title, [lines[begin : begin + high] for begin in range(0, len(lines), high)]
