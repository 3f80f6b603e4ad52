"""Draws what else may lie on a table into a rectangle of the canvas: people, coins, small charts, a board."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from rozdej.window.gui.canvas import RATIO, Canvas
from rozdej.window.gui.layout import text_width
from rozdej.window.gui.picture import WHITE, Colour, Quad, Rectangle, Text
from rozdej.window.gui.widgets import PALE

COIN_VALUES = (500, 100, 50, 10, 5, 1)
MOST_COINS = 14
"""More than this are shown as a heap."""

SOFT_TEXT = (190, 214, 200, 255)
GRID_COLOUR = (255, 255, 255, 46)
CURVE_COLOUR = (255, 213, 102, 255)
QUIET_BAR = (142, 186, 164, 255)


def person(
    canvas: Canvas,
    box: Rectangle,
    number: int,
    name: str,
    lines: Sequence[str] = (),
    mood: str = 'calm',
    on_turn: bool = False,
    place: str = '',
    picture: str = '',
    badge: str = '',
) -> None:
    """Somebody at the table: number 1–4, mood `calm`, `glad` or `sad`; name and lines stand beside the picture.

    `picture` stands for a face, `badge` is a small picture at the right end. Who is on turn has an
    arrow, and should say so in a line too.
    """
    x, y, width, height = box
    canvas.panel('panel-dark', box, min(height / 2, canvas.space.text * 0.9), place)
    size = min(height * 0.86, width * 0.4)
    middle = y + height / 2
    left = x + height * 0.07
    canvas.image(picture or f'person-{number}-{mood}', (left, middle - size / 2, size, size), place)
    left += size + canvas.space.text * 0.5
    right = x + width - canvas.space.text * 0.5
    small = min(size * 0.55, canvas.space.text * 2.6)
    for name_of_mark in filter(None, (badge, 'turn' if on_turn else '')):
        right -= small
        canvas.image(name_of_mark, (right, middle - small / 2, small, small))
    room = right - left
    rows = [(name, 1.0, True, PALE), *((line, 0.9, False, SOFT_TEXT) for line in lines)]
    step = min(canvas.space.text * 1.4, height / (len(rows) + 0.4))
    top = middle - step * len(rows) / 2
    for row, (text, part, bold, colour) in enumerate(rows):
        height_of_text = min(canvas.space.text * part, step / 1.25)
        canvas.write(text, left, top + (row + 0.5) * step, height_of_text, colour, bold=bold, room=room)


class TrickLayout(NamedTuple):
    """How taken tricks lie side by side and in rows.

    `step` is how far apart the cards of a trick lie, `wide` how wide it is with the space behind it, both in widths
    of a card; `high` is how far apart rows are, in heights of a card. A card is at most `tallest` of the room.
    """

    step: float
    wide: float
    high: float
    tallest: float = 1.0
    centred: bool = False


def tricks(
    canvas: Canvas,
    room: Rectangle,
    taken: Sequence[Sequence[tuple[str, Colour]]],
    most: int,
    layout: TrickLayout,
    place: str = '',
) -> None:
    """Taken tricks, as large as if there were `most` of them; of each card its picture and its tint."""
    x, y, width, height = room
    sizes = {}
    for columns in range(1, most + 1):
        by_height = min(height / (math.ceil(most / columns) * layout.high), height * layout.tallest)
        sizes[columns] = min(width / (columns * layout.wide * RATIO), by_height)
    columns = max(sizes, key=lambda columns: sizes[columns])
    card = sizes[columns]
    if layout.centred:
        y += (height - math.ceil(most / columns) * card * layout.high) / 2
    for index, trick in enumerate(taken):
        row, column = divmod(index, columns)
        for number, (name, colour) in enumerate(trick):
            left = x + column * card * RATIO * layout.wide + number * card * RATIO * layout.step
            canvas.image(name, (left, y + row * card * layout.high, card * RATIO, card), place, colour=colour)


def coins(canvas: Canvas, box: Rectangle, amount: float) -> None:
    """An amount as coins side by side, the largest first; a heap, if it takes too many."""
    x, y, width, height = box
    rest, values = max(0, int(amount)), []
    for value in COIN_VALUES:
        values += [value] * min(rest // value, MOST_COINS + 1)
        rest %= value
    if not values:
        return
    names = [f'coin-{value}' for value in values] if len(values) <= MOST_COINS else ['coins']
    size = min(height, width)
    step = min(size * 0.62, (width - size) / max(1, len(names) - 1))
    for number, name in enumerate(names):
        canvas.image(name, (x + number * step, y + (height - size) / 2, size, size))


def curve(canvas: Canvas, box: Rectangle, values: Sequence[float], title: str = '') -> None:
    """How a number went on, from left to right; least and greatest value stand at the edges."""
    x, y, width, height = box
    size = min(canvas.space.text * 0.9, height / 6)
    canvas.panel('panel-dark', box, canvas.space.text * 0.8)
    canvas.write(title, x + size, y + size * 1.1, size, room=width - size)
    low, high = min(values, default=0.0), max(values, default=0.0)
    x, y, width, height = x + size * 4.5, y + size * 2.9, width - size * 5.5, height - size * 4
    for value, line_y in [(low, y + height), *([(high, y)] if high > low else [])]:
        canvas.image('white', (x, line_y, width, 1), colour=GRID_COLOUR)
        canvas.write(number_text(value), x - size * 0.5, line_y, size, SOFT_TEXT, 'right')
    if len(values) < 2:
        return
    span = (high - low) or 1
    points = [
        (x + width * number / (len(values) - 1), y + height * (1 - (value - low) / span))
        for number, value in enumerate(values)
    ]
    canvas.line(points, max(2.0, canvas.space.text * 0.18), CURVE_COLOUR)


def bars(
    canvas: Canvas,
    box: Rectangle,
    items: Sequence[tuple[str, float]],
    title: str = '',
    digits: int = 1,
    marked: str = '',
) -> None:
    """A bar with its name and value for each item, one below another; the item called `marked` stands out.

    Unless all values are whole, all have the same `digits` behind the comma, so that they can be compared by eye.
    """
    x, y, width, height = box
    canvas.panel('panel-dark', box, canvas.space.text * 0.8)
    size = min(canvas.space.text * 0.9, height / (len(items) + 2))
    rows = len(items) + (1 if title else 0)
    step = (height - size) / max(1, rows)
    top = y + size / 2
    if title:
        canvas.write(title, x + size, top + step / 2, size, room=width - size)
        top += step
    most = max((value for _, value in items), default=0) or 1
    widest = max((text_width(name, size, bold=name == marked) for name, _ in items), default=0.0)
    names = min(width * 0.3, widest)
    are_whole = all(value == int(value) for _, value in items)
    for name, value in items:
        middle = top + step / 2
        bold = name == marked
        colour = QUIET_BAR if marked and not bold else CURVE_COLOUR
        canvas.write(name, x + size, middle, size, bold=bold, room=names)
        length = (width - names - size * 6) * max(0.0, value) / most
        left = x + size * 1.5 + names
        canvas.image('white', (left, middle - step * 0.3, max(2.0, length), step * 0.6), colour=colour)
        words = number_text(value, digits) if are_whole else decimal_text(value, digits)
        canvas.write(words, left + length + size * 0.4, middle, size, SOFT_TEXT, bold=bold)
        top += step


def number_text(value: float, digits: int = 1) -> str:
    """A number as it is written in Czech: whole ones without decimals, others with a comma."""
    return str(int(value)) if value == int(value) else decimal_text(value, digits)


def decimal_text(value: float, digits: int) -> str:
    """A number with so many digits behind the comma, whole or not."""
    return f'{value:.{digits}f}'.replace('.', ',')


CELL_EDGE = (205, 185, 141)
WOOD = (150, 100, 58, 255)
COORDINATE_COLOUR = (255, 240, 210, 255)
LINE_EDGE = (60, 40, 10, 255)

MARGIN, EDGE = 0.62, 0.22
"""How wide the frame is, in cells: at the sides with coordinates, and at the others."""

STONE = 1.14
"""How large the picture of a stone is, in cells; it has an empty margin of its own."""

FOCUS = 'stone-last'
"""What shows the keyboard's focus on a cell."""

LINE_WIDTH = 0.1
"""How thick a line through stones is, in cells."""


class Board:
    """A grid drawn into a rectangle of the canvas, as large as fits; the names of cells are places.

    `names` are rows of names from top to bottom. `below` and `beside` are the coordinates under the columns
    and at the left of the rows. `colour` tints the cells.
    """

    def __init__(
        self,
        canvas: Canvas,
        box: Rectangle,
        names: Sequence[Sequence[str]],
        below: Sequence[str] = (),
        beside: Sequence[str] = (),
        colour: Colour = WHITE,
    ):
        self._canvas = canvas
        self._places = {name: (row, column) for row, line in enumerate(names) for column, name in enumerate(line)}
        x, y, width, height = box
        rows, columns = len(names), len(names[0])
        frame = MARGIN + EDGE
        self.cell = int(min(width / (columns + frame), height / (rows + frame)))
        self.x = round(x + (width - self.cell * (columns + frame)) / 2 + self.cell * MARGIN)
        self.y = round(y + (height - self.cell * (rows + frame)) / 2 + self.cell * EDGE)
        self.width, self.height = self.cell * columns, self.cell * rows
        self._draw_frame()
        for name in self._places:
            canvas.zones[name] = self.box(name)
            canvas.focus_looks[name] = FOCUS
            canvas.picture.quads.append(Quad('square', *self.box(name), name, colour=colour))
        self._draw_edges(rows, columns, colour)
        self._draw_coordinates(below, beside)

    def _draw_frame(self) -> None:
        """The wood that the cells lie in."""
        wide, narrow = round(self.cell * MARGIN), round(self.cell * EDGE)
        box = (self.x - wide, self.y - narrow, self.width + wide + narrow, self.height + wide + narrow)
        self._canvas.panel('panel', box, self.cell * 0.3, colour=WOOD)

    def _draw_edges(self, rows: int, columns: int, colour: Colour) -> None:
        """Draw lines between the cells. Those in the picture of a cell disappear where it is drawn small."""
        thick = max(1, round(self.cell / 48))
        red, green, blue = (part * tint // 255 for part, tint in zip(CELL_EDGE, colour, strict=False))
        across = [(self.x, self.y + row * self.cell - thick // 2, self.width, thick) for row in range(1, rows)]
        down = [(self.x + one * self.cell - thick // 2, self.y, thick, self.height) for one in range(1, columns)]
        for line in across + down:
            self._canvas.picture.quads.append(Quad('white', *line, colour=(red, green, blue, colour[3])))

    def _draw_coordinates(self, below: Sequence[str], beside: Sequence[str]) -> None:
        size = max(self.cell * 0.34, min(self._canvas.space.text * 0.9, self.cell * MARGIN))
        texts, away = self._canvas.picture.texts, self.cell * MARGIN * 0.52
        for column, text in enumerate(below):
            x = self.x + (column + 0.5) * self.cell
            texts.append(Text(text, x, self.y + self.height + away, size, COORDINATE_COLOUR, 'center'))
        for row, text in enumerate(beside):
            y = self.y + (row + 0.5) * self.cell
            texts.append(Text(text, self.x - away, y, size, COORDINATE_COLOUR, 'center'))

    def box(self, name: str) -> Rectangle:
        """The rectangle of a cell."""
        row, column = self._places[name]
        return (self.x + column * self.cell, self.y + row * self.cell, self.cell, self.cell)

    def middle(self, name: str) -> tuple[float, float]:
        """The middle of a cell."""
        x, y, width, height = self.box(name)
        return x + width / 2, y + height / 2

    def stone(self, picture: str, name: str, source: tuple[float, float] | None = None, colour: Colour = WHITE) -> Quad:
        """A stone in a cell; a new one comes from the point `source`. The mouse meets the cell, not the stone."""
        x, y = self.middle(name)
        size = self.cell * STONE
        key = ('stone', name)
        stone = Quad(picture, x - size / 2, y - size / 2, size, size, key=key, colour=colour)
        self._canvas.picture.quads.append(stone)
        if source:
            self._canvas.sources[key] = (source[0] - size / 2, source[1] - size / 2)
        return stone

    def mark(self, picture: str, name: str) -> None:
        """A mark in a whole cell; it lies under a stone that is drawn after it."""
        self._canvas.picture.quads.append(Quad(picture, *self.box(name), name))

    def line(self, first: str, last: str, colour: Colour) -> None:
        """A line from the middle of one cell to that of another, over their stones."""
        points = [self.middle(first), self.middle(last)]
        self._canvas.line(points, self.cell * LINE_WIDTH * 1.6, LINE_EDGE)
        self._canvas.line(points, self.cell * LINE_WIDTH, colour)
