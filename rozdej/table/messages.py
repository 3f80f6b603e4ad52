"""Where a message stands: in place of the status line, in room of its own, or over the table's edge."""

from itertools import chain, islice

from rozdej.table import texts
from rozdej.table.picture import Picture, Quad, Text
from rozdej.table.space import BOLD, LONGEST_LINE, Space, text_width, wrapped
from rozdej.table.widgets import FAINT_INK, INK, LINE, WIDGET, Message, Pointing, button, panel

PLACE = f'{WIDGET}message'
"""The name of a message, as the mouse finds it."""

WIDEST, MOST = 60, 0.55
"""How wide a message is at most, in heights of text; and how much of what lies under the buttons it may take."""

LEAST_TABLE = 20
"""How high a table must be, in heights of text, to be worth looking at; a message that needs more lies over it."""

AWAY = 0.3
"""Distance of a message from what lies around it, in heights of text."""

ICONS = {'trouble': 'icon-warning', 'refusal': 'icon-info', 'info': 'icon-info'}


def is_short(what: Message, space: Space) -> bool:
    """Whether it can stand on the status line, where it covers nothing of the table. A mistake is never so short."""
    if what.kind == 'trouble' or what.button or len(what.lines) > 1:
        return False
    if any(len(text) > LONGEST_LINE for text in (what.title, *what.lines)):
        return False
    return sum(_widths(what, space.text)) <= space.width - space.text * 5


def room_for(what: Message | None, space: Space) -> float:
    """How much of the table is to be left to the message: what takes time to read must not cover what it is about.

    A refusal comes in the midst of playing and is read at a glance; the table does not move for it, unless it asks.
    """
    if what is None or is_short(what, space):
        return 0.0
    if what.kind == 'refusal' and not what.button:
        return 0.0
    room = _height(what, space) + 2 * AWAY * space.text
    is_left = space.table_bottom - space.table_top - room
    return room if is_left >= LEAST_TABLE * space.text else 0.0


def message(picture: Picture, space: Space, what: Message, pointing: Pointing, at_top: bool = False) -> None:
    """Draw it; a click on it makes it go. `at_top` is where it lies when it has no room of its own."""
    if is_short(what, space):
        _draw_short(picture, space, what)
        return
    size = space.text
    lines, width, height = _lines(what, space), _width(space), _height(what, space)
    x, y = (space.width - width) / 2, space.strip_top - height - size * AWAY
    if at_top and not space.message:
        y = space.table_top + size * AWAY
    _draw_panel(picture, what, (x, y, width, height), size * 0.5, size)
    for number, (line, bold) in enumerate(lines):
        middle = y + size * 0.6 + (number + 0.5) * size * LINE
        picture.upper_texts.append(Text(line, x + size * 2.6, middle, size, INK, bold=bold))
    if what.button:
        box = (x + size * 2.6, y + height - size * 2.8, size * 9, size * 2.2)
        button(picture.upper_quads, picture.upper_texts, what.button, box, pointing, size)


def _draw_short(picture: Picture, space: Space, what: Message) -> None:
    """On the status line; it stands there until it is closed."""
    size, edge = space.text, space.text * 0.1
    box = (edge, space.height - space.status + edge, space.width - 2 * edge, space.status - 2 * edge)
    _draw_panel(picture, what, box, size * 0.1, size)
    x, middle = box[0] + size * 2.6, box[1] + box[3] / 2
    picture.upper_texts.append(Text(_spaced(what.title), x, middle, size, INK, bold=True))
    x += _widths(what, size)[0] + size * 0.4
    picture.upper_texts += [Text(_spaced(line), x, middle, size, INK) for line in what.lines]


def _draw_panel(picture: Picture, what: Message, box: tuple, margin: float, size: float) -> None:
    """The ground of a message, with its two pictures in the upper corners."""
    x, y, width, height = box
    quads = picture.upper_quads
    panel(quads, 'banner' if what.kind == 'refusal' else 'panel', box, min(size * 0.9, height / 2), PLACE)
    icon = min(size * 1.6, height - 2 * margin)
    quads.append(Quad(ICONS[what.kind], x + size * 0.6, y + margin, icon, icon, colour=INK))
    middle = y + margin + icon / 2
    quads.append(Quad('icon-close', x + width - size * 1.5, middle - size / 2, size, size, colour=FAINT_INK))


def _widths(what: Message, size: float) -> list[float]:
    """How wide the title and the lines are."""
    return [text_width(_spaced(what.title), size, bold=True), *(text_width(_spaced(line), size) for line in what.lines)]


def _spaced(text: str) -> str:
    """The text with single spaces: how wide a tabulator comes out, only the display knows."""
    return ' '.join(text.split())


def _width(space: Space) -> float:
    return min(space.width - space.text, space.text * WIDEST)


def _height(what: Message, space: Space) -> float:
    return (len(_lines(what, space)) * LINE + 1.2 + (2.4 if what.button else 0)) * space.text


def _lines(what: Message, space: Space) -> list[tuple[str, bool]]:
    """What stands in it, line by line, and whether that is bold."""
    size, width = space.text, _width(space) - space.text * 3.6
    most = max(2, int((space.height - space.bar) * MOST / (size * LINE)) - (2 if what.button else 0))
    seen = (most + 1) * int(width / text_width('i', size))  # more do not fit, and would take a while
    title = ((line, True) for line in wrapped(what.title[:seen], size * BOLD, width))
    below = ((part, False) for line in what.lines for part in wrapped(line[:seen], size, width))
    lines = list(islice(chain(title, below), most + 1))
    if len(lines) > most:
        rest = texts.REST_IN_TERMINAL if what.kind == 'trouble' else '…'  # the terminal gets troubles only
        lines = [*lines[: most - 1], (rest, False)]
    return lines
